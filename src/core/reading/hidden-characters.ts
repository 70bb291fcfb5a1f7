import type { JsonNode } from '../json/node'
import { HIDDEN_NAMES } from './words/hidden-characters'

/** What is hidden in a text, and the text without it. */
export interface Hidden {
  /** Each kind once, in the order of the text: `U+200B`. */
  readonly characters: readonly { readonly code: string; readonly name: string }[]
  readonly count: number
  /** What tag characters spell, which a model can read and a person cannot see. */
  readonly spelled: string
  readonly without: string
}

/** One cheap look that every text with a hidden character passes. Tabs and line breaks are seen. */
const MAY_HIDE =
  /[^\n\r\t\P{Cc}]|[\p{Cf}\p{Variation_Selector}\u3164\uffa0\u{1d173}-\u{1d17a}]|\u034f|\u115f|\u1160|\u17b4|\u17b5/u

/** Asking Unicode about a character takes much longer. */
const IS_UNUSUAL = /[^\x20-\x7e\n\r\t]/
const mayHideText = (text: string): boolean => IS_UNUSUAL.test(text) && MAY_HIDE.test(text)

/** Whether a value, or a key in it, may have a hidden character: a look without places. */
export function mayHide(node: JsonNode): boolean {
  if (node.kind === 'string') return mayHideText(node.value)
  if (node.kind === 'array') return node.items.some(mayHide)
  if (node.kind !== 'object') return false
  return node.members.some(({ key, value }) => mayHideText(key) || mayHide(value))
}

/** Letters and marks of scripts that join, where a joiner or non-joiner changes what is seen. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Nko}]/u
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[#*0-9]|\ufe0f/u
const PICTURE = /[\p{Extended_Pictographic}\u2640\u2642]/u

/** The hidden characters of a text; undefined when it has none, as most have. */
export function hiddenIn(text: string): Hidden | undefined {
  if (!mayHideText(text)) return undefined
  const all = [...text]
  const isOfBidi = RIGHT_TO_LEFT.test(text)
  const flags = flagTags(all)
  const kept: string[] = []
  const found = new Map<string, string>()
  let spelled = ''
  let count = 0
  for (const [i, character] of all.entries()) {
    const code = character.codePointAt(0)!
    const name = MAY_HIDE.test(character) ? nameOf(code) : undefined
    if (name === undefined || flags.has(i) || isOfUse(code, all[i - 1], all[i + 1], isOfBidi)) {
      kept.push(character)
      continue
    }
    count++
    found.set(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`, name)
    if (code >= 0xe0020 && code < 0xe007f) spelled += String.fromCodePoint(code - 0xe0000)
  }
  if (count === 0) return undefined
  const characters = [...found].map(([code, name]) => ({ code, name }))
  return { characters, count, spelled, without: kept.join('') }
}

const nameOf = (code: number): string | undefined =>
  HIDDEN_NAMES.find(([from, to]) => code >= from && code <= to)?.[2]

/** Whether a character that is not seen by itself changes how its neighbours are seen. */
function isOfUse(
  code: number,
  before: string | undefined,
  after: string | undefined,
  isOfBidi: boolean,
): boolean {
  if (code === 0x200d)
    return (
      (before !== undefined && JOINING.test(before)) ||
      (before !== undefined && after !== undefined && EMOJI.test(before) && PICTURE.test(after))
    )
  if (code === 0x200c) return before !== undefined && JOINING.test(before)
  if (code >= 0xfe00 && code <= 0xfe0f) return before !== undefined && takesSelector(before)
  if (code >= 0xe0100 && code <= 0xe01ef)
    return before !== undefined && /\p{Script=Han}/u.test(before)
  if (code >= 0x180b && code <= 0x180f) return before !== undefined && JOINING.test(before)
  // Marks and isolates keep mixed Arabic or Hebrew readable; an override never does.
  if (code === 0x200e || code === 0x200f || code === 0x61c || (code >= 0x2066 && code <= 0x2069))
    return isOfBidi
  return false
}

/** An emoji, a key of a keypad, a sign or an ideograph: not a letter, a blank, another selector. */
const takesSelector = (before: string): boolean =>
  /[#*0-9]|\p{Script=Han}|\p{Extended_Pictographic}/u.test(before) ||
  (before.charCodeAt(0) > 0x7f && !/[\p{L}\p{M}\p{Cf}\p{Z}]/u.test(before))

/** The places of tags behind a black flag, closed by an end tag: the flags of England and others. */
function flagTags(all: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const [i, character] of all.entries()) {
    if (character !== '\u{1f3f4}') continue
    let end = i + 1
    while (/[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]/u.test(all[end] ?? '')) end++
    if (all[end] !== '\u{e007f}' || end - i > 7) continue
    for (let at = i + 1; at <= end; at++) places.add(at)
  }
  return places
}
