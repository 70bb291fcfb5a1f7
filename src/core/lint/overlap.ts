import type { JsonObject } from '../json/node'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { effectOf } from '../reading/effect'
import { effectOfWord } from '../reading/effect-of-word'
import { pointersIn } from '../reading/pointers'
import { nameKey } from '../reading/own-words'
import { splitSentences } from '../reading/sentences'
import { verbIndex } from '../reading/tool-names'
import { CHINESE_FILLER, READ_VERBS } from '../reading/words/filler-words'
import { nameWords, stem } from '../reading/words/name-words'
import {
  LOOKED_UP_BY,
  NEGATION,
  NO_DIFFERENCE,
  OF_MANY,
  PREAMBLE,
  RELATION,
  SAME_WAY,
} from '../reading/words/overlap-words'
import { synonymOf } from '../reading/words/verb-synonyms'

/** Two tools that do nearly the same: indexes, the earlier first, and what they say of each other. */
export interface Overlap {
  readonly first: number
  readonly second: number
  /** The one that names the other without saying when to use it; neither does where it is absent. */
  readonly mentionedBy?: 'first' | 'second'
}

/** What two tools are compared by; worked out once per tool. */
interface Profile {
  readonly name: string
  /** The name without marks and case. */
  readonly key: string
  /** The name's words without what tells nothing, as stems. */
  readonly subject: ReadonlySet<string>
  /** The same of the sentence that says what the tool does, and of what it does it to. */
  readonly does: ReadonlySet<string>
  readonly object: ReadonlySet<string>
  /** What it is looked up by, as far as name or sentence say. */
  readonly by: ReadonlySet<string>
  /** And of all that is said behind it. */
  readonly rest: ReadonlySet<string>
  readonly text: string
  readonly first: string
  readonly isMany: boolean
  readonly negations: number
  /** Tools are compared when they have one of these in common: same effect, a word of the name or all words. */
  readonly keys: readonly string[]
}

const profileOf = oncePer((tool: JsonObject): Profile => {
  const name = nameOf(tool)
  const words = nameWords(name)
  const sentences = splitSentences(descriptionText(tool)).filter(({ text }) => !isPreamble(text))
  const named = effectOfWord(words[verbIndex(words)] ?? '')
  const effect = named === 'unclear' ? effectOf(tool) : named
  const first = (sentences[0]?.text ?? '').replace(/^\s*(?:\[[^\]]*\]|【[^】]*】)\s*/, '')
  const said = effect === 'read' ? first.replace(LOOKED_UP_BY, ' ') : first
  const does = contentWords(said)
  const telling = words.filter(tellsApart)
  const subject = new Set(telling.map(stem))
  const object = said.split(RELATION)[0]!
  const isMany =
    OF_MANY.test(words.join(' ')) ||
    OF_MANY.test(first) ||
    isPlural(telling.at(-1)) ||
    isPlural(/[a-z]+(?=\W*$)/i.exec(object)?.[0])
  return {
    name,
    key: nameKey(name),
    text: descriptionText(tool).trim(),
    first,
    isMany,
    negations: first.match(NEGATION)?.length ?? 0,
    subject,
    does,
    object: contentWords(object),
    by: contentWords(
      [
        ...(effect === 'read' ? first.matchAll(LOOKED_UP_BY) : []),
        / by .*/.exec(words.join(' ')) ?? '',
      ]
        .map(String)
        .join(' '),
    ),
    rest: contentWords(
      sentences
        .slice(1)
        .map((sentence) => sentence.text)
        .join(' '),
    ),
    keys: [...subject, [...does].sort().join(' ')].map((key) => `${effect}: ${key}`),
  }
})

const isPlural = (word = ''): boolean => /[^su]s$/.test(word)

const isPreamble = (sentence: string): boolean =>
  sentence.length < 160 && PREAMBLE.test(sentence) && !/["“]/.test(sentence)

const tellsApart = (word: string): boolean =>
  !NO_DIFFERENCE.has(word) && !READ_VERBS.has(word) && !SAME_WAY.has(word)

/** English stems, verbs by what they mean, and pairs of Chinese characters; filler left out. */
function contentWords(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const word of text.toLowerCase().match(/[a-z][a-z'-]*|\d+/g) ?? [])
    if (tellsApart(word)) words.add(synonymOf(word) ?? stem(word))
  if (!EASTERN.test(text)) return words
  for (const run of text.replace(CHINESE_FILLER, '').match(/[\u3400-\u9fff\u3040-\u30ff]+/g) ??
    []) {
    if (run.length === 1) words.add(run)
    for (let i = 0; i + 1 < run.length; i++) words.add(run.slice(i, i + 2))
  }
  return words
}

const EASTERN = /[\u3400-\u9fff\u3040-\u30ff]/

/** From here on two texts say the same. */
const SAME_TEXT = 0.85
/** What follows the first sentence may differ more, and still not tell when to use which. */
const LIKE_TEXT = 0.7

/**
 * Pairs of tools that do nearly the same while neither says when to use the other; of each tool
 * with the first like it, so that many alike are not all paired. Compared are tools whose names
 * share a word or whose sentences have the same words, so that large sets stay cheap.
 */
export function overlapsIn(tools: readonly JsonObject[]): readonly Overlap[] {
  const all = tools.map(profileOf)
  const byKey = new Map<string, number[]>()
  const pairs: Overlap[] = []
  for (const [second, profile] of all.entries()) {
    let first = second
    for (const key of profile.keys) {
      const same = byKey.get(key) ?? []
      const like = same.find((other) => other >= first || isOverlap(all[other]!, profile))
      first = Math.min(first, like ?? second)
      if (same.at(-1) !== second) same.push(second)
      byKey.set(key, same)
    }
    if (first < second) pairs.push(...unlessTold(tools, first, second))
  }
  return pairs
}

function isOverlap(a: Profile, b: Profile): boolean {
  // Names that differ in marks and case only are a fault of their own, told by another rule.
  if (a.key === b.key || a.does.size === 0) return false
  if (!isAlike(a.does, b.does, SAME_TEXT)) return false
  // Word for word the same, the texts tell nothing, whatever the names mean.
  if (a.text === b.text) return true
  if ((a.isMany !== b.isMany && a.first !== b.first) || a.negations !== b.negations) return false
  // Names that each have a word of their own mean a difference, unless the sentences have none.
  const isOneSubject = isWithin(a.subject, b.subject) || isWithin(b.subject, a.subject)
  if (!isOneSubject && !isAlike(a.does, b.does, 1)) return false
  if (!isAlike(a.object, b.object, 1)) return false
  // "By author" and "by tag", "Celsius to Fahrenheit" and back.
  if (a.by.size > 0 && b.by.size > 0 && !isAlike(a.by, b.by, 1)) return false
  if (/to/i.test(a.name) && isWithin(a.subject, b.subject) && isReversed(a.name, b.name))
    return false
  if (hasOwnWord(a, b) || hasOwnWord(b, a)) return false
  return a.rest.size === 0 || b.rest.size === 0 || isAlike(a.rest, b.rest, LIKE_TEXT)
}

function isAlike(a: ReadonlySet<string>, b: ReadonlySet<string>, least: number): boolean {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  if (small.size < large.size * least) return false
  let both = 0
  for (const word of small) if (large.has(word)) both++
  return both >= (small.size + large.size - both) * least
}

/** A word of the one name that its own sentence explains and the other lacks. */
function hasOwnWord(a: Profile, b: Profile): boolean {
  for (const word of a.subject)
    if (!b.subject.has(word) && a.does.has(word) && !b.does.has(word)) return true
  return false
}

function isWithin(small: ReadonlySet<string>, large: ReadonlySet<string>): boolean {
  for (const word of small) if (!large.has(word)) return false
  return true
}

/** The same words on both sides of a "to", the other way round. */
function isReversed(a: string, b: string): boolean {
  const words = nameWords(b)
  const at = words.indexOf('to')
  return (
    at > 0 &&
    nameWords(a)
      .join(' ')
      .startsWith(words.slice(at + 1).join(' '))
  )
}

function unlessTold(
  tools: readonly JsonObject[],
  first: number,
  second: number,
): readonly Overlap[] {
  const ahead = saysOf(tools[first]!, tools[second]!)
  const behind = saysOf(tools[second]!, tools[first]!)
  if (ahead === 'sends' || behind === 'sends') return []
  const mentionedBy = ahead === 'mentions' ? 'first' : behind === 'mentions' ? 'second' : undefined
  return [{ first, second, ...(mentionedBy === undefined ? {} : { mentionedBy }) }]
}

/** Whether a tool's texts name another, and whether they say when or in what order to use it. */
export function saysOf(tool: JsonObject, other: JsonObject): 'sends' | 'mentions' | undefined {
  const key = nameKey(nameOf(other))
  const named = pointersIn(tool).filter((pointer) => nameKey(pointer.name) === key)
  if (named.some(({ kind }) => kind !== 'mention')) return 'sends'
  return named.length > 0 ? 'mentions' : undefined
}
