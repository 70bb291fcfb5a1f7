import { foreignText } from '../core/dialects/foreign-text'
import type { Imported } from '../core/dialects/import'
import { nil } from '../core/json/node'
import { isWhole, type Problem } from '../core/json/parse'
import { lineStarts, positionAt } from '../core/json/position'
import type { Lang } from '../core/lint/rule'
import { commandLineText } from '../i18n/command-line'
import { problemText } from '../i18n/problems'
import type { Input } from './read-input'

/** A fault of a text as JSON, with file, line and column in its sentence. */
export interface TextFault {
  readonly code: string
  readonly message: string
}

/** So many faults are told; the first ones are the ones to mend. */
const MOST_FAULTS = 20

/**
 * What keeps a text from being read in full: the first fault of each line, since one slip often
 * counts as several.
 */
export function textFaults(input: Input, problems: readonly Problem[], lang: Lang): TextFault[] {
  const starts = lineStarts(input.text)
  const faults: TextFault[] = []
  let lastLine = 0
  for (const problem of problems) {
    if (isHarmless(problem)) continue
    const { line, column } = positionAt(starts, problem.at.start)
    if (line === lastLine) continue
    lastLine = line
    const message = `${input.path}:${line}:${column}: ${problemText(problem, lang)}`
    faults.push({ code: `json.${problem.code}`, message })
    if (faults.length === MOST_FAULTS) break
  }
  return faults
}

/** Members that stand twice: nothing stops at them, but the earlier one is not read. */
export function duplicateLines(input: Input, problems: readonly Problem[], lang: Lang): string[] {
  const doubled = problems.filter((each) => each.code === 'duplicate-key').slice(0, MOST_FAULTS)
  if (doubled.length === 0) return []
  const starts = lineStarts(input.text)
  return doubled.map((problem) => {
    const { line, column } = positionAt(starts, problem.at.start)
    return `${input.path}:${line}:${column}: ${problemText(problem, lang)}`
  })
}

/** What to do about a text that is not JSON, where that shows: repair it, or say it in JSON. */
export function textHints(
  { path, text }: Input,
  { repaired, isWhole: isRead }: Imported,
  lang: Lang,
): string[] {
  if (isRead) return []
  if (repaired) return [commandLineText(lang, 'can-repair', { path })]
  const kind = foreignText(text)
  return kind ? [commandLineText(lang, `is-${kind}`, { path })] : []
}

const isHarmless = (problem: Problem): boolean =>
  isWhole({ text: '', root: nil, problems: [problem] })
