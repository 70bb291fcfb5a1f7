import type { Lang } from '../../core/lint/rule'
import { SEVERITY } from '../../i18n/findings'
import { lintReportText } from '../../i18n/lint-report'
import { countOf, type LintOutput, rowsByTool } from './report'
import { markdownCode, markdownRow, markdownText } from '../markdown'
import { nameShown, type Row } from './rows'

/** A comment for a pull request: a table of the tools, and of each its findings. */
export function markdownFormat(output: LintOutput): string {
  const { checked, report, rows, aside, known, lang } = output
  const { own, ofSet } = rowsByTool(rows)
  const say = (key: Parameters<typeof lintReportText>[1], values = {}): string =>
    lintReportText(lang, key, values)
  const lines = [`## ${say('title')}`, '']
  const values = {
    tools: checked.length,
    errors: countOf(rows, 'error'),
    warnings: countOf(rows, 'warning'),
    infos: countOf(rows, 'info'),
  }
  lines.push(say('summary', values))
  if (aside.length > 0) lines.push(say('aside', { count: aside.length }))
  if (known > 0) lines.push(say('known', { count: known }))
  lines.push('')
  lines.push(
    markdownRow([
      say('column-tool'),
      say('column-score'),
      ...(['error', 'warning', 'info'] as const).map((each) => SEVERITY[each][lang]),
    ]),
  )
  lines.push(markdownRow(['---', '---:', '---:', '---:', '---:']))
  const nameOfTool = (index: number): string =>
    markdownCode(nameShown(checked[index]!, (number) => say('unnamed', { number })))
  for (const index of checked.keys()) {
    const found = own.get(index) ?? []
    const score = report.tools[index]!.score
    lines.push(
      markdownRow([
        nameOfTool(index),
        score === undefined ? say('no-score') : String(score),
        ...(['error', 'warning', 'info'] as const).map((each) => String(countOf(found, each))),
      ]),
    )
  }
  for (const index of checked.keys()) {
    const found = own.get(index) ?? []
    if (found.length === 0) continue
    lines.push('', `### ${nameOfTool(index)}`, '', ...table(found, output))
  }
  if (ofSet.length > 0) lines.push('', `### ${say('set')}`, '', ...table(ofSet, output))
  return lines.join('\n') + '\n'
}

function table(rows: readonly Row[], { checked, lang }: LintOutput): readonly string[] {
  return [
    markdownRow([
      lintReportText(lang, 'column-place'),
      lintReportText(lang, 'column-severity'),
      lintReportText(lang, 'column-finding'),
      lintReportText(lang, 'column-rule'),
    ]),
    markdownRow(['---', '---', '---', '---']),
    ...rows.map((each) => {
      const { file } = checked[each.tool]!
      return markdownRow([
        markdownCode(`${file}:${each.position.line}`),
        severityWord(each, lang),
        markdownText(each.message),
        markdownCode(each.rule),
      ])
    }),
  ]
}

const severityWord = ({ severity }: Row, lang: Lang): string =>
  severity === 'info' ? SEVERITY[severity][lang] : `**${SEVERITY[severity][lang]}**`
