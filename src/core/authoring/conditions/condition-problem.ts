import { get, getIn, itemsOf, type JsonNode, type Path, stringOf } from '../../json/node'
import { type Condition, namesOfCondition, normalCondition, sameCondition } from './condition'
import { readConditions } from './read-conditions'
import { callsOver, conditionHolds } from './truth-table'

/** Why a condition cannot be written as it is chosen; words in `i18n/words/conditions`. */
export type ConditionProblem =
  | { readonly code: 'too-few' | 'no-value' | 'needs-itself' | 'exists' | 'impossible' }
  /** The parameter is required anyway, so that nothing depends on it. */
  | { readonly code: 'always-required'; readonly name: string }

/** What is wrong with a condition for an owner, `except` the one it takes the place of. */
export function conditionProblem(
  tool: JsonNode,
  owner: Path,
  wanted: Condition,
  except = -1,
): ConditionProblem | undefined {
  const condition = normalCondition(wanted)
  const names = namesOfCondition(condition)
  if ('needs' in condition) {
    if (condition.needs.includes(condition.name)) return { code: 'needs-itself' }
    if (condition.name === '' || condition.needs.length === 0) return { code: 'too-few' }
    if (condition.kind === 'when' && condition.values.length === 0) return { code: 'no-value' }
  } else if (names.length < 2 || ('groups' in condition && condition.groups.length < 2))
    return { code: 'too-few' }
  const schema = getIn(tool, owner)
  const required = itemsOf(get(schema, 'required')).map(stringOf)
  const idle = ('needs' in condition ? condition.needs : names).find((name) =>
    required.includes(name),
  )
  if (idle !== undefined) return { code: 'always-required', name: idle }
  const others = readConditions(tool, owner)
    .filter((_, i) => i !== except)
    .flatMap((each) => each.conditions)
  if (others.some((each) => sameCondition(each, condition))) return { code: 'exists' }
  return isPossible([...others, condition], schema) ? undefined : { code: 'impossible' }
}

/** Whether some call keeps all conditions, and every parameter of the last can be given in one. */
function isPossible(conditions: readonly Condition[], owner: JsonNode | undefined): boolean {
  const last = conditions.at(-1)!
  const names = [...new Set(conditions.flatMap(namesOfCondition))]
  const values = new Map<string, JsonNode[]>()
  for (const each of conditions)
    if (each.kind === 'when')
      values.set(each.name, [...(values.get(each.name) ?? []), ...each.values])
  const calls = callsOver(names, values, owner ?? { kind: 'null' })
  if (calls.length === 0) return true
  const kept = calls.filter((call) => conditions.every((each) => conditionHolds(each, call)))
  return namesOfCondition(last).every((name) => kept.some((call) => call.get(name) !== undefined))
}
