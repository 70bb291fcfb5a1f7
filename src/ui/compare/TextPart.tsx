import '../../i18n/words/comparing'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import type { SetDiff, ToolDiff } from '../../core/diff/compare-sets'
import type { Version } from '../../core/diff/version'
import { arr, member, obj } from '../../core/json/node'
import { print } from '../../core/json/print'
import { toolName } from '../../i18n/diff-told'
import { useView } from '../../state/view'
import { EditorBoundary } from '../json/EditorBoundary'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import type { Sides } from './use-comparison'

const TextDiffEditor = lazy(async () => {
  const { loadTextDiff } = await import('./load-text-diff')
  return { default: await loadTextDiff(useView.getState().lang) }
})

interface TextPartProps {
  readonly sides: Sides
  readonly diff: SetDiff
  readonly isShown: boolean
  readonly onShow: (isShown: boolean) => void
}

/** Both texts side by side, of the set or of one tool; the editor is fetched only when asked for. */
export function TextPart({ sides, diff, isShown, onShow }: TextPartProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const id = useId()
  const [chosen, setChosen] = useState('')
  const tool = chosen === '' ? undefined : diff.tools[Number(chosen)]
  const { before, after } = sides
  // Whole sets are written anew for it, so only once they are asked for.
  const texts = useMemo(
    () => (isShown ? textsOf({ before, after }, tool) : undefined),
    [isShown, before, after, tool],
  )
  const changed = diff.tools.flatMap((each, i) =>
    each.changes.length > 0 ? [{ value: String(i), label: toolName(each, lang) }] : [],
  )
  return (
    <section className="grp text-part">
      <div className="text-head">
        <button
          type="button"
          className="btn line"
          aria-expanded={isShown}
          onClick={() => onShow(!isShown)}
        >
          {t(isShown ? 'comparing.hideText' : 'comparing.showText')}
        </button>
        {isShown && changed.length > 0 && (
          <>
            <label htmlFor={id}>{t('comparing.textOf')}</label>
            <Select
              id={id}
              look="s"
              value={chosen}
              options={[{ value: '', label: t('comparing.wholeSet') }, ...changed]}
              onChoose={setChosen}
            />
          </>
        )}
      </div>
      {texts && (
        <EditorBoundary otherwise={<p className="error">{t('comparing.textFailed')}</p>}>
          <Suspense fallback={<p className="quiet">{t('comparing.textLoading')}</p>}>
            <TextDiffEditor
              {...texts}
              labels={[t('comparing.textBefore'), t('comparing.textAfter')]}
            />
          </Suspense>
        </EditorBoundary>
      )}
    </section>
  )
}

/** Documents of ours as they are written; what was read from other formats as the documents they became. */
function textsOf(
  { before, after }: Sides,
  tool: ToolDiff | undefined,
): { readonly before: string; readonly after: string } {
  if (tool)
    return {
      before: tool.before === undefined ? '' : print(before.tools[tool.before]!.tool, 2),
      after: tool.after === undefined ? '' : print(after.tools[tool.after]!.tool, 2),
    }
  const isOwn = Boolean(before.envelope && after.envelope)
  return isOwn
    ? { before: before.text, after: after.text }
    : { before: asDocument(before), after: asDocument(after) }
}

const asDocument = ({ tools }: Version): string =>
  print(obj([member('tools', arr(tools.map(({ tool }) => tool)))]), 2)
