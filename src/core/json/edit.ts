import { commaAfter, printAt, printWith, slotsOf, type Slot, spacingOf } from './layout'
import { getIn, type JsonNode, memberOf, type Path } from './node'
import { isWhole, parse, type Parsed } from './parse'

/** A change to a text: the characters from `start` to `end` become `insert`. */
export interface TextChange {
  readonly start: number
  readonly end: number
  readonly insert: string
}

/** A change to a JSON text, by path. Everything it does not name keeps every byte. */
export type Edit =
  /** Replaces the value, or adds the member (`before`: in front of that sibling, else last). */
  | { readonly op: 'set'; readonly path: Path; readonly value: JsonNode; readonly before?: string }
  /** Adds an item to an array, at the index that ends the path. */
  | { readonly op: 'insert'; readonly path: Path; readonly value: JsonNode }
  | { readonly op: 'remove'; readonly path: Path }
  /** Gives a member another name, in place. */
  | { readonly op: 'rename'; readonly path: Path; readonly to: string }
  /** Moves a member or item to another index among its siblings. */
  | { readonly op: 'move'; readonly path: Path; readonly to: number }

export type EditProblem = 'unreadable' | 'no-such-path' | 'name-taken' | 'wrong-parent'

export type Edited =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: EditProblem; readonly edit: Edit }

/**
 * Applies edits one after the other, each to the text the one before it left.
 * All or none: the first that cannot be applied is returned with its reason. `parsed` is the text as
 * it was read, for a caller that has it at hand.
 */
export function applyEdits(text: string, edits: readonly Edit[], parsed?: Parsed): Edited {
  let now = text
  for (const edit of edits) {
    const changes = changesOf(parsed?.text === now ? parsed : parse(now), edit)
    if (typeof changes === 'string') return { ok: false, reason: changes, edit }
    now = applyChanges(now, changes)
  }
  return { ok: true, text: now }
}

/** The changes must not overlap; their offsets are all in the text as given. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let out = ''
  let at = 0
  for (const { start, end, insert } of [...changes].sort((a, b) => a.start - b.start)) {
    out += text.slice(at, start) + insert
    at = end
  }
  return out + text.slice(at)
}

/** The smallest single change that makes `after` of `before`; none when they are equal. */
export function changeBetween(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head++
  let tail = 0
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail++
  return { start: head, end: before.length - tail, insert: after.slice(head, after.length - tail) }
}

function changesOf(parsed: Parsed, edit: Edit): readonly TextChange[] | EditProblem {
  if (!isWhole(parsed)) return 'unreadable'
  const { root, text } = parsed
  if (edit.path.length === 0) {
    if (edit.op !== 'set') return 'wrong-parent'
    return [{ ...root.at!, insert: printAt(text, root.at!.start, edit.value) }]
  }
  const parentPath = edit.path.slice(0, -1)
  const step = edit.path.at(-1)!
  const parent = getIn(root, parentPath)
  if (!parent && edit.op === 'set') {
    // A missing parent is made of the missing names, as objects.
    const value: JsonNode = { kind: 'object', members: [{ key: String(step), value: edit.value }] }
    return changesOf(parsed, { op: 'set', path: parentPath, value })
  }
  if (!parent) return 'no-such-path'
  const slots = slotsOf(parent)
  if (!slots) return 'wrong-parent'
  const index =
    parent.kind === 'object'
      ? parent.members.lastIndexOf(memberOf(parent, String(step))!)
      : Number(step)
  const exists = index >= 0 && index < slots.length
  switch (edit.op) {
    case 'set': {
      if (exists) {
        const at = slots[index]!.value.at!
        return [{ ...at, insert: printAt(text, at.start, edit.value) }]
      }
      if (parent.kind !== 'object') return insertAt(text, parent, slots.length, '', edit.value)
      const before = parent.members.findIndex((m) => m.key === edit.before)
      const place = before < 0 ? slots.length : before
      return insertAt(text, parent, place, JSON.stringify(String(step)), edit.value)
    }
    case 'insert':
      if (parent.kind !== 'array') return 'wrong-parent'
      return insertAt(
        text,
        parent,
        Math.max(0, Math.min(Number(step), slots.length)),
        '',
        edit.value,
      )
    case 'remove':
      return exists ? removeAt(text, parent, index) : 'no-such-path'
    case 'rename': {
      if (parent.kind !== 'object') return 'wrong-parent'
      if (!exists) return 'no-such-path'
      if (edit.to !== step && memberOf(parent, edit.to)) return 'name-taken'
      return [{ ...parent.members[index]!.keyAt!, insert: JSON.stringify(edit.to) }]
    }
    case 'move': {
      if (!exists) return 'no-such-path'
      return moveTo(text, slots, index, Math.max(0, Math.min(edit.to, slots.length - 1)))
    }
  }
}

function insertAt(
  text: string,
  parent: JsonNode,
  index: number,
  key: string,
  value: JsonNode,
): TextChange[] {
  const { start, end } = parent.at!
  const slots = slotsOf(parent)!
  const space = spacingOf(text, parent)
  const head = key ? key + space.colon : ''
  const body = head + printWith(value, space.inner, space.unit, space.eol)
  if (slots.length === 0) {
    // The blank between the brackets is replaced, unless there is more than blank (a comment).
    const inside = text.slice(start + 1, end - 1)
    const filled = space.inner === null ? body : space.inner + body + space.outer
    return inside.trim() === ''
      ? [{ start: start + 1, end: end - 1, insert: filled }]
      : [{ start: end - 1, end: end - 1, insert: body + (space.outer ?? '') }]
  }
  const gap = space.inner ?? space.gap
  if (index < slots.length)
    return [{ start: slots[index]!.start, end: slots[index]!.start, insert: body + ',' + gap }]
  const last = slots.at(-1)!
  const comma = commaAfter(text, last.end)
  return comma === undefined
    ? [{ start: last.end, end: last.end, insert: ',' + gap + body }]
    : [{ start: comma + 1, end: comma + 1, insert: gap + body }]
}

function removeAt(text: string, parent: JsonNode, index: number): TextChange[] {
  const slots = slotsOf(parent)!
  const { start, end } = slots[index]!
  if (slots.length === 1) {
    const inside = { start: parent.at!.start + 1, end: parent.at!.end - 1 }
    const rest = text.slice(inside.start, start) + text.slice(end, inside.end)
    if (/^[\s,]*$/.test(rest)) return [{ ...inside, insert: '' }]
    return [{ start, end: (commaAfter(text, end) ?? end - 1) + 1, insert: '' }]
  }
  if (index < slots.length - 1) {
    // Up to the next sibling when only blank and the comma stand between, so comments stay.
    const next = slots[index + 1]!.start
    if (/^\s*,\s*$/.test(text.slice(end, next))) return [{ start, end: next, insert: '' }]
    return [{ start, end: commaAfter(text, end)! + 1, insert: '' }]
  }
  const before = slots[index - 1]!.end
  if (/^\s*,\s*$/.test(text.slice(before, start))) return [{ start: before, end, insert: '' }]
  return [
    { start: commaAfter(text, before)!, end: commaAfter(text, before)! + 1, insert: '' },
    { start, end, insert: '' },
  ]
}

/** Slots trade texts; the commas, blanks and comments between them stay where they are. */
function moveTo(text: string, slots: readonly Slot[], from: number, to: number): TextChange[] {
  if (from === to) return []
  const order = slots.map((slot) => text.slice(slot.start, slot.end))
  order.splice(to, 0, ...order.splice(from, 1))
  return slots.flatMap(({ start, end }, i) =>
    text.slice(start, end) === order[i] ? [] : [{ start, end, insert: order[i]! }],
  )
}
