import type { Edit } from '../core/json/edit'
import {
  arr,
  type JsonNode,
  type JsonObject,
  member,
  nil,
  num,
  obj,
  type Path,
  str,
} from '../core/json/node'
import { fromPlain } from '../core/json/plain'
import { pointer } from '../core/json/pointer'
import type { Position } from '../core/json/position'
import type { SetReport, ToolReport } from '../core/lint/engine'
import type { Finding } from '../core/lint/finding'
import type { Lang } from '../core/lint/rule'
import { nameOf } from '../core/model/tool'
import { findingText, fixText, SEVERITY } from '../i18n/findings'
import { lintReportText } from '../i18n/lint-report'
import { ENCODING } from './count-tokens'

/** A tool and where it came from. */
export interface Checked {
  readonly file: string
  /** Its place among the tools of its file, from 0. */
  readonly index: number
  readonly tool: JsonObject
  /** Line and column in the file of what a path in the tool leads to. */
  readonly placeOf: (path: Path) => Position
}

export interface LintOutput {
  readonly checked: readonly Checked[]
  readonly report: SetReport
  readonly countTokens: (tool: JsonObject) => number
  readonly lang: Lang
}

/** The machine-readable form; its members are promised in the README. */
export function reportToJson({ checked, report, countTokens, lang }: LintOutput): JsonObject {
  const tools = checked.map((each, i) => {
    const { score, reading, findings } = report.tools[i]!
    const { answers, effect, flags, injected, enumInProse, formatMissing } = reading
    const inFile = findings.map((finding) => findingToJson(finding, each, lang))
    return obj([
      member('file', str(each.file)),
      member('index', num(each.index)),
      member('name', str(nameOf(each.tool))),
      member('score', scoreNode(score)),
      member('answers', fromPlain(answers)),
      member('reading', fromPlain({ effect, flags, injected, enumInProse, formatMissing })),
      member('tokens', fromPlain({ encoding: ENCODING, count: countTokens(each.tool) })),
      member('findings', arr(inFile)),
    ])
  })
  const together = report.findings.map((finding) =>
    findingToJson(finding, checked[finding.tool ?? 0]!, lang, finding.tool ?? 0),
  )
  const set = obj([member('score', scoreNode(report.score)), member('findings', arr(together))])
  return obj([member('tools', arr(tools)), member('set', set)])
}

const scoreNode = (score: number | undefined): JsonNode => (score === undefined ? nil : num(score))

/** A finding about the set also says which of all tools its path is in, and in which file. */
function findingToJson(finding: Finding, place: Checked, lang: Lang, tool?: number): JsonObject {
  const { line, column } = place.placeOf(finding.path)
  const { fix } = finding
  return obj([
    member('rule', str(finding.rule)),
    member('severity', str(finding.severity)),
    member('path', str(pointer(finding.path))),
    member('line', num(line)),
    member('column', num(column)),
    member('message', str(findingText(finding, lang))),
    ...(tool === undefined ? [] : [member('tool', num(tool)), member('file', str(place.file))]),
    ...(fix
      ? [
          member(
            'fix',
            obj([
              member('message', str(fixText(finding, lang))),
              member('edits', arr(fix.edits.map(editToJson))),
            ]),
          ),
        ]
      : []),
  ])
}

function editToJson(edit: Edit): JsonObject {
  return obj([
    member('op', str(edit.op)),
    member('path', str(pointer(edit.path))),
    ...('value' in edit ? [member('value', edit.value)] : []),
    ...('to' in edit ? [member('to', fromPlain(edit.to))] : []),
    ...('before' in edit && edit.before !== undefined ? [member('before', str(edit.before))] : []),
  ])
}

/** The form for people: a block per tool, the set at the end, a line that counts. */
export function reportToText({ checked, report, countTokens, lang }: LintOutput): string {
  const lines: string[] = []
  let file: string | undefined
  for (const [i, each] of checked.entries()) {
    if (each.file !== file) lines.push(...(lines.length ? [''] : []), each.file)
    file = each.file
    lines.push(`  ${heading(each, report.tools[i]!, countTokens(each.tool), lang)}`)
    lines.push(...findingLines(report.tools[i]!.findings, () => each, lang))
  }
  if (report.findings.length > 0) {
    lines.push('', lintReportText(lang, 'set'))
    lines.push(...findingLines(report.findings, (finding) => checked[finding.tool ?? 0]!, lang))
  }
  const all = [...report.tools.flatMap((tool) => tool.findings), ...report.findings]
  const count = (severity: Finding['severity']): number =>
    all.filter((finding) => finding.severity === severity).length
  const values = {
    tools: checked.length,
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
  }
  lines.push('', lintReportText(lang, 'summary', values))
  return lines.join('\n') + '\n'
}

function heading(each: Checked, { score }: ToolReport, tokens: number, lang: Lang): string {
  const name = nameOf(each.tool) || lintReportText(lang, 'unnamed', { number: each.index + 1 })
  const points =
    score === undefined
      ? lintReportText(lang, 'no-score')
      : lintReportText(lang, 'score', { score })
  return `${name}  ${points}  ${lintReportText(lang, 'tokens', { count: tokens })}`
}

function findingLines(
  findings: readonly Finding[],
  placeOf: (finding: Finding) => Checked,
  lang: Lang,
): readonly string[] {
  const rows = findings.map((finding) => {
    const { line, column } = placeOf(finding).placeOf(finding.path)
    return {
      at: `${line}:${column}`,
      word: SEVERITY[finding.severity][lang],
      text: plainLine(findingText(finding, lang)),
      rule: finding.rule,
    }
  })
  const widest = Math.max(0, ...rows.map((row) => row.at.length))
  const widestWord = Math.max(0, ...rows.map((row) => row.word.length))
  return rows.map(
    ({ at, word, text, rule }) =>
      `    ${at.padEnd(widest)}  ${word.padEnd(widestWord)}  ${text}  ${rule}`,
  )
}

/** What the author wrote may hold line breaks and control characters, which a terminal would obey. */
const plainLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
