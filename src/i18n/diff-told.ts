import type { Change } from '../core/diff/change'
import type { SetDiff, ToolDiff } from '../core/diff/compare-sets'
import type { Measure, Measures, MovedLine } from '../core/diff/measures'
import { CHECKLISTS } from '../core/lint/checklists/registry'
import type { Lang } from '../core/lint/rule'
import { diffText } from './diff-report'
import { answerName, changeText } from './diff-text'
import { percentText } from './percent-text'

/** A comparison that is put into words. */
export interface DiffToTell {
  readonly diff: SetDiff
  readonly measures: Measures
  readonly lang: Lang
}

export const toolName = (tool: ToolDiff | undefined, lang: Lang): string =>
  tool ? tool.name || diffText(lang, 'unnamed') : diffText(lang, 'set')

/** The sentence of a change, and which of the five answers it touches. */
export function sentenceOf(change: Change, lang: Lang): string {
  const answers = String(change.values['answers'] ?? '')
  if (answers === '') return changeText(change, lang)
  const names = answers.split(',').map((answer) => answerName(answer, lang))
  const list = names.join(lang === 'zh' ? '、' : ', ')
  const between = lang === 'zh' ? '' : ' '
  return changeText(change, lang) + between + diffText(lang, 'answers', { answers: list })
}

/** A line of a checklist: the list that it is in, and what it asks. */
export function movedLineText({ list, line }: MovedLine, lang: Lang) {
  const { title, lines } = CHECKLISTS[list]
  return { list: title[lang], text: lines[line]!.words[lang] }
}

/** A measure as it is shown. */
export interface MeasureRow {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Measures as they are shown, those of which a side is known. */
export function measureRows(measures: Measures, lang: Lang): readonly MeasureRow[] {
  const { score, tokens, tightness, findings } = measures
  const row = (
    key: 'score' | 'tokens' | 'tightness' | 'findings',
    { before, after }: Measure,
    show: (value: number) => string = String,
  ): readonly MeasureRow[] => {
    if (before === undefined && after === undefined) return []
    const text = (value: number | undefined): string => (value === undefined ? '-' : show(value))
    return [{ name: diffText(lang, key), before: text(before), after: text(after) }]
  }
  return [
    ...row('score', score),
    ...row('tokens', tokens),
    ...row('tightness', tightness, percentText),
    ...row('findings', findings),
  ]
}
