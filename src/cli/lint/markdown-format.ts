import type { Lang } from '../../core/lint/rule'
import { SEVERITY } from '../../i18n/findings'
import { lintReportText } from '../../i18n/lint-report'
import { countOf, type LintOutput, rowsByTool } from './report'
import { nameShown, plainLine, type Row } from './rows'

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
    row([
      say('column-tool'),
      say('column-score'),
      ...(['error', 'warning', 'info'] as const).map((each) => SEVERITY[each][lang]),
    ]),
  )
  lines.push(row(['---', '---:', '---:', '---:', '---:']))
  const nameOfTool = (index: number): string =>
    code(nameShown(checked[index]!, (number) => say('unnamed', { number })))
  for (const index of checked.keys()) {
    const found = own.get(index) ?? []
    const score = report.tools[index]!.score
    lines.push(
      row([
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
    row([
      lintReportText(lang, 'column-place'),
      lintReportText(lang, 'column-severity'),
      lintReportText(lang, 'column-finding'),
      lintReportText(lang, 'column-rule'),
    ]),
    row(['---', '---', '---', '---']),
    ...rows.map((each) => {
      const { file } = checked[each.tool]!
      return row([
        code(`${file}:${each.position.line}`),
        severityWord(each, lang),
        text(each.message),
        code(each.rule),
      ])
    }),
  ]
}

const severityWord = ({ severity }: Row, lang: Lang): string =>
  severity === 'info' ? SEVERITY[severity][lang] : `**${SEVERITY[severity][lang]}**`

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Everything that Markdown or HTML would act on stands there as it was written. */
const text = (raw: string): string =>
  plainLine(raw)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+\-!|~@>]/g, '\\$&')

/** In a table a pipe ends the cell even inside code; a longer fence holds back quotes of code. */
function code(raw: string): string {
  const plain = plainLine(raw).replaceAll('|', '\\|')
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map((run) => run[0].length))
  const fence = '`'.repeat(longest + 1)
  const pad = longest > 0 ? ' ' : ''
  return `${fence}${pad}${plain}${pad}${fence}`
}
