import type { JsonObject } from '../json/node'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { effectOfWord } from '../reading/effect'
import { CHINESE_FILLER, FILLER_WORDS, READ_VERBS } from '../reading/words/filler-words'
import { nameWords, stem } from '../reading/words/name-words'

/** What two tools are compared by; worked out once per tool. */
interface Profile {
  readonly name: string
  readonly text: string
  /** The name's words without verbs of reading and filler, as stems. */
  readonly subject: ReadonlySet<string>
  /** The text's words, as stems. */
  readonly words: ReadonlySet<string>
  /**
   * Tools are compared when they have one of these in common: a word of the name or all words of
   * the text, and the same effect. A list of many and a look at one are told apart by every reader.
   */
  readonly keys: readonly string[]
}

const profileOf = oncePer((tool: JsonObject): Profile => {
  const name = nameOf(tool)
  const words = nameWords(name)
  const text = descriptionText(tool)
  const subject = new Set(words.filter((w) => !READ_VERBS.has(w) && !FILLER_WORDS.has(w)).map(stem))
  const said = contentWords(text)
  const effect = words.map(effectOfWord).find((each) => each !== 'unclear') ?? 'unclear'
  const kind = words.some((word) => word === 'list' || word === 'lists') ? `${effect} list` : effect
  const keys = [...subject, [...said].sort().join(' ')].map((key) => `${kind}: ${key}`)
  return { name, text, subject, words: said, keys }
})

/** By what something is looked up: two ways to one thing are still the same thing. */
const LOOKED_UP_BY =
  /\bby (?:its |their |the )?[\w-]+(?: (?:or|and) [\w-]+)?|(?:根据|按照?|通过|依据).{0,12}?(?=查询|获取|搜索|检索|查找|$)/gi

/** English stems and pairs of Chinese characters; filler left out. */
function contentWords(whole: string): ReadonlySet<string> {
  const text = whole.replace(LOOKED_UP_BY, '')
  const words = new Set<string>()
  for (const word of text.toLowerCase().match(/[a-z][a-z'-]+/g) ?? [])
    if (!FILLER_WORDS.has(word) && !READ_VERBS.has(word)) words.add(stem(word))
  for (const run of text.replace(CHINESE_FILLER, '').match(/[\u3400-\u9fff]+/g) ?? [])
    for (let i = 0; i + 1 < run.length; i++) words.add(run.slice(i, i + 2))
  return words
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  let both = 0
  for (const word of a) if (b.has(word)) both++
  return both / (a.size + b.size - both)
}

/** From here on two texts say the same, where the names are about one subject. */
const SAME_TEXT = 0.8

/**
 * Pairs of tools (indexes, the earlier first) that do nearly the same while neither names the
 * other; of each tool with the first like it, so that many alike are not all paired. Compared are
 * tools whose names share a word or whose texts have the same words, so that large sets stay cheap.
 */
export function overlapsIn(tools: readonly JsonObject[]): readonly (readonly [number, number])[] {
  const all = tools.map(profileOf)
  const byKey = new Map<string, number[]>()
  const pairs: (readonly [number, number])[] = []
  for (const [i, profile] of all.entries()) {
    let first = i
    for (const key of profile.keys) {
      const same = byKey.get(key) ?? []
      const like = same.find((other) => other >= first || isOverlap(all[other]!, profile))
      first = Math.min(first, like ?? i)
      if (same.at(-1) !== i) same.push(i)
      byKey.set(key, same)
    }
    if (first < i) pairs.push([first, i])
  }
  return pairs
}

function isOverlap(a: Profile, b: Profile): boolean {
  if (a.name === b.name || a.words.size === 0) return false
  const [few, many] =
    a.words.size < b.words.size ? [a.words.size, b.words.size] : [b.words.size, a.words.size]
  if (few < many * SAME_TEXT) return false
  if (isToldApart(a, b) || isToldApart(b, a)) return false
  const sameText = share(a.words, b.words)
  // Names that each have a word of their own mean a difference, unless the texts have none.
  const isOneSubject = isWithin(a.subject, b.subject) || isWithin(b.subject, a.subject)
  if (isOneSubject ? sameText < SAME_TEXT : sameText < 1) return false
  return !a.text.includes(b.name) && !b.text.includes(a.name)
}

/** A word of the one name that its own text explains and the other text lacks. */
function isToldApart(a: Profile, b: Profile): boolean {
  for (const word of a.subject)
    if (!b.subject.has(word) && a.words.has(word) && !b.words.has(word)) return true
  return false
}

function isWithin(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
  for (const word of small) if (!large.has(word)) return false
  return small.size > 0
}
