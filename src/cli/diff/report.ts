import type { Change } from '../../core/diff/change'
import {
  type ChangeGroup,
  groupsOf,
  type SetDiff,
  type ToolDiff,
} from '../../core/diff/compare-sets'
import type { Measure, Measures } from '../../core/diff/measures'
import type { Version } from '../../core/diff/version'
import type { Lang } from '../../core/lint/rule'
import { answerName, changeText } from '../../i18n/diff-text'
import { percentText } from '../../i18n/percent-text'
import { diffText } from '../../i18n/diff-report'

/** A version and how it is called: its file, or absent for a link. */
export interface NamedVersion {
  readonly file?: string
  readonly version: Version
}

/** All that a format prints from. */
export interface DiffOutput {
  readonly before: NamedVersion
  readonly after: NamedVersion
  readonly diff: SetDiff
  readonly measures: Measures
  readonly lang: Lang
}

/** How many changes there are of each class. */
export function countsOf(diff: SetDiff): { breaks: number; behaviour: number; safe: number } {
  const counts = { breaks: 0, behaviour: 0, safe: 0 }
  for (const group of groupsOf(diff)) counts[group.class] = group.changes.length
  return counts
}

/** The changes of a group with those of one tool together, in their order. */
export function byTool({
  changes,
}: ChangeGroup): readonly { readonly tool?: ToolDiff; readonly changes: readonly Change[] }[] {
  const parts: { tool?: ToolDiff; changes: Change[] }[] = []
  for (const { tool, change } of changes) {
    const last = parts.at(-1)
    if (last && last.tool === tool) last.changes.push(change)
    else parts.push({ ...(tool ? { tool } : {}), changes: [change] })
  }
  return parts
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

export const nameOfVersion = ({ file }: NamedVersion, lang: Lang): string =>
  file ?? diffText(lang, 'a-link')

/** Measures as they are shown, those of which both sides are known. */
export function measureRows({ measures, lang }: DiffOutput): readonly {
  readonly name: string
  readonly before: string
  readonly after: string
}[] {
  const { score, tokens, tightness, findings } = measures
  const row = (
    key: 'score' | 'tokens' | 'tightness' | 'findings',
    { before, after }: Measure,
    show: (value: number) => string = String,
  ) => {
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
