import { arr, type JsonNode, member, obj, str, stringOf } from '../../json/node'

/** A value that an expression has when it runs. Maps, lists and builders change as code goes on. */
export type JavaValue =
  | { readonly kind: 'node'; readonly node: JsonNode }
  | { readonly kind: 'map'; readonly entries: Map<string, JavaValue> }
  | { readonly kind: 'list'; readonly items: JavaValue[] }
  | { readonly kind: 'builder'; readonly type: string; readonly calls: BuilderCall[] }

/** A call on a builder, and what it was given; undefined where that could not be read. */
export interface BuilderCall {
  readonly name: string
  readonly given: readonly (JavaValue | undefined)[]
}

export const nodeValue = (node: JsonNode): JavaValue => ({ kind: 'node', node })
export const textValue = (text: string): JavaValue => nodeValue(str(text))

export const textOf = (value: JavaValue | undefined): string | undefined =>
  value?.kind === 'node' ? stringOf(value.node) : undefined

/** The value as JSON; undefined when it is a builder or holds one. */
export function jsonOf(value: JavaValue | undefined): JsonNode | undefined {
  if (!value || value.kind === 'builder') return undefined
  if (value.kind === 'node') return value.node
  if (value.kind === 'list') {
    const items = value.items.map(jsonOf)
    return items.every((item) => item !== undefined) ? arr(items) : undefined
  }
  const members = [...value.entries].map(([key, each]) => {
    const node = jsonOf(each)
    return node && member(key, node)
  })
  return members.every((each) => each !== undefined) ? obj(members) : undefined
}

/** A map of keys and values that follow each other; undefined when a key is no text. */
export function mapOf(given: readonly (JavaValue | undefined)[]): JavaValue | undefined {
  const entries = new Map<string, JavaValue>()
  for (let i = 0; i + 1 < given.length; i += 2) {
    const key = textOf(given[i])
    const value = given[i + 1]
    if (key === undefined || !value) return undefined
    entries.set(key, value)
  }
  return given.length % 2 === 0 ? { kind: 'map', entries } : undefined
}

/** A list of the values; undefined when one could not be read. */
export function listOf(given: readonly (JavaValue | undefined)[]): JavaValue | undefined {
  return given.every((each) => each !== undefined) ? { kind: 'list', items: [...given] } : undefined
}
