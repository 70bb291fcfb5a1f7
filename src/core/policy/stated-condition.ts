import { num, type JsonNode, str } from '../json/node'

/** A condition on one parameter, which a program can check. */
export interface StatedCondition {
  readonly parameter: string
  readonly is: '>' | '>=' | '<' | '<=' | '=' | '!='
  readonly value: JsonNode
}

const SIGNS: Readonly<Record<string, StatedCondition['is']>> = {
  '≥': '>=',
  '≤': '<=',
  '＞': '>',
  '＜': '<',
  '==': '=',
  '＝': '=',
  '≠': '!=',
}

const WRITTEN =
  /^\s*([\p{L}_$][\p{L}\p{N}_$.]*)\s*(>=|<=|==|!=|[><=≥≤≠＞＜＝])\s*(-?(?:0|[1-9]\d*)(?:\.\d+)?|"[^"\\]*"|'[^'\\]*')\s*[.。]?\s*$/u

/**
 * The condition that a text states and nothing else: `amount > 500`, `currency != "CNY"`. Undefined
 * for any other sentence, and where the name is none of `parameters`: a guess would be enforced.
 */
export function statedCondition(
  text: string,
  parameters: readonly string[],
): StatedCondition | undefined {
  const [, parameter, sign, value] = WRITTEN.exec(text) ?? []
  if (parameter === undefined || sign === undefined || value === undefined) return undefined
  if (!parameters.includes(parameter)) return undefined
  const is = SIGNS[sign] ?? (sign as StatedCondition['is'])
  return { parameter, is, value: /^["']/.test(value) ? str(value.slice(1, -1)) : num(value) }
}
