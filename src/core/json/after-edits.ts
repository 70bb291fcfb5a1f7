import { applyEdits, type Edit } from './edit'
import type { JsonObject } from './node'
import { parse, rootObject } from './parse'
import { print } from './print'

/** An object as it is with edits made; as it was where they cannot be. */
export function afterEdits(object: JsonObject, edits: readonly Edit[]): JsonObject {
  if (edits.length === 0) return object
  const edited = applyEdits(print(object), edits)
  return (edited.ok ? rootObject(parse(edited.text)) : undefined) ?? object
}
