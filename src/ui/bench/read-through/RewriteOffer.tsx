import '../../../i18n/words/bench-run'
import { useMemo } from 'react'
import { type ColleagueAnswer, rewriteEdits } from '../../../core/bench/read-through/read-colleague'
import { editTool } from '../../../core/authoring/edit-tool'
import { compareTexts } from '../../../core/diff/text/compare-texts'
import type { JsonObject } from '../../../core/json/node'
import { parse, rootObject } from '../../../core/json/parse'
import { print } from '../../../core/json/print'
import type { Finding } from '../../../core/lint/finding'
import { lintTool } from '../../../core/lint/engine'
import { descriptionText } from '../../../core/model/description'
import { findingText } from '../../../i18n/findings'
import { toolEdited } from '../../../state/document'
import { useView } from '../../../state/view'
import { TextSide } from '../../compare/TextSide'
import { toasted } from '../../kit/toast'
import { useWords } from '../../kit/use-words'

interface RewriteOfferProps {
  readonly id: string
  readonly tool: JsonObject
  readonly answer: ColleagueAnswer
}

/** The suggested words as a diff, with what the checklist says before and after. An author takes them. */
export function RewriteOffer({ id, tool, answer }: RewriteOfferProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const offer = useMemo(() => offerOf(tool, answer), [tool, answer])
  if (!offer) return null
  const { edits, text, was, is } = offer
  const apply = () => {
    if (toolEdited(id, edits) === undefined) toasted({ text: t('benchRun.readApplied') })
  }
  return (
    <section className="card" aria-label={t('benchRun.readRewrite')}>
      <h5>{t('benchRun.readRewrite')}</h5>
      <p className="lab">{t('benchRun.readBefore')}</p>
      <TextSide text={text} side="before" />
      <p className="lab">{t('benchRun.readAfter')}</p>
      <TextSide text={text} side="after" />
      <p className="num">{t('benchRun.readFindings', { before: was.length, after: is.length })}</p>
      <ul>
        {without(was, is).map((each, i) => (
          <li key={`gone-${i}`}>{t('benchRun.readGone', { text: findingText(each, lang) })}</li>
        ))}
        {without(is, was).map((each, i) => (
          <li key={`new-${i}`}>{t('benchRun.readFresh', { text: findingText(each, lang) })}</li>
        ))}
      </ul>
      <p className="quiet">{t('benchRun.readSlots')}</p>
      <div className="acts">
        <button type="button" className="btn line" onClick={apply}>
          {t('benchRun.readApply')}
        </button>
      </div>
    </section>
  )
}

/** What would change, and what is found before and after; undefined where nothing would. */
function offerOf(tool: JsonObject, answer: ColleagueAnswer) {
  const edits = rewriteEdits(tool, answer)
  if (edits.length === 0) return undefined
  const edited = editTool(print(tool), edits, tool)
  const after = edited.ok ? rootObject(parse(edited.text)) : undefined
  if (!after) return undefined
  const text = compareTexts(descriptionText(tool), descriptionText(after))
  if (text.every(({ kind }) => kind === 'same')) return undefined
  return { edits, text, was: lintTool(tool).findings, is: lintTool(after).findings }
}

/** Those of the first that the second does not have: of one rule, at one place. */
function without(some: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const keyOf = ({ rule, path }: Finding): string => JSON.stringify([rule, path])
  const known = new Set(others.map(keyOf))
  return some.filter((each) => !known.has(keyOf(each)))
}
