import '../../../i18n/words/result'
import { lazy, Suspense, useMemo, useState } from 'react'
import {
  isOutOfPlace,
  type ResultPart,
  unwrittenParts,
  writeParts,
} from '../../../core/authoring/result/write-result'
import { Checkbox } from '../../kit/Checkbox'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'

const WritePreview = lazy(() => import('./WritePreview'))

const keyOf = ({ table, place }: ResultPart): string => `${table} ${place}`

/** What the tables say and the model is not told yet: chosen, previewed, written in one step. */
export function WritePanel() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isShown, setShown] = useState(false)
  const parts = useMemo(() => unwrittenParts(tool), [tool])
  if (parts.length === 0) return null
  const chosen = parts.filter((part) => !left.has(keyOf(part)))
  const toggle = (part: ResultPart, on: boolean) => {
    const next = new Set(left)
    if (on) next.delete(keyOf(part))
    else next.add(keyOf(part))
    setLeft(next)
  }
  const edits = isShown ? writeParts(tool, chosen) : []
  return (
    <div className="write-panel">
      <p>{t('result.unwritten')}</p>
      {isOutOfPlace(tool) && <p className="quiet">{t('result.noPlace')}</p>}
      <ul>
        {parts.map((part) => (
          <li key={keyOf(part)}>
            <Checkbox checked={chosen.includes(part)} onCheck={(on) => toggle(part, on)}>
              <span>
                {t(`result.part_${part.table}_${part.place}`, { keys: part.keys.join(', ') })}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className="write-actions">
        <button
          type="button"
          className="btn s line"
          disabled={chosen.length === 0}
          onClick={() => {
            edit(writeParts(tool, chosen))
            setShown(false)
          }}
        >
          <Icon name="pencil" small />
          {t('result.write')}
        </button>
        <button
          type="button"
          className="btn s"
          aria-expanded={isShown}
          onClick={() => setShown((was) => !was)}
        >
          <Icon name="eye" small />
          {t(isShown ? 'result.hidePreview' : 'result.preview')}
        </button>
      </div>
      {isShown && (
        <Suspense>
          <WritePreview edits={edits} />
        </Suspense>
      )}
    </div>
  )
}
