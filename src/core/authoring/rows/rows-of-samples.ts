import { get, itemsOf, type JsonNode, membersOf, obj, stringOf } from '../../json/node'
import type { PastedRow } from './pasted-rows'
import { schemaFromSamples } from './sample-schema'

/** The members of several sample objects as rows: optional is what not all of them have. */
export function rowsOfSamples(samples: readonly JsonNode[]): readonly PastedRow[] {
  const objects = samples.filter((each) => each.kind === 'object')
  const { schema, choices, secrets } = schemaFromSamples(objects)
  const required = new Set(itemsOf(get(schema, 'required')).map(stringOf))
  const isOf = (name: string, path: readonly (string | number)[]): boolean =>
    path[0] === 'properties' && path[1] === name
  return membersOf(get(schema, 'properties')).map(({ key, value }) => ({
    name: key,
    schema: value.kind === 'object' ? value : obj([]),
    isRequired: required.has(key),
    choices: choices
      .filter(({ path }) => isOf(key, path))
      .map(({ path, values }) => ({ path: path.slice(2), values })),
    hasSecret: secrets.some((path) => isOf(key, path)),
  }))
}
