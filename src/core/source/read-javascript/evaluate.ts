import { get, type JsonNode, type Member, type Range } from '../../json/node'
import { CODE_KEYS, NAME_MAPS, SCHEMA_KEYS, unreadCode } from './definition'
import { readCall, readToolRecord } from './evaluate-call'
import type { Entry, Expression, Script } from './expression'
import { MemberList } from './member-list'
import type { NoteTaker } from './script-notes'

/** Nesting, references followed, that no definition has. */
const MOST_DEPTH = 400
/** Constants can be put together to more than any memory holds. */
const MOST_NODES = 50_000

/** Where a value stands: the member it is, and whether the names around it are an author's. */
export interface Place {
  readonly key?: string
  readonly isNamed?: boolean
  readonly depth: number
}

/** What a reading of one kind of expression needs of the others. */
export interface ValueReader {
  readonly script: Script
  readonly taker: NoteTaker
  readonly read: (expression: Expression, place?: Place) => JsonNode | undefined
  /** The value of what is only a part of another; whoever asks says that it was not read. */
  readonly quietly: (expression: Expression, depth: number) => JsonNode | undefined
  /** What is written there, as a text, and a note that says so. */
  readonly unread: (expression: Expression, place: Place) => JsonNode
  readonly object: (entries: readonly Entry[], at: Range, place: Place) => JsonNode
  /** The node, its size known from now on. */
  readonly sized: <T extends JsonNode>(node: T, inside: readonly JsonNode[]) => T
}

/**
 * Turns the expressions of a script into JSON, with the ranges of the text. Names are followed to
 * constants of the same text. What has no constant value is kept as the text that is written there,
 * or left out if it is code, and noted.
 */
export class Evaluator implements ValueReader {
  readonly script: Script
  readonly taker: NoteTaker
  readonly #known = new Map<string, JsonNode | undefined>()
  readonly #sizes = new Map<JsonNode, number>()
  readonly #following = new Set<string>()

  constructor(script: Script, taker: NoteTaker) {
    this.script = script
    this.taker = taker
  }

  /** The value of an expression; undefined for `undefined` and for code, which JSON leaves out. */
  read(expression: Expression, place: Place = { depth: 0 }): JsonNode | undefined {
    const id = `${expression.at.start}:${expression.at.end}:${expression.kind}`
    if (this.#known.has(id)) return this.#known.get(id)
    const node =
      place.depth > MOST_DEPTH ? this.unread(expression, place) : this.#readNew(expression, place)
    this.#known.set(id, node)
    return node
  }

  #readNew(expression: Expression, place: Place): JsonNode | undefined {
    const { at } = expression
    switch (expression.kind) {
      case 'object':
        return this.object(expression.entries, at, place)
      case 'array':
        return this.#array(expression, place)
      case 'text':
        return { kind: 'string', value: expression.value, at }
      case 'number':
        return { kind: 'number', raw: expression.raw, at }
      case 'word':
        if (expression.value === undefined) return undefined
        if (expression.value === null) return { kind: 'null', at }
        return { kind: 'boolean', value: expression.value, at }
      case 'joined':
        return this.#joined(expression, place)
      case 'name':
        return this.#named(expression, place)
      case 'member':
        return this.#memberOf(expression, place)
      case 'call':
        return readCall(expression, place, this)
      case 'function':
        return undefined
      case 'other':
        return this.unread(expression, place)
    }
  }

  object(entries: readonly Entry[], at: Range, place: Place): JsonNode {
    const record = readToolRecord(entries, at, place, this)
    if (record) return record
    const list = new MemberList()
    for (const entry of entries) this.#addEntry(entry, list, at, place)
    const { members } = list
    this.#noteShape(members, at, place)
    return this.sized(
      { kind: 'object', members, at },
      members.map((each) => each.value),
    )
  }

  #addEntry(entry: Entry, list: MemberList, at: Range, place: Place): void {
    if (entry.kind === 'computed')
      return this.taker.add(at, this.#lackCode(place, 'import.script-computed'), entry.at)
    if (entry.kind === 'spread') return this.#addSpread(entry, list, at, place)
    const { key, keyAt, value } = entry
    // Outside brackets this name sets what the object inherits from; it makes no member.
    const isPrototype = key === '__proto__' && !entry.isBracketed && value.kind !== 'name'
    if (isPrototype && this.script.language === 'javascript')
      return this.taker.add(at, 'import.script-prototype', keyAt)
    const isNamed = place.isNamed !== true && NAME_MAPS.includes(place.key ?? '')
    const isCode =
      CODE_KEYS.includes(key) &&
      ['name', 'member', 'other', 'call'].includes(value.kind) &&
      !isNamed
    if (isCode && !this.#isConstant(value))
      return this.taker.add(at, 'import.script-code', keyAt, { field: key })
    const node = this.read(value, { key, depth: place.depth + 1, ...(isNamed ? { isNamed } : {}) })
    const isAgain = node !== undefined && list.say({ key, keyAt, value: node })
    if (isAgain) this.taker.add(at, 'import.script-duplicate', keyAt, { key })
    if (!node && this.#isCode(value))
      this.taker.add(at, 'import.script-code', keyAt, { field: key })
  }

  /** A schema that lacks a part is another schema: the tool is refused. */
  #lackCode(place: Place, otherwise: string): string {
    return unreadCode(place.key, place.isNamed === true) === 'import.script-schema'
      ? 'import.script-schema'
      : otherwise
  }

  /** Parameters straight in the place of a schema, as a schema library wants them, are no JSON Schema. */
  #noteShape(members: readonly Member[], at: Range, place: Place): void {
    if (place.isNamed === true || !SCHEMA_KEYS.includes(place.key ?? '')) return
    const isSchema = members.some(
      ({ key, value }) =>
        (key === 'type' || key === 'properties') && !this.taker.isUnread(value.at),
    )
    const unread = members.find(({ value }) => this.taker.isUnread(value.at))
    if (unread?.value.at && !isSchema) this.taker.add(at, 'import.script-schema', unread.value.at)
  }

  /** Code, or a name that stands for code. */
  #isCode(value: Expression): boolean {
    if (value.kind !== 'name') return value.kind === 'function'
    return this.script.constants.get(value.name)?.value.kind === 'function'
  }

  #isConstant(value: Expression): boolean {
    return value.kind === 'name' && this.script.constants.has(value.name)
  }

  #addSpread(
    entry: Extract<Entry, { kind: 'spread' }>,
    list: MemberList,
    at: Range,
    place: Place,
  ): void {
    const isReadable = !['call', 'other', 'function'].includes(entry.value.kind)
    const node = isReadable ? this.quietly(entry.value, place.depth + 1) : undefined
    if (node?.kind !== 'object')
      return this.taker.add(at, this.#lackCode(place, 'import.script-spread'), entry.at)
    for (const each of node.members) list.put(each)
  }

  #array(expression: Extract<Expression, { kind: 'array' }>, place: Place): JsonNode {
    const { at } = expression
    const items: JsonNode[] = []
    for (const item of expression.items) {
      if (item.kind !== 'spread') {
        const node = this.read(item, { depth: place.depth + 1 })
        if (node) items.push(node)
        else if (this.#isCode(item))
          this.taker.add(at, 'import.script-code', item.at, { field: '' })
        // JSON has no hole in an array.
        else items.push({ kind: 'null', at: item.at })
        continue
      }
      const node = this.quietly(item.value, place.depth + 1)
      if (node?.kind === 'array') items.push(...node.items)
      else this.taker.add(at, 'import.script-spread', item.at)
    }
    return this.sized({ kind: 'array', items, at }, items)
  }

  #joined(expression: Extract<Expression, { kind: 'joined' }>, place: Place): JsonNode {
    const texts = expression.parts.map((part) => {
      const node = this.quietly(part, place.depth + 1)
      return node?.kind === 'string' ? node.value : undefined
    })
    if (texts.some((text) => text === undefined)) return this.unread(expression, place)
    return { kind: 'string', value: texts.join(''), at: expression.at }
  }

  #named(expression: Extract<Expression, { kind: 'name' }>, place: Place): JsonNode | undefined {
    const { name } = expression
    const constant = this.script.constants.get(name)
    if (!constant || constant.changed || this.#following.has(name))
      return this.unread(expression, place)
    this.#following.add(name)
    const node = this.read(constant.value, place)
    this.#following.delete(name)
    const size = node ? this.#sizeOf(node) : 0
    if (size <= MOST_NODES) return node
    const kept = this.unread(expression, place)
    // So that what is made of it is too large as well, and told of once.
    this.#sizes.set(kept, size)
    return kept
  }

  #memberOf(expression: Extract<Expression, { kind: 'member' }>, place: Place): JsonNode {
    const owner = this.quietly(expression.of, place.depth + 1)
    return get(owner, expression.key) ?? this.unread(expression, place)
  }

  /** The value of what is only a part of another; whoever asks says that it was not read. */
  quietly(expression: Expression, depth: number): JsonNode | undefined {
    const isUnread = expression.kind === 'other' || expression.kind === 'function'
    if (isUnread) return undefined
    const node = this.read(expression, { depth })
    const isNoted = node?.at && this.taker.isUnread(node.at)
    return isNoted ? undefined : node
  }

  /** What is written there, as a text, and a note that says so. */
  unread(expression: Expression, place: Place): JsonNode {
    // A range of its own: the note belongs to this place.
    const at = { ...expression.at }
    const source = this.taker.sourceAt(at)
    const isTemplate = expression.kind === 'joined' && /^`[^]*`$/.test(source)
    this.taker.add(at, unreadCode(place.key, place.isNamed === true), at)
    this.taker.markUnread(at)
    return { kind: 'string', value: isTemplate ? source.slice(1, -1) : source, at }
  }

  sized<T extends JsonNode>(node: T, inside: readonly JsonNode[]): T {
    this.#sizes.set(
      node,
      inside.reduce((sum, each) => sum + this.#sizeOf(each), 1),
    )
    return node
  }

  #sizeOf(node: JsonNode): number {
    return this.#sizes.get(node) ?? 1
  }
}
