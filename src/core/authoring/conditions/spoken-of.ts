import { get, itemsOf, type JsonNode, membersOf, sameData, stringOf } from '../../json/node'

/** The parameters that a part of a schema speaks of, and the values it speaks of for each. */
export interface SpokenOf {
  readonly names: readonly string[]
  readonly values: ReadonlyMap<string, readonly JsonNode[]>
}

/** What a composition at the level of an object names: in `required`, dependencies and `properties`. */
export function spokenOf(schema: JsonNode): SpokenOf {
  const names = new Set<string>()
  const values = new Map<string, JsonNode[]>()
  const addValue = (name: string, value: JsonNode): void => {
    const known = values.get(name) ?? []
    if (!known.some((each) => sameData(each, value))) values.set(name, [...known, value])
  }
  const lookAtValue = (name: string, inside: JsonNode): void => {
    const constant = get(inside, 'const')
    for (const value of [...(constant ? [constant] : []), ...itemsOf(get(inside, 'enum'))])
      addValue(name, value)
    const not = get(inside, 'not')
    if (not) lookAtValue(name, not)
  }
  const look = (node: JsonNode): void => {
    for (const name of itemsOf(get(node, 'required'))) names.add(stringOf(name) ?? '')
    for (const { key, value } of membersOf(get(node, 'properties'))) {
      names.add(key)
      lookAtValue(key, value)
    }
    for (const keyword of ['dependentRequired', 'dependencies', 'dependentSchemas'])
      for (const { key, value } of membersOf(get(node, keyword))) {
        names.add(key)
        if (value.kind === 'array') for (const name of value.items) names.add(stringOf(name) ?? '')
        else look(value)
      }
    for (const keyword of ['not', 'if', 'then', 'else']) {
      const inside = get(node, keyword)
      if (inside) look(inside)
    }
    for (const keyword of ['anyOf', 'oneOf', 'allOf'])
      for (const inside of itemsOf(get(node, keyword))) look(inside)
  }
  look(schema)
  return { names: [...names], values }
}
