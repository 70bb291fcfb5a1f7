import type { JsonNode } from '../json/node'
import { isOfType } from './types'

/** The type, `null` beside it, that all of the values have; undefined where they have none in common. */
export function valuesType(values: readonly JsonNode[]): readonly string[] | undefined {
  const real = values.filter((value) => value.kind !== 'null')
  const kinds = new Set(real.map((value) => value.kind))
  const [kind] = kinds
  if (kinds.size !== 1 || kind === undefined) return undefined
  const isWhole = kind === 'number' && real.every((value) => isOfType(value, ['integer']))
  const type = isWhole ? 'integer' : kind
  return real.length < values.length ? [type, 'null'] : [type]
}
