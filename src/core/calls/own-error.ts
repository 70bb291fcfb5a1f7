import type { JsonNode } from '../json/node'
import { type ContractError, contractOf } from '../model/contract'
import type { CallProblem } from './problem'

/** How codes and conditions say that arguments are at fault. */
const CODE =
  /invalid|validation|malformed|bad[_-]?(?:request|param|arg|input)|(?:param|arg|input)\w*[_-]?(?:error|missing|wrong)|missing/i
const WHEN =
  /(?:invalid|malformed|missing|wrong)\s+(?:\w+\s+)?(?:argument|parameter|input|field|value)|(?:argument|parameter|input)s?\s+(?:is|are)\s+(?:invalid|missing|malformed|wrong)|参数(?:\S{0,6})(?:错误|无效|不合法|缺失|不正确|有误|校验)|(?:缺少|非法|无效)\S{0,4}参数/i

/**
 * The error of a tool's own contract that its wrong arguments are: the one that a check gives which
 * names the field at fault, else the one whose code or condition speaks of arguments. Undefined when
 * the contract states none.
 */
export function ownError(
  tool: JsonNode,
  problems: readonly CallProblem[],
): ContractError | undefined {
  const contract = contractOf(tool)
  if (!contract) return undefined
  const { errors, checks } = contract
  const fields = new Set(
    problems.flatMap(({ severity, path, name }) => {
      const field = path.find((each) => typeof each === 'string') ?? name
      return severity === 'error' && typeof field === 'string' ? [field] : []
    }),
  )
  const named = checks.flatMap(({ text, error }) =>
    error !== undefined && [...fields].some((field) => speaksOf(text, field)) ? [error] : [],
  )
  const byCheck = errors.filter(({ code }) => named.includes(code))
  // Several fields at fault have several codes; then the general one fits better.
  if (fields.size === 1 && byCheck.length === 1) return byCheck[0]
  const general = errors.filter(({ code, when = '' }) => CODE.test(code) || WHEN.test(when))
  return general.find(({ code }) => /arg|param|input|validation|request/i.test(code)) ?? general[0]
}

/** Whether a text names a field as such: a whole word, which for a short common name must be quoted. */
function speaksOf(text: string, field: string): boolean {
  const at = text.indexOf(field)
  if (at < 0) return false
  const around = (text[at - 1] ?? ' ') + (text[at + field.length] ?? ' ')
  return !/\w/.test(around) && (field.includes('_') || /[A-Z]/.test(field) || around === '``')
}
