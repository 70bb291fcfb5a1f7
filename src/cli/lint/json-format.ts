import type { Edit } from '../../core/json/edit'
import {
  arr,
  bool,
  type JsonNode,
  type JsonObject,
  member,
  nil,
  num,
  obj,
  str,
} from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import type { Part } from '../../core/lint/score'
import { nameOf } from '../../core/model/tool'
import { fixText } from '../../i18n/findings'
import type { Lang } from '../../core/lint/rule'
import { ENCODING } from '../count-tokens'
import { type LintOutput, rowsByTool } from './report'
import type { AsideRow, Row } from './rows'

/** The machine-readable form; its members are promised in the README. */
export function jsonFormat({
  checked,
  report,
  rows,
  aside,
  countTokens,
  isEstimate,
  lang,
}: LintOutput): string {
  const { own: rowsOf, ofSet } = rowsByTool(rows)
  const { own: asideOf, ofSet: asideInSet } = rowsByTool(aside)
  const tools = checked.map((each, i) => {
    const { score, reading, parts, isCapped } = report.tools[i]!
    const { answers, effect, flags, injected, enumInProse, formatMissing } = reading
    const own = obj([
      member('file', str(each.file)),
      member('index', num(each.index)),
      member('name', str(nameOf(each.tool))),
      member('score', scoreNode(score)),
      member('parts', partsNode(parts)),
      member('capped', bool(isCapped)),
      member('answers', fromPlain(answers)),
      member('reading', fromPlain({ effect, flags, injected, enumInProse, formatMissing })),
      member(
        'tokens',
        fromPlain({
          encoding: ENCODING,
          count: countTokens(each.tool),
          ...(isEstimate ? { estimate: true } : {}),
        }),
      ),
      member('findings', arr((rowsOf.get(i) ?? []).map((row) => rowNode(row, lang)))),
      ...asideMember(asideOf.get(i) ?? []),
    ])
    // One by one, so that of thousands of tools only the text is kept.
    return print(own, INDENT, 2)
  })
  const inSet = (row: Row): JsonObject => rowNode(row, lang, checked[row.tool]!.file)
  const set = obj([
    member('score', scoreNode(report.score)),
    member('parts', partsNode(report.parts)),
    member('findings', arr(ofSet.map(inSet))),
    ...asideMember(asideInSet),
  ])
  const listed = tools.length === 0 ? '[]' : `[\n    ${tools.join(',\n    ')}\n  ]`
  return `{\n  "tools": ${listed},\n  "set": ${print(set, INDENT, 1)}\n}\n`
}

const INDENT = 2

const scoreNode = (score: number | undefined): JsonNode => (score === undefined ? nil : num(score))

const partsNode = (parts: readonly Part[]): JsonNode =>
  fromPlain(parts.map(({ name, points, of }) => ({ name, points, of })))

/** A finding about the set also says which of all tools its path is in, if one, and in which file. */
function rowNode(row: Row, lang: Lang, file?: string): JsonObject {
  const { rule, severity, evidence, path, position, message, tool, finding } = row
  const fix = finding?.fix
  return obj([
    member('rule', str(rule)),
    member('severity', str(severity)),
    member('evidence', str(evidence)),
    member('path', str(path)),
    member('line', num(position.line)),
    member('column', num(position.column)),
    member('message', str(message)),
    ...(file === undefined || row.isWhole ? [] : [member('tool', num(tool))]),
    ...(file === undefined ? [] : [member('file', str(file))]),
    ...(fix
      ? [
          member(
            'fix',
            obj([
              member('message', str(fixText(finding, lang))),
              member('edits', arr(fix.edits.map(editToJson))),
              ...(fix.tools ? [member('tools', arr(fix.tools))] : []),
            ]),
          ),
        ]
      : []),
  ])
}

/** Only there where something was set aside. */
function asideMember(rows: readonly AsideRow[]) {
  if (rows.length === 0) return []
  const items = rows.map(({ rule, path, message, reason, tool, isOfSet, isWhole }) =>
    obj([
      member('rule', str(rule)),
      member('path', str(path)),
      ...(isOfSet && !isWhole ? [member('tool', num(tool))] : []),
      member('message', str(message)),
      member('reason', str(reason)),
    ]),
  )
  return [member('aside', arr(items))]
}

/** An edit as programs read it, its path as a JSON pointer. */
export function editToJson(edit: Edit): JsonObject {
  return obj([
    member('op', str(edit.op)),
    member('path', str(pointer(edit.path))),
    ...('value' in edit ? [member('value', edit.value)] : []),
    ...('to' in edit ? [member('to', fromPlain(edit.to))] : []),
    ...('before' in edit && edit.before !== undefined ? [member('before', str(edit.before))] : []),
  ])
}
