import { type Change } from '../../core/diff/change'
import { countsOf } from '../../core/diff/groups'
import type { Measure, MovedFinding, MovedLine } from '../../core/diff/measures'
import {
  arr,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  num,
  obj,
  str,
} from '../../core/json/node'
import { fromPlain } from '../../core/json/plain'
import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import type { Lang } from '../../core/lint/rule'
import { nameOf } from '../../core/model/tool'
import { sentenceOf } from '../../i18n/diff-told'
import { findingText } from '../../i18n/findings'
import type { DiffOutput } from './report'

/** The machine-readable form; its members are promised in the documentation. */
export function jsonFormat({ before, diff, measures, lang }: DiffOutput): string {
  const tools = diff.tools.map((tool, i) => {
    const { score, tokens, tightness } = measures.tools[i]!
    const was = tool.before === undefined ? undefined : before.version.tools[tool.before]
    return obj([
      member('name', str(tool.name)),
      ...(was && nameOf(was.tool) !== tool.name
        ? [member('nameBefore', str(nameOf(was.tool)))]
        : []),
      ...number('before', tool.before),
      ...number('after', tool.after),
      member('changes', arr(tool.changes.map((change) => changeNode(change, lang)))),
      ...(tool.brokenCall ? [member('brokenCall', tool.brokenCall)] : []),
      ...measureMembers(score, tokens, tightness),
    ])
  })
  return (
    print(
      obj([
        member('summary', fromPlain(countsOf(diff))),
        member('tools', arr(tools)),
        member(
          'set',
          obj([
            member('changes', arr(diff.changes.map((change) => changeNode(change, lang)))),
            ...measureMembers(measures.score, measures.tokens, measures.tightness),
          ]),
        ),
        member(
          'findings',
          obj([
            member('before', num(measures.findings.before)),
            member('after', num(measures.findings.after)),
            member('fixed', arr(measures.findings.fixed.map((each) => findingNode(each, lang)))),
            member('new', arr(measures.findings.fresh.map((each) => findingNode(each, lang)))),
          ]),
        ),
        member(
          'checklists',
          obj([
            member('won', arr(measures.lines.won.map(lineNode))),
            member('lost', arr(measures.lines.lost.map(lineNode))),
          ]),
        ),
        member('notCompared', fromPlain(diff.uncarried)),
      ]),
    ) + '\n'
  )
}

const number = (key: string, value: number | undefined): readonly Member[] =>
  value === undefined ? [] : [member(key, num(value))]

const measureMembers = (score: Measure, tokens: Measure, tightness: Measure): readonly Member[] => [
  member('score', fromPlain(score)),
  member('tokens', fromPlain(tokens)),
  ...(tightness.before === undefined && tightness.after === undefined
    ? []
    : [member('tightness', fromPlain(tightness))]),
]

function changeNode(change: Change, lang: Lang): JsonObject {
  const { code, field, isOutput, path, pathBefore, before, after, text } = change
  const optional = (key: string, value: JsonNode | undefined): readonly Member[] =>
    value ? [member(key, value)] : []
  return obj([
    member('class', str(change.class)),
    member('code', str(code)),
    ...(field === undefined || field === '' ? [] : [member('field', str(field))]),
    ...(isOutput ? [member('side', str('output'))] : []),
    ...optional('pathBefore', pathBefore && str(pointer(pathBefore))),
    ...optional('path', path && str(pointer(path))),
    ...optional('before', before),
    ...optional('after', after),
    member('message', str(sentenceOf(change, lang))),
    ...optional('text', text && fromPlain(text)),
  ])
}

const findingNode = ({ tool, finding }: MovedFinding, lang: Lang): JsonObject =>
  obj([
    ...(tool ? [member('tool', str(tool.name))] : []),
    member('rule', str(finding.rule)),
    member('severity', str(finding.severity)),
    member('path', str(pointer(finding.path))),
    member('message', str(findingText(finding, lang))),
  ])

const lineNode = ({ list, line, before, after }: MovedLine): JsonNode =>
  fromPlain({ list, line: line + 1, before, after })
