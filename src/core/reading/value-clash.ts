import { get, itemsOf, type JsonNode, memberOf, stringOf } from '../json/node'
import { mainTypeOf } from '../schema/types'
import { effectOfWord } from './effect-of-word'
import { listedValues } from './enum-in-prose'
import { listedBeside } from './listed-beside'
import { isPlainDefault, proseDefaultText } from './prose-default'
import type { Clash } from './clash'
import { nameWords } from './words/name-words'

/** The values of `enum` that are texts or numbers, as written. */
export const enumTexts = (schema: JsonNode): readonly string[] =>
  itemsOf(get(schema, 'enum')).flatMap((item) =>
    item.kind === 'number' ? item.raw : (stringOf(item) ?? []),
  )

/** A text as long as this speaks of the values of other parameters too. */
const LONG_TEXT = 400

const CHINESE = /[\u3400-\u9fff]/
const NAMED_VALUE =
  /(?:\b(?:use|set (?:it |this )?to|pass|specify|choose|select|enter)|(?:设为|设置为|传入|填写|填入|请填|请传|填|传|选择))\s*(?:"([^"\n]{1,30})"|'([^'\n]{1,30})'|\x60([^\x60\n]{1,30})\x60|“([^”\n]{1,30})”)(?=\s*(?:to|for|if|when|unless|in order|,|\.|;|\)|$|表示|可|则|来|以|，|。|；|）|查|获|即))/gi

/** Values that the text offers and `enum` does not have, or writes otherwise. */
export function valueClashes(schema: JsonNode, text: string, owner: JsonNode): readonly Clash[] {
  // Most texts name no value.
  if (!/[,，、|/;；*\n`"'“「=]|\b(?:or|and)\b|或|和|default|默认/i.test(text)) return []
  const place = mainTypeOf(schema) === 'array' ? get(schema, 'items') : schema
  const allowed = place && memberOf(place, 'enum') ? enumTexts(place) : []
  if (allowed.length === 0) return []
  const known = new Set(allowed)
  const spelt = new Map(allowed.map((value) => [plain(value), value]))
  const announced = listedValues(text).filter((value) => !/^(?:and|or)$/i.test(value))
  const listed = announced.length > 0 ? announced : listedBeside(text, known)
  const strangers = listed.filter((value) => !known.has(value))
  const clashes: Clash[] = []
  const other = strangers.find((value) => isWritten(value, spelt.get(plain(value)), text))
  if (other !== undefined)
    clashes.push({
      about: 'spelling',
      said: other,
      keyword: 'enum',
      bound: spelt.get(plain(other))!,
      isCertain: false,
    })
  const missing = strangers.filter((value) => !spelt.has(plain(value)))
  const isShort = text.length <= LONG_TEXT || listed.filter((v) => known.has(v)).length > 1
  if (missing.length > 0 && listed.length > 1 && isShort && areValues(listed, known, text))
    clashes.push(strange(missing.join(', ')))
  else if (missing.length === 0 && text.length <= LONG_TEXT)
    clashes.push(...namedClash(text, known, spelt, owner))
  return clashes
}

const strange = (said: string): Clash => ({
  about: 'values',
  said,
  keyword: 'enum',
  bound: '',
  isCertain: true,
})

const plain = (value: string): string => value.toLowerCase().replace(/[\s_-]/g, '')

/** A capital at its start may be the sentence's; anything else is how the value is written. */
const isWritten = (value: string, allowed: string | undefined, text: string): boolean =>
  allowed !== undefined &&
  value !== allowed &&
  /^[\w -]+$/.test(value) &&
  (new RegExp(`["'\`“]${value}["'\`”]`).test(text) ||
    (value.toLowerCase() !== value && value.slice(1) !== allowed.slice(1)))

const SAYS_VALUES = /\b(?:one of|values?|options?|choices?|either)\b|取值|可选|枚举|值为|选项/i

/** The list is about these values: some are allowed, or all are words such as the allowed ones. */
function areValues(listed: readonly string[], known: ReadonlySet<string>, text: string): boolean {
  const isLower = [...known].every((value) => value === value.toLowerCase())
  if (listed.some((value) => known.has(value)))
    return !isLower || listed.some((value) => !known.has(value) && !/^[A-Z]/.test(value))
  // Meanings in another language, or in words, stand for the values in their order.
  if (listed.length === known.size || !SAYS_VALUES.test(text)) return false
  const allowed = [...known]
  return (
    listed.some((v) => CHINESE.test(v)) === allowed.some((v) => CHINESE.test(v)) &&
    [...listed, ...allowed].every((v) => /^[a-z][a-z0-9_-]*$|^[\u3400-\u9fff]+$/.test(v))
  )
}

/** `Use "all" for every status.` and a default, where the list of values has no such value. */
function namedClash(
  text: string,
  known: ReadonlySet<string>,
  spelt: ReadonlyMap<string, string>,
  owner: JsonNode,
): readonly Clash[] {
  const said = [...text.matchAll(NAMED_VALUE)].map(
    (hit) => hit[1] ?? hit[2] ?? hit[3] ?? hit[4] ?? '',
  )
  const fallback = isPlainDefault(text) ? proseDefaultText(text) : undefined
  const isWord = (value: string): boolean => /^[\w-]+$|^[\u3400-\u9fff]+$/.test(value)
  // 1080 is one side of 1920x1080.
  const isPartOfOne = (value: string): boolean =>
    [...known].some((each) => each.split(/[^\p{L}\p{N}]+|(?<=\d)[x×*](?=\d)/u).includes(value))
  const strangers = [...said, ...(fallback === undefined ? [] : [fallback])].filter(
    (value) =>
      !known.has(value) &&
      !spelt.has(plain(value)) &&
      isWord(value) &&
      !isPartOfOne(value) &&
      get(get(owner, 'properties'), value) === undefined &&
      !isToolName(value),
  )
  return strangers.length === 0 ? [] : [strange([...new Set(strangers)].join(', '))]
}

/** `list_regions` is where values come from, no value. */
const isToolName = (value: string): boolean => {
  const words = nameWords(value)
  return words.length > 1 && effectOfWord(words[0]!) !== 'unclear'
}
