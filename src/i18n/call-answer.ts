import type { CheckedCall } from '../core/calls/check-call'
import type { CallProblem } from '../core/calls/problem'
import { booleanOf, getIn, type JsonNode } from '../core/json/node'
import { pointer } from '../core/json/pointer'
import { nameOf } from '../core/model/tool'
import { answerText, modelText, sentModelText } from './call-problems'

/** More tools than this are not listed to a model that called none of them. */
const MOST_LISTED = 12

/**
 * What a missing member needs is said where it stands misspelt, and a list of values says which type
 * they have.
 */
const isSaidElsewhere = (
  { code, under, path }: CallProblem,
  errors: readonly CallProblem[],
): boolean =>
  under !== undefined ||
  (code === 'type' &&
    errors.some(
      (each) =>
        (each.code === 'enum' || each.code === 'const') && pointer(each.path) === pointer(path),
    ))

/**
 * The answer to a wrong call that lets the model right it: all that is wrong at once, in the language
 * of the tool, headed and ended by the tool's own error where its contract has one. Undefined for a
 * valid call.
 */
export function modelAnswer(checked: CheckedCall, tools: readonly JsonNode[]): string | undefined {
  const { call, found, tool, problems, isValid, lang, ownError } = checked
  if (isValid) return undefined
  if (!tool) return unknownTool(checked, tools)
  // The model knows a tool by the name that its client gave it.
  const isNamed = found.kind === 'found' && ['name', 'prefix', 'sanitised'].includes(found.by)
  const name = (isNamed ? call.name : undefined) ?? nameOf(tool)
  const written = call.problems.filter(({ severity }) => severity === 'error')
  const errors = problems.filter(({ severity }) => severity === 'error')
  const wrong = errors.filter((each) => !isSaidElsewhere(each, errors))
  const count = wrong.length
  const isCode = written.some(({ code }) => code === 'as-code')
  const head =
    count === 0
      ? answerText(lang, isCode ? 'not-called' : 'not-json', { tool: name })
      : answerText(lang, count === 1 ? 'one-wrong' : 'many-wrong', { tool: name, count })
  const isCut = written.some(({ code }) => code === 'arguments-cut')
  const lines = [
    ...written.flatMap((each) => {
      const said = sentModelText(each, lang)
      return said === undefined ? [] : [`- ${said}`]
    }),
    ...wrong.map((each) => `- ${modelText(each, lang)}`),
  ]
  const foot = [
    ...(written.length > 0 && !isCode ? [answerText(lang, isCut ? 'send-all' : 'send-json')] : []),
    ...(count > 1 ? [answerText(lang, 'correct-all')] : []),
    ...(ownError?.next ? [ownError.next] : []),
  ]
  const code = ownError ? `[${ownError.code}] ` : ''
  return [code + head, ...lines, foot.join(lang === 'zh' ? '' : ' ')].filter(Boolean).join('\n')
}

/** What is not exported is not told to a model. */
const isHidden = (tool: JsonNode | undefined): boolean =>
  booleanOf(getIn(tool, ['exports', 'hidden'])) === true

function unknownTool({ call, found, lang }: CheckedCall, tools: readonly JsonNode[]): string {
  const listed = (names: readonly string[]): string =>
    names.map((each) => `\`${each}\``).join(lang === 'zh' ? '、' : ', ')
  const near = found.proposals.flatMap(({ index, name }) => (isHidden(tools[index]) ? [] : name))
  const names = tools.filter((each) => !isHidden(each)).map(nameOf)
  return [
    call.name === undefined || call.name === ''
      ? answerText(lang, 'no-tool-named')
      : answerText(lang, 'unknown-tool', { tool: call.name }),
    ...(near.length > 0 ? [answerText(lang, 'did-you-mean', { names: listed(near) })] : []),
    ...(names.length <= MOST_LISTED && names.length > 0
      ? [answerText(lang, 'tools-are', { names: listed(names) })]
      : []),
    answerText(lang, 'use-listed'),
  ].join(lang === 'zh' ? '' : ' ')
}
