import type { Edit } from '../../json/edit'
import { type JsonObject, member, obj, str, stringOf, get } from '../../json/node'
import { ANSWERS, type Answer, DESCRIPTION_KEYS, type DescriptionKey } from '../../model/tool'
import { setAnswers } from '../../model/write-members'
import { readDescription } from '../../reading/read-description'
import type { Sentence } from '../../reading/read-text'
import { pieceStarts } from './piece-starts'

/** A stretch of an imported description, with the question that it goes to. */
export interface SplitPiece {
  /** As it stands in the text, with its bullet and the blanks behind it. */
  readonly text: string
  readonly start: number
  readonly end: number
  readonly key: DescriptionKey
  /** The questions it answers as far as its words tell; none for what goes along with its neighbours. */
  readonly says: readonly Answer[]
}

/**
 * An imported description cut into sentences, each with the question it answers; one that answers
 * none goes to the notes. Together the pieces are the text, byte for byte and in its order. Code, a
 * list and what stands under a heading stay together. None for a description that is no string.
 */
export function splitDescription(tool: JsonObject): readonly SplitPiece[] {
  const text = stringOf(get(tool, 'description'))
  if (text === undefined || text.trim() === '') return []
  const { sentences } = readDescription(tool)
  const starts = pieceStarts(text, sentences)
  const pieces = starts.map((start, i) => {
    const end = starts[i + 1] ?? text.length
    const own = sentences.filter((each) => each.start >= start && each.start < end)
    return { text: text.slice(start, end), start, end, own }
  })
  const keys = keysOf(pieces)
  return pieces.map(({ own, ...piece }, i) => ({ ...piece, key: keys[i]!, says: said(own) }))
}

interface Cut {
  readonly text: string
  readonly own: readonly Sentence[]
}

const said = (own: readonly Sentence[]): readonly Answer[] =>
  ANSWERS.filter((answer) => own.some((each) => (each.answers[answer] ?? 0) > 0))

function keysOf(pieces: readonly Cut[]): readonly DescriptionKey[] {
  const clear = pieces.map(({ own }) => clearest(own))
  const keys: DescriptionKey[] = []
  pieces.forEach((piece, i) => {
    const before = keys[i - 1]
    // An item of a list, code and an address go with what leads to them.
    const goesAlong = before !== undefined && isPart(piece.text)
    const leadsTo = isHeading(piece.text) ? clear.slice(i + 1).find((key) => key) : undefined
    keys.push(clear[i] ?? (goesAlong ? before : undefined) ?? leadsTo ?? 'notes')
  })
  // What a tool does is the one answer that it cannot go without.
  if (!keys.includes('does')) {
    const first = pieces.findIndex(({ own }) => said(own).includes('does'))
    if (first >= 0) keys[first] = 'does'
  }
  return keys
}

/** The question that a piece answers most clearly, the first of several. */
function clearest(own: readonly Sentence[]): Answer | undefined {
  let best: Answer | undefined
  let level = 0
  for (const answer of ANSWERS)
    for (const { answers } of own)
      if ((answers[answer] ?? 0) > level) {
        best = answer
        level = answers[answer]!
      }
  return best
}

const isPart = (text: string): boolean =>
  /^\s*(?:[•·–—\-+*]\s|\d{1,3}[.)、]|[（(]\d{1,3}[)）]|\x60{3}|https?:\/\/\S+\s*$)/.test(text)

const isHeading = (text: string): boolean => /^#{1,6}\s|[:：]\**\s*$/.test(text)

/** The answers that pieces make: those of each question in the order of the text. */
export function answersOf(
  pieces: readonly SplitPiece[],
): Readonly<Partial<Record<DescriptionKey, string>>> {
  const answers: Partial<Record<DescriptionKey, string>> = {}
  for (const key of DESCRIPTION_KEYS) {
    const text = textOf(pieces.filter((piece) => piece.key === key))
    if (text !== '') answers[key] = text
  }
  return answers
}

function textOf(pieces: readonly SplitPiece[]): string {
  let text = ''
  for (const piece of pieces) {
    // Pieces that did not stand together need something between them.
    const needsBreak = text !== '' && !/\s$/.test(text) && /^[\w\x60"'(#*-]/.test(piece.text)
    text += (needsBreak ? ' ' : '') + piece.text
  }
  return text.trim()
}

/** Puts the answers in the place of the imported text. */
export function splitEdits(tool: JsonObject, pieces: readonly SplitPiece[]): Edit[] {
  const answers = answersOf(pieces)
  const members = DESCRIPTION_KEYS.flatMap((key) => {
    const answer = answers[key]
    return answer === undefined ? [] : [member(key, str(answer))]
  })
  return members.length ? setAnswers(tool, obj(members)) : []
}
