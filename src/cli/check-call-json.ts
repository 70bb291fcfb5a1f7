import { ANSWER_FORMS, answerForm, answerTo } from '../core/calls/answer-forms'
import type { CheckedCall, CheckedCalls } from '../core/calls/check-call'
import type { CallProblem } from '../core/calls/problem'
import type { SentProblem } from '../core/calls/sent-call'
import type { ToolFound } from '../core/calls/which-tool'
import { arr, bool, type JsonNode, type Member, member, num, obj, str } from '../core/json/node'
import { pointer } from '../core/json/pointer'
import type { Lang } from '../core/lint/rule'
import { nameOf } from '../core/model/tool'
import { modelAnswer } from '../i18n/call-answer'
import { authorText, modelText, sentText } from '../i18n/call-problems'

/** What came of a check, for programs; every number with its digits. */
export function callsAsJson(
  { read, calls, isValid }: CheckedCalls,
  tools: readonly JsonNode[],
  to: string | undefined,
  lang: Lang,
): JsonNode {
  return obj([
    member('valid', bool(isValid)),
    member('calls', arr(calls.map((each) => callAsJson(each, tools, to, lang)))),
    member('problems', arr(read.problems.map((each) => sentAsJson(each, lang)))),
    member('said', arr(read.said.map(str))),
  ])
}

function callAsJson(
  checked: CheckedCall,
  tools: readonly JsonNode[],
  to: string | undefined,
  lang: Lang,
): JsonNode {
  const { call, found, tool, problems, isValid, ownError } = checked
  const text = modelAnswer(checked, tools)
  return obj([
    member('form', str(call.form)),
    ...optional('name', call.name),
    ...(call.id ? [member('id', call.id)] : []),
    ...(tool ? [member('tool', str(nameOf(tool)))] : []),
    member('found', foundAsJson(found)),
    member('valid', bool(isValid)),
    ...(call.args ? [member('arguments', call.args)] : []),
    member('written', arr(call.problems.map((each) => sentAsJson(each, lang)))),
    member('problems', arr(problems.map((each) => problemAsJson(each, checked.lang, lang)))),
    ...optional('error', ownError?.code),
    ...optional('answer', text),
    ...(text === undefined ? [] : [member('results', resultsOf(checked, text, to))]),
  ])
}

const optional = (key: string, text: string | undefined): readonly Member[] =>
  text === undefined ? [] : [member(key, str(text))]

const foundAsJson = (found: ToolFound): JsonNode =>
  obj([
    ...(found.kind === 'found' ? [member('by', str(found.by))] : []),
    ...(found.kind === 'found' ? optional('prefix', found.prefix) : []),
    member(
      'proposals',
      arr(
        found.proposals.map(({ name, why }) =>
          obj([member('name', str(name)), member('why', str(why))]),
        ),
      ),
    ),
  ])

function sentAsJson(problem: SentProblem, lang: Lang): JsonNode {
  const { code, severity, line, column } = problem
  return obj([
    member('code', str(code)),
    member('severity', str(severity)),
    ...(line === undefined ? [] : [member('line', num(line))]),
    ...(column === undefined ? [] : [member('column', num(column))]),
    member('message', str(sentText(problem, lang))),
  ])
}

function problemAsJson(problem: CallProblem, toolLang: Lang, lang: Lang): JsonNode {
  const { code, severity, path, place, keyword, got, bound, choices, types, readings } = problem
  const { name, meant, branch } = problem
  const expected = types ? arr(types.map(str)) : choices ? arr(choices) : bound
  return obj([
    member('code', str(code)),
    member('severity', str(severity)),
    member('path', str(`#${pointer(path)}`)),
    member('place', str(`#${pointer(place)}`)),
    ...optional('keyword', keyword),
    ...optional('name', name),
    ...optional('meant', meant),
    ...(expected ? [member('expected', expected)] : []),
    ...(got ? [member('got', got)] : []),
    ...(branch
      ? [
          member(
            'branch',
            obj([
              member('keyword', str(branch.keyword)),
              member('index', num(branch.index)),
              member('by', str(branch.by)),
            ]),
          ),
        ]
      : []),
    member(
      'readings',
      arr(
        readings.map((each) => obj([member('code', str(each.code)), member('value', each.value)])),
      ),
    ),
    member('message', str(authorText(problem, lang))),
    ...(severity === 'error' ? [member('forModel', str(modelText(problem, toolLang)))] : []),
  ])
}

function resultsOf(checked: CheckedCall, text: string, to?: string): JsonNode {
  const asked = to === undefined ? undefined : answerForm(to)
  const answer = answerTo(checked, text)
  const forms = asked ? [asked] : ANSWER_FORMS
  return obj(forms.map((form) => member(form.id, form.write(answer))))
}
