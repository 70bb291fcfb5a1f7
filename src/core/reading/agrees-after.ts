import { get, itemsOf, type JsonNode } from '../json/node'
import { misfitOf } from '../schema/misfit'
import type { Parameter } from '../schema/parameters'
import { clashesOf } from './text-clash'

/**
 * Whether a parameter with another schema is at least as sound as it is: its text contradicts no
 * more of it, and its default and examples still fit. A fix that writes a keyword asks this first.
 */
export function agreesAfter(parameter: Parameter, schema: JsonNode): boolean {
  const { owner, text } = parameter
  const clashes = (each: JsonNode): number =>
    clashesOf({ ...parameter, schema: each, owner: owner.schema }, text).length
  if (clashes(schema) > clashes(parameter.schema)) return false
  const values = [get(schema, 'default') ?? [], itemsOf(get(schema, 'examples'))].flat()
  return values.every(
    (value) =>
      misfitOf(value, schema) === undefined || misfitOf(value, parameter.schema) !== undefined,
  )
}
