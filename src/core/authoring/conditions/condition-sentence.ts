import type { JsonNode, JsonObject, Path } from '../../json/node'
import { getIn, obj } from '../../json/node'
import { printScalar } from '../../json/print'
import type { Lang } from '../../lint/rule'
import { ruleSentence } from '../../reading/rule-sentence'
import { isSaid } from '../../reading/rule-said'
import type { ParameterRule } from '../../schema/parameter-rules'
import type { Condition } from './condition'

const code = (name: string): string => `\`${name}\``

/** A condition in one sentence, as a description has it. */
export function conditionSentence(condition: Condition, lang: Lang): string {
  if (condition.kind !== 'together') return ruleSentence(rulesOf(condition, obj([]), [])[0]!, lang)
  const names = condition.names.map(code)
  if (lang === 'zh') return `${names.join('、')}必须同时填写，或者都不填写。`
  const last = names.at(-1)!
  const listed =
    names.length === 2 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${last}`
  return `Give ${listed} together or not at all.`
}

/** The condition as the rules that the reading of descriptions knows. */
function rulesOf(condition: Condition, schema: JsonNode, path: Path): readonly ParameterRule[] {
  const at = { path, owner: { path, schema } }
  switch (condition.kind) {
    case 'together':
      return condition.names.map((name) => ({
        kind: 'with',
        name,
        needs: condition.names.filter((each) => each !== name),
        ...at,
      }))
    case 'when':
      return [{ ...condition, values: condition.values.map(valueText), ...at }]
    case 'apart':
      return [{ kind: 'apart', names: condition.names, ...at }]
    case 'with':
      return [{ ...condition, ...at }]
    default:
      return [{ kind: condition.kind, groups: condition.groups, ...at }]
  }
}

/** A value as a sentence has it: a text without its quotes. */
export const valueText = (value: JsonNode): string =>
  value.kind === 'string'
    ? value.value
    : value.kind === 'object' || value.kind === 'array'
      ? '…'
      : printScalar(value)

/** Whether a text of the tool says a condition of an owner, in whatever words. */
export function isConditionSaid(tool: JsonObject, owner: Path, condition: Condition): boolean {
  const schema = getIn(tool, owner)
  return (
    schema !== undefined && rulesOf(condition, schema, owner).every((rule) => isSaid(tool, rule))
  )
}
