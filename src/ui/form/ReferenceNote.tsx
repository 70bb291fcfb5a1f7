import '../../i18n/words/params'
import { usesOf, ownCopy } from '../../core/model/references'
import type { RowPlace } from '../../core/model/row-places'
import { type Body, referenceHolder } from '../../core/model/schema-body'
import { getIn } from '../../core/json/node'
import { useWords } from '../kit/use-words'
import { useEdit, useFormTool } from './form-context'
import { showInJson } from './show-in-json'

/** That a row shows a definition which others may share, and how to part from it. */
export function ReferenceNote({
  place,
  body,
  isLoop,
}: {
  place: RowPlace
  body: Body
  isLoop: boolean
}) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const { path, name } = body.reference!
  const definition = getIn(tool, path)
  const holder = referenceHolder(tool, place.path)
  const uses = usesOf(tool, path)
  return (
    <p className="reference">
      <span>
        {isLoop
          ? t('params.loop', { name })
          : uses > 1
            ? t('params.sharedBy', { name, count: uses })
            : t('params.usedOnce', { name })}
      </span>
      <button type="button" className="link" onClick={() => showInJson(path)}>
        {t('params.showDefinition')}
      </button>
      {!isLoop && holder && definition && (
        <button
          type="button"
          className="link"
          onClick={() => edit(ownCopy(holder.path, holder.schema, definition))}
        >
          {t('params.ownCopy')}
        </button>
      )}
    </p>
  )
}
