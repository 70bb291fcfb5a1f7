import { readText } from '../../reading/read-text'
import { splitSentences } from '../../reading/sentences'
import { ANSWERS, type DescriptionKey } from '../../model/tool'
import type { ComposedPart } from './composed-parts'

/** A stretch of the typed text and the answer it belongs to. */
export interface Owned {
  readonly key: DescriptionKey
  readonly start: number
  readonly end: number
}

export interface Owners {
  readonly owned: readonly Owned[]
  /** Sentences that no answer could be told for; they go to the notes. */
  readonly unplaced: readonly string[]
  /** Whether a sentence of one answer stands among those of another now. */
  readonly isMoved: boolean
}

/**
 * Which answer each stretch of a typed description belongs to. What stands as it stood keeps its
 * answer; a changed sentence goes to the answer of the one it was made from, a new one to the answer
 * of its neighbours, and one that nothing tells the answer of to the notes.
 */
export function sentenceOwners(parts: readonly ComposedPart[], text: string): Owners {
  const owned: Owned[] = []
  const unplaced: string[] = []
  const gone: ComposedPart[] = []
  const placed: { readonly text: string; readonly key: DescriptionKey }[] = []
  let cursor = 0
  let pending: ComposedPart[] = []
  let last: ComposedPart | undefined
  const fill = (until: number, next: ComposedPart | undefined): void => {
    const pieces = piecesOf(text, cursor, until)
    const keys = keysFor(pieces, pending, last?.key, next?.key)
    pieces.forEach((piece, i) => {
      const key = keys[i] ?? 'notes'
      owned.push({ key, start: piece.start, end: piece.end })
      placed.push({ text: piece.text, key })
      if (keys[i] === undefined) unplaced.push(piece.text)
    })
    gone.push(...pending)
    pending = []
  }
  for (const part of parts) {
    const place = standsAt(text, part.text, cursor)
    if (place < 0) {
      pending.push(part)
      continue
    }
    fill(place, part)
    owned.push({ key: part.key, start: place, end: place + part.text.length })
    cursor = place + part.text.length
    last = part
  }
  fill(text.length, undefined)
  const isMoved = sentencesIn(gone).some(({ key, text: old }) =>
    placed.some((each) => each.text === old && each.key !== key),
  )
  return { owned, unplaced, isMoved }
}

/** Where a part stands as a whole: a sentence that was lengthened does not hold it. */
function standsAt(text: string, part: string, from: number): number {
  for (let at = text.indexOf(part, from); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text.slice(from, at)
    const after = text[at + part.length] ?? ' '
    const startsClean =
      before.trim() === '' || /[.!?。！？；;:：…\n"”’）)】」\]`*]\s*$/.test(before)
    const endsClean = /[.!?。！？；…:：`\n]["'”’）)】」\]`*]*$/.test(part) || /\s/.test(after)
    if (startsClean && endsClean) return at
  }
  return -1
}

interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The sentences between two offsets, each with its bullet; what is no sentence goes with the one before. */
function piecesOf(text: string, from: number, to: number): readonly Piece[] {
  const part = text.slice(from, to)
  const spans = splitSentences(part)
  if (spans.length === 0)
    return part.trim() === '' ? [] : [{ text: part.trim(), start: from, end: to }]
  return spans.map((span, i) => {
    const begin = spans[i - 1]?.end ?? 0
    const lead = /^\s*/.exec(part.slice(begin, span.start))![0].length
    const end = i === spans.length - 1 ? part.trimEnd().length : span.end
    return { text: span.text, start: from + begin + lead, end: from + Math.max(end, span.end) }
  })
}

const sentencesIn = (parts: readonly ComposedPart[]) =>
  parts.flatMap(({ key, text }) => splitSentences(text).map((span) => ({ key, text: span.text })))

function keysFor(
  pieces: readonly Piece[],
  gone: readonly ComposedPart[],
  before: DescriptionKey | undefined,
  after: DescriptionKey | undefined,
): readonly (DescriptionKey | undefined)[] {
  if (pieces.length === 0) return []
  if (gone.length === 0) return pieces.map((piece) => neighbourOf(piece.text, before, after))
  const old = sentencesIn(gone)
  const [only, ...others] = [...new Set(old.map((each) => each.key))]
  if (others.length === 0) return pieces.map(() => only ?? before ?? after)
  const paired = pairs(pieces, old)
  if (paired.every((each) => each === undefined)) {
    if (pieces.length === old.length) return old.map((each) => each.key)
    return pieces.map(() => undefined)
  }
  let known = paired.find((each) => each !== undefined)
  return paired.map((each) => (known = each ?? known))
}

/** Of the two answers a new sentence stands between, the one it gives, else the one before it. */
function neighbourOf(
  text: string,
  before: DescriptionKey | undefined,
  after: DescriptionKey | undefined,
): DescriptionKey | undefined {
  if (!before || !after) return before ?? after
  const said = readText(text).answers
  const gives = ANSWERS.filter((answer) => said[answer] > 0)
  if (gives.some((each) => each === before)) return before
  return gives.some((each) => each === after) ? after : before
}

/** A changed sentence shares at least this much of its letter pairs with what it was. */
const ALIKE = 0.4

/** The answer of the sentence that each piece was made from, in order. */
function pairs(
  pieces: readonly Piece[],
  old: readonly { readonly key: DescriptionKey; readonly text: string }[],
): readonly (DescriptionKey | undefined)[] {
  const alike = pieces.map((piece) => old.map((each) => likeness(piece.text, each.text)))
  const best = Array.from({ length: pieces.length + 1 }, () =>
    new Array<number>(old.length + 1).fill(0),
  )
  const gain = (i: number, j: number): number => (alike[i]![j]! >= ALIKE ? alike[i]![j]! : -1)
  for (let i = pieces.length - 1; i >= 0; i--)
    for (let j = old.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(
        best[i + 1]![j]!,
        best[i]![j + 1]!,
        gain(i, j) > 0 ? best[i + 1]![j + 1]! + gain(i, j) : 0,
      )
  const keys: (DescriptionKey | undefined)[] = []
  let j = 0
  for (let i = 0; i < pieces.length; i++) {
    while (j < old.length && best[i]![j] === best[i]![j + 1]) j++
    const isPair =
      j < old.length && gain(i, j) > 0 && best[i]![j] === best[i + 1]![j + 1]! + gain(i, j)
    keys.push(isPair ? old[j++]!.key : undefined)
  }
  return keys
}

function likeness(a: string, b: string): number {
  const [left, right] = [letterPairs(a), letterPairs(b)]
  let same = 0
  for (const each of left) if (right.has(each)) same++
  return left.size + right.size === 0 ? 0 : (2 * same) / (left.size + right.size)
}

function letterPairs(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase()
  const found = new Set<string>()
  for (let i = 0; i + 1 < plain.length; i++) found.add(plain.slice(i, i + 2))
  return found
}
