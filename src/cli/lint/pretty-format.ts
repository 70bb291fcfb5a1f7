import type { Lang } from '../../core/lint/rule'
import { SEVERITY } from '../../i18n/findings'
import { lintReportText } from '../../i18n/lint-report'
import type { Checked } from './checked'
import { countOf, type LintOutput, rowsByTool } from './report'
import { nameShown, plainLine, type Row } from './rows'
import type { Verdict } from './verdict'

/** The form for people: a block per tool, the set at the end, a line that counts. */
export function prettyFormat(output: LintOutput): string {
  const { checked, report, rows, aside, known, lang } = output
  const { own, ofSet } = rowsByTool(rows)
  const lines: string[] = []
  let file: string | undefined
  for (const [i, each] of checked.entries()) {
    if (each.file !== file) lines.push(...(lines.length ? [''] : []), each.file)
    file = each.file
    lines.push(`  ${heading(each, report.tools[i]!, output)}`)
    lines.push(...rowLines(own.get(i) ?? [], lang))
  }
  if (ofSet.length > 0) lines.push('', lintReportText(lang, 'set'), ...rowLines(ofSet, lang))
  const values = {
    tools: checked.length,
    errors: countOf(rows, 'error'),
    warnings: countOf(rows, 'warning'),
    infos: countOf(rows, 'info'),
  }
  lines.push('', lintReportText(lang, 'summary', values))
  if (aside.length > 0) lines.push(lintReportText(lang, 'aside', { count: aside.length }))
  if (known > 0) lines.push(lintReportText(lang, 'known', { count: known }))
  return lines.join('\n') + '\n'
}

function heading(
  each: Checked,
  { score }: Verdict,
  { countTokens, isEstimate, lang }: LintOutput,
): string {
  const name = nameShown(each, (number) => lintReportText(lang, 'unnamed', { number }))
  const points =
    score === undefined
      ? lintReportText(lang, 'no-score')
      : lintReportText(lang, 'score', { score })
  const count = countTokens(each.tool)
  const tokens = lintReportText(lang, isEstimate ? 'about-tokens' : 'tokens', { count })
  return `${plainLine(name)}  ${points}  ${tokens}`
}

function rowLines(rows: readonly Row[], lang: Lang): readonly string[] {
  const cells = rows.map(({ position, severity, message, rule }) => ({
    at: `${position.line}:${position.column}`,
    word: SEVERITY[severity][lang],
    text: plainLine(message),
    rule,
  }))
  const widest = Math.max(0, ...cells.map((cell) => cell.at.length))
  const widestWord = Math.max(0, ...cells.map((cell) => cell.word.length))
  return cells.map(
    ({ at, word, text, rule }) =>
      `    ${at.padEnd(widest)}  ${word.padEnd(widestWord)}  ${text}  ${rule}`,
  )
}
