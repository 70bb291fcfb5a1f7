import { get, itemsOf, type JsonNode, membersOf, type Path, stringOf } from '../../json/node'
import { printScalar } from '../../json/print'
import { walkSchema } from '../../schema/walk'
import type { DialectError } from '../dialect'
import type { SizeLimits } from './profile'

/** Where the schema of one tool is larger than its strict mode allows. */
export function checkSize(root: JsonNode, limits: SizeLimits): readonly DialectError[] {
  const errors: DialectError[] = []
  const places = walkSchema(root)
  const count = (code: string, found: number, most: number, path: Path = []): void => {
    if (found > most) errors.push({ code, path, values: { count: found, most } })
  }
  const names = places.filter((place) => place.name !== undefined)
  const properties = names.filter((place) => place.keyword === 'properties')
  count('openai.too-many-properties', properties.length, limits.properties)
  const enums = places.flatMap(({ path, schema }) => {
    const choices = get(schema, 'enum')
    return choices?.kind === 'array' ? [{ path, choices: choices.items }] : []
  })
  const values = enums.flatMap((each) => each.choices)
  count('openai.too-many-enum-values', values.length, limits.enumValues)
  const only = places.flatMap(({ schema }) => get(schema, 'const') ?? [])
  const characters =
    sum(names.map((place) => place.name!.length)) + sum([...values, ...only].map(lengthOf))
  count('openai.too-much-text', characters, limits.characters)
  for (const { path, choices } of enums) {
    const isText = choices.every((each) => each.kind === 'string')
    if (isText && choices.length > limits.longEnum.from)
      count('openai.enum-too-long', sum(choices.map(lengthOf)), limits.longEnum.characters, path)
  }
  count('openai.too-deep', levelsOf(root), limits.levels)
  return errors
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const lengthOf = (value: JsonNode): number => (stringOf(value) ?? printScalar(value)).length

/** How many objects stand within each other at most; references are not followed. */
function levelsOf(schema: JsonNode): number {
  const valuesIn = (key: string): readonly JsonNode[] =>
    membersOf(get(schema, key)).map((each) => each.value)
  const items = get(schema, 'items')
  const below = [
    ...valuesIn('properties'),
    ...itemsOf(get(schema, 'anyOf')),
    ...(items ? [items] : []),
  ]
  const own = get(schema, 'properties') ? 1 : 0
  // Definitions stand beside the root, not in it.
  const beside = [...valuesIn('$defs'), ...valuesIn('definitions')]
  const deepest = (list: readonly JsonNode[]): number =>
    list.reduce((most, each) => Math.max(most, levelsOf(each)), 0)
  return Math.max(own + deepest(below), deepest(beside))
}
