import { get, itemsOf, type JsonNode, memberOf, membersOf } from '../../json/node'
import { followReference } from '../../schema/reference'
import { accepts, isDeclared, type Judge } from './accepts'

/** The schemas that say something of the same value as this one, those that refuse it left out. */
function beside(value: JsonNode, schema: JsonNode, judge: Judge): readonly JsonNode[] {
  const target = get(schema, '$ref') && followReference(judge.root, schema)
  const branches = ['anyOf', 'oneOf'].flatMap((key) => itemsOf(get(schema, key)))
  const asked = get(schema, 'if')
  const holds = asked && accepts(value, asked, judge)
  return [
    ...(target ? [target] : []),
    ...itemsOf(get(schema, 'allOf')),
    ...branches.filter((each) => accepts(value, each, judge)),
    ...(asked && holds ? [asked] : []),
    ...(asked ? [get(schema, holds ? 'then' : 'else')] : []),
    ...membersOf(get(schema, 'dependentSchemas')).flatMap((each) =>
      memberOf(value, each.key) ? [each.value] : [],
    ),
  ].filter((each) => each !== undefined)
}

/** Whether any schema that applies to an object speaks of one of its members. */
export const isEvaluatedMember = (
  value: JsonNode,
  schema: JsonNode,
  name: string,
  judge: Judge,
): boolean =>
  --judge.work > 0 &&
  (isDeclared(schema, name) ||
    get(schema, 'additionalProperties') !== undefined ||
    beside(value, schema, judge).some(
      (each) =>
        isEvaluatedMember(value, each, name, judge) ||
        get(each, 'unevaluatedProperties') !== undefined,
    ))

/** Whether any schema that applies to an array speaks of one of its items. */
export function isEvaluatedItem(
  value: JsonNode,
  schema: JsonNode,
  index: number,
  judge: Judge,
): boolean {
  if (--judge.work <= 0) return false
  const items = get(schema, 'items')
  const places = items?.kind === 'array' ? items : get(schema, 'prefixItems')
  const rest = items?.kind === 'array' ? get(schema, 'additionalItems') : items
  if (rest !== undefined || index < itemsOf(places).length) return true
  const contained = get(schema, 'contains')
  const item = get(value, index)
  return (
    (contained !== undefined && item !== undefined && accepts(item, contained, judge)) ||
    beside(value, schema, judge).some(
      (each) =>
        isEvaluatedItem(value, each, index, judge) || get(each, 'unevaluatedItems') !== undefined,
    )
  )
}
