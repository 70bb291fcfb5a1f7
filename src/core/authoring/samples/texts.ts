import { get, type JsonNode, type JsonObject, numberOf, str, stringOf } from '../../json/node'
import type { Lang } from '../../lint/rule'
import { READY_PATTERNS } from '../../model/ready-patterns'
import { languageOf } from '../../reading/language'
import type { Spot } from './candidates'
import { FORMAT_TEXTS } from './format-texts'
import { matchesPattern } from './matches-pattern'
import { NAME_TEXTS, PLAIN_TEXTS } from './name-texts'
import { patternTexts } from './pattern-text'
import { noteProblem } from './sample-of'

/** A text that must be longer than this is not made. */
const LONGEST = 10_000

/** Texts for a value, by format, by pattern, by the name it stands under; not all fit. */
export function* texts(parts: readonly JsonObject[], spot: Spot): Generator<JsonNode> {
  const { search, path } = spot
  const least = Math.max(0, ...parts.map((part) => numberOf(get(part, 'minLength')) ?? 0))
  const most = Math.min(
    Infinity,
    ...parts.map((part) => numberOf(get(part, 'maxLength')) ?? Infinity),
  )
  if (least > LONGEST) return noteProblem(search, 'too-large', path)
  for (const text of plain(parts, spot, least)) yield str(fitted(text, least, most))
}

function* plain(parts: readonly JsonObject[], spot: Spot, least: number): Generator<string> {
  const formats = parts.flatMap((part) => stringOf(get(part, 'format')) ?? [])
  const patterns = parts.flatMap((part) => stringOf(get(part, 'pattern')) ?? [])
  const media = parts.some((part) => stringOf(get(part, 'contentEncoding')) === 'base64')
  for (const format of media ? [...formats, 'byte'] : formats)
    if (Object.hasOwn(FORMAT_TEXTS, format)) yield* FORMAT_TEXTS[format]!
  const named = byName(spot.name, languageIn(parts))
  if (patterns.length) {
    const matches = (text: string): boolean => patterns.every((each) => matchesPattern(text, each))
    // A text that means something comes before one that only matches.
    const meant = [...named, ...READY_PATTERNS.map(({ takes }) => takes)].filter(matches)
    yield* meant
    let hasAny = meant.length > 0
    for (const pattern of patterns)
      for (const text of patternTexts(pattern, least))
        if (matches(text)) {
          hasAny = true
          yield text
        }
    if (!hasAny) noteProblem(spot.search, 'no-pattern-text', spot.path, patterns.join('  '))
  } else yield* named
}

function byName(name: string, lang: Lang): readonly string[] {
  const known = NAME_TEXTS.find((each) => each.name.test(name))
  return [...(known?.texts ?? []), ...PLAIN_TEXTS].map((each) => each[lang])
}

const languageIn = (parts: readonly JsonObject[]): Lang =>
  parts.some((part) => languageOf(stringOf(get(part, 'description')) ?? '') === 'zh') ? 'zh' : 'en'

/** The text made as long as it must be, and no longer than it may; characters are code points. */
function fitted(text: string, least: number, most: number): string {
  const characters = [...text]
  if (characters.length > most) return characters.slice(0, Math.max(0, most)).join('').trimEnd()
  if (characters.length >= least) return text
  return [...`${text} `.repeat(Math.ceil(least / (characters.length + 1)) + 1)]
    .slice(0, least)
    .join('')
    .replace(/ $/, '.')
}
