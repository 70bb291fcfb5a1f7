import { KEYWORDS } from '../../schema/keywords'
import type { Call, Entry } from './expression'
import { knownCall } from './known-calls'

/** Members of a tool that hold its input schema, in any dialect. */
export const SCHEMA_KEYS: readonly string[] = [
  'inputSchema',
  'input_schema',
  'parameters',
  'parametersJsonSchema',
  'params_json_schema',
  'args_schema',
  'schema',
]

/** Members of a tool that hold the code it runs, whatever stands there. */
export const CODE_KEYS: readonly string[] = [
  'execute',
  'func',
  'coroutine',
  'function',
  'handler',
  'callback',
  'cb',
  'run',
  'invoke',
]

/** Members whose own members are named by an author. */
export const NAME_MAPS: readonly string[] = [...KEYWORDS].flatMap(([key, { holds }]) =>
  holds === 'schema-map' ? [key] : [],
)

/** The note of a value that was not read: a tool cannot be without some. */
export function unreadCode(key: string | undefined, isNamed: boolean): string {
  if (isNamed || key === undefined) return 'import.script-unread'
  if (SCHEMA_KEYS.includes(key)) return 'import.script-schema'
  return key === 'name' ? 'import.script-name' : 'import.script-unread'
}

/** The name of what a method belongs to; another expression's has none that could be known. */
export function ownerOf({ of }: Call): string | undefined {
  return of === undefined ? undefined : of.kind === 'name' ? of.name : '?'
}

/**
 * Whether a call declares a tool: one of a known name, or any with one object, or with arguments by
 * name, that has a schema and a name or description.
 */
export function isDefinition(call: Call): boolean {
  const objects = call.positional.filter((each) => each.kind === 'object')
  const [object] = objects
  const entries = object && objects.length === 1 ? object.entries : call.named
  if (entries.length === 0) return false
  if (knownCall(call.callee, ownerOf(call))?.means === 'definition')
    return has(entries, [...SCHEMA_KEYS, 'description', 'name'])
  return has(entries, SCHEMA_KEYS) && entries.some(isSaying)
}

const has = (entries: readonly Entry[], keys: readonly string[]): boolean =>
  entries.some((entry) => entry.kind === 'member' && keys.includes(entry.key))

/** A name or description that is a text; a schema library's `name: string()` is none. */
function isSaying(entry: Entry): boolean {
  if (entry.kind !== 'member' || !['name', 'description'].includes(entry.key)) return false
  return ['text', 'joined', 'name', 'member'].includes(entry.value.kind)
}
