import { oncePer } from '../once-per'

/** Half-open range of UTF-16 offsets in the text a node was read from. */
export interface Range {
  readonly start: number
  readonly end: number
}

/**
 * A JSON value that keeps what `JSON.parse` drops: the order of numeric-looking keys, duplicate
 * keys, `__proto__`, and the spelling of numbers. `at` is where it stood in the text it was read
 * from; a node that was made, not read, has none.
 */
export type JsonNode =
  | JsonObject
  | JsonArray
  | JsonString
  | JsonNumber
  | { readonly kind: 'boolean'; readonly value: boolean; readonly at?: Range }
  | { readonly kind: 'null'; readonly at?: Range }

export interface JsonObject {
  readonly kind: 'object'
  readonly members: readonly Member[]
  readonly at?: Range
}
export interface JsonArray {
  readonly kind: 'array'
  readonly items: readonly JsonNode[]
  readonly at?: Range
}
export interface JsonString {
  readonly kind: 'string'
  readonly value: string
  readonly at?: Range
}
/** `raw` is the number as it was written, every digit of it. */
export interface JsonNumber {
  readonly kind: 'number'
  readonly raw: string
  readonly at?: Range
}
export interface Member {
  readonly key: string
  readonly value: JsonNode
  /** Where the quoted key stood. */
  readonly keyAt?: Range
}

/** A path of member names and array indexes from a root node. */
export type Path = readonly (string | number)[]

/** The member a reader takes: of duplicates, the last. */
export function memberOf(node: JsonNode | undefined, key: string): Member | undefined {
  if (node?.kind !== 'object') return undefined
  for (let i = node.members.length - 1; i >= 0; i--) {
    const member = node.members[i]!
    if (member.key === key) return member
  }
  return undefined
}

export function get(node: JsonNode | undefined, key: string | number): JsonNode | undefined {
  if (typeof key === 'number') return node?.kind === 'array' ? node.items[key] : undefined
  return memberOf(node, key)?.value
}

export function getIn(node: JsonNode | undefined, path: Path): JsonNode | undefined {
  let at = node
  for (const step of path) at = get(at, step)
  return at
}

export function stringOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'string' ? node.value : undefined
}

export function booleanOf(node: JsonNode | undefined): boolean | undefined {
  return node?.kind === 'boolean' ? node.value : undefined
}

/** The number as the machine counts it; for showing or writing it use `raw`. */
export function numberOf(node: JsonNode | undefined): number | undefined {
  return node?.kind === 'number' ? Number(node.raw) : undefined
}

export function itemsOf(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.kind === 'array' ? node.items : []
}

/** The members of an object, without those that a later duplicate replaces, in text order. */
export function membersOf(node: JsonNode | undefined): readonly Member[] {
  if (node?.kind !== 'object') return []
  const { members } = node
  if (!hasDuplicates(members)) return members
  const last = new Map(members.map((member) => [member.key, member]))
  return members.filter((member) => last.get(member.key) === member)
}

/** Up to so many keys are compared sooner than put in a set. */
const FEW = 10

function hasDuplicates(members: readonly Member[]): boolean {
  const count = members.length
  if (count > FEW) return manyHaveDuplicates(members)
  for (let i = 1; i < count; i++) {
    const { key } = members[i]!
    for (let j = 0; j < i; j++) if (members[j]!.key === key) return true
  }
  return false
}

/** Many rules ask about the same members. */
const manyHaveDuplicates = oncePer(
  (members: readonly Member[]): boolean =>
    new Set(members.map((member) => member.key)).size < members.length,
)

export const obj = (members: readonly Member[]): JsonObject => ({ kind: 'object', members })
export const arr = (items: readonly JsonNode[]): JsonArray => ({ kind: 'array', items })
export const str = (value: string): JsonString => ({ kind: 'string', value })
export const num = (value: number | string): JsonNumber => ({ kind: 'number', raw: String(value) })
export const bool = (value: boolean): JsonNode => ({ kind: 'boolean', value })
export const nil: JsonNode = { kind: 'null' }
export const member = (key: string, value: JsonNode): Member => ({ key, value })

/** The object with one member replaced in place, or added at the end. */
export function withMember(node: JsonObject, key: string, value: JsonNode): JsonObject {
  const old = memberOf(node, key)
  if (!old) return { ...node, members: [...node.members, member(key, value)] }
  return { ...node, members: node.members.map((m) => (m === old ? { ...m, value } : m)) }
}

export function withoutMembers(node: JsonObject, keys: readonly string[]): JsonObject {
  return { ...node, members: node.members.filter((m) => !keys.includes(m.key)) }
}

/** Equal as data: key order aside, numbers by value only when spelt alike. */
export function sameData(a: JsonNode | undefined, b: JsonNode | undefined): boolean {
  if (!a || !b) return a === b
  if (a.kind === 'object' && b.kind === 'object') {
    const left = membersOf(a)
    return (
      left.length === membersOf(b).length && left.every((m) => sameData(m.value, get(b, m.key)))
    )
  }
  if (a.kind === 'array' && b.kind === 'array')
    return a.items.length === b.items.length && a.items.every((x, i) => sameData(x, b.items[i]))
  if (a.kind === 'number' && b.kind === 'number') return a.raw === b.raw
  if (a.kind === 'string' && b.kind === 'string') return a.value === b.value
  if (a.kind === 'boolean' && b.kind === 'boolean') return a.value === b.value
  return a.kind === b.kind
}
