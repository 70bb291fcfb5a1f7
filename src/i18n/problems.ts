import { lookAlikes, MAX_DEPTH, type Problem } from '../core/json/parse'
import type { Lang } from '../core/lint/rule'
import { problem as dictionary } from './words/problem'

/** Names in Unicode of the characters that are taken for those of JSON, by their code point. */
export const CHARACTER_NAMES: Readonly<Record<string, string>> = {
  '201C': 'LEFT DOUBLE QUOTATION MARK',
  '201D': 'RIGHT DOUBLE QUOTATION MARK',
  '201E': 'DOUBLE LOW-9 QUOTATION MARK',
  '201F': 'DOUBLE HIGH-REVERSED-9 QUOTATION MARK',
  '2018': 'LEFT SINGLE QUOTATION MARK',
  '2019': 'RIGHT SINGLE QUOTATION MARK',
  FF02: 'FULLWIDTH QUOTATION MARK',
  FF0C: 'FULLWIDTH COMMA',
  '3001': 'IDEOGRAPHIC COMMA',
  FF1A: 'FULLWIDTH COLON',
  FF5B: 'FULLWIDTH LEFT CURLY BRACKET',
  FF5D: 'FULLWIDTH RIGHT CURLY BRACKET',
  FF3B: 'FULLWIDTH LEFT SQUARE BRACKET',
  FF3D: 'FULLWIDTH RIGHT SQUARE BRACKET',
  '3010': 'LEFT BLACK LENTICULAR BRACKET',
  '3011': 'RIGHT BLACK LENTICULAR BRACKET',
  '00A0': 'NO-BREAK SPACE',
  '3000': 'IDEOGRAPHIC SPACE',
}

type Key = keyof (typeof dictionary)['en']

const isKey = (key: string): key is Key => Object.hasOwn(dictionary.en, key)

/** What is wrong with a JSON text, in a sentence; what the author wrote is never taken for a slot. */
export function problemText(problem: Problem, lang: Lang): string {
  const values = valuesOf(problem)
  return dictionary[lang][keyOf(problem)].replace(
    /\{(\w+)\}/g,
    (slot, name: string) => values[name] ?? slot,
  )
}

/** The sentence for the parser's own detail where there is one, else the one for the code. */
function keyOf({ code, detail }: Problem): Key {
  if (code === 'look-alike') return lookAlikes[detail ?? ''] === ' ' ? 'look-alike-blank' : code
  const finer = `${code}-${detail ?? ''}`
  return isKey(finer) ? finer : code
}

function valuesOf({ code, detail = '' }: Problem): Readonly<Record<string, string>> {
  const brackets = { open: '{', close: '}' }
  if (code === 'too-deep') return { ...brackets, limit: String(MAX_DEPTH) }
  if (code === 'duplicate-key') return { ...brackets, key: detail }
  if (code !== 'look-alike') return brackets
  const digits = (detail.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const name = CHARACTER_NAMES[digits]
  const named = name === undefined ? `U+${digits}` : `${name} U+${digits}`
  return { character: detail, code: named, instead: lookAlikes[detail] ?? '' }
}
