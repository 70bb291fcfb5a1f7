import { bool, type JsonNode, num, str } from '../json/node'
import { misfitOf } from './misfit'
import { typeNamesOf } from './types'

/** The same value in the type that a schema asks for, where there is one that fits: "20" as 20. */
export function retyped(value: JsonNode, schema: JsonNode, root: JsonNode): JsonNode | undefined {
  const types = typeNamesOf(schema)
  for (const candidate of spellings(value))
    if (types.length > 0 && misfitOf(candidate, schema, root) === undefined) return candidate
  return undefined
}

function spellings(value: JsonNode): readonly JsonNode[] {
  if (value.kind === 'number') return [str(value.raw)]
  if (value.kind !== 'string') return []
  const text = value.value.trim()
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text)) return [num(text)]
  return /^(?:true|false)$/i.test(text) ? [bool(text.toLowerCase() === 'true')] : []
}
