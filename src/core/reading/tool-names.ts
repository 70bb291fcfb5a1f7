import { effectOfWord } from './effect-of-word'
import { nameKey } from './own-words'
import { nameWords, stem } from './words/name-words'
import { synonymOf } from './words/verb-synonyms'

/** The names of a set, to be looked up as texts write them. */
export interface ToolNames {
  /** The name meant: as it stands, in other marks or case, or with or without a prefix. */
  readonly find: (written: string) => string | undefined
  /** The one name that was likely meant where none is found. */
  readonly near: (written: string) => string | undefined
}

/** Shorter than this, the end of a name is the end of too many others. */
const LEAST_TAIL = 6

let last: { readonly names: string; readonly made: ToolNames } | undefined

/** The same object as before while the names are the same, since most edits change none. */
export function toolNames(names: readonly string[]): ToolNames {
  const joined = names.join('\n')
  if (last?.names !== joined) last = { names: joined, made: makeToolNames(names) }
  return last.made
}

function makeToolNames(names: readonly string[]): ToolNames {
  const byKey = new Map<string, string>()
  for (const name of names) {
    const key = nameKey(name)
    if (key !== '' && !byKey.has(key)) byKey.set(key, name)
  }
  const byTail = groupedBy(
    [...byKey.keys()].filter((key) => key.length >= LEAST_TAIL),
    tailOf,
  )
  const bySignature = groupedBy([...byKey.values()], signature)
  const bySubject = groupedBy([...byKey.values()], subjectOfRead)
  const byOtherWords = groupedBy([...byKey.values()], (name) => othersOfEach(nameWords(name)))

  function look(written: string): string | undefined {
    for (const part of partsOf(written)) {
      const exact = byKey.get(nameKey(part))
      if (exact !== undefined) return exact
    }
    const key = nameKey(written)
    if (key.length < LEAST_TAIL) return undefined
    // A text may leave out the prefix that all names of the set have, or add one that a client adds.
    const tail = byTail
      .get(tailOf(key))
      ?.find((known) => known.endsWith(key) || key.endsWith(known))
    return tail === undefined ? undefined : byKey.get(tail)
  }

  function guess(written: string): string | undefined {
    const part = partsOf(written).at(-1)!
    const alike = bySignature.get(signature(part)) ?? []
    if (alike.length > 0) return alike.length === 1 ? alike[0] : undefined
    const looks = bySubject.get(subjectOfRead(part)) ?? []
    if (looks.length === 1 && subjectOfRead(part) !== '') return looks[0]
    const words = nameWords(part)
    const misspelt = othersOfEach(words).flatMap((others, at) =>
      (byOtherWords.get(others) ?? []).filter((name) =>
        isMisspelling(words[at]!, nameWords(name)[at]!),
      ),
    )
    return misspelt.length === 1 ? misspelt[0] : undefined
  }

  return { find: remembered(look), near: remembered(guess) }
}

function remembered(ask: (written: string) => string | undefined): typeof ask {
  const known = new Map<string, string | undefined>()
  return (written) => {
    if (!known.has(written)) known.set(written, ask(written))
    return known.get(written)
  }
}

/** The whole name, and what is behind the marks that part a server or a group from its tool. */
function partsOf(written: string): readonly string[] {
  const parts = written.split(/__|[.:/]/).filter((part) => part !== '')
  return parts.length > 1 ? [written, parts.at(-1)!] : [written]
}

/** The same for names that differ in the order of words, in number, or in a verb that means the same. */
function signature(name: string): string {
  const words = nameWords(name)
  const verb = verbIndex(words)
  return words
    .map((word, i) => (i === verb ? synonymOf(word) : undefined) ?? stem(word))
    .sort()
    .join(' ')
}

/** What a name that only reads is about; empty for any other, and where it says only one word. */
function subjectOfRead(name: string): string {
  const words = nameWords(name)
  const verb = verbIndex(words)
  if (verb !== 0 || words.length < 2 || effectOfWord(words[0]!) !== 'read') return ''
  return words.slice(1).join(' ')
}

function groupedBy(
  names: readonly string[],
  keysOf: (name: string) => string | readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const name of names)
    for (const key of [keysOf(name)].flat()) {
      const group = groups.get(key)
      if (group) group.push(name)
      else groups.set(key, [name])
    }
  return groups
}

/** A key ends with another only if both have this end. */
const tailOf = (key: string): string => key.slice(-LEAST_TAIL)

/** For each word of a name of two and more: the words around it, with its place. */
const othersOfEach = (words: readonly string[]): readonly string[] =>
  words.length < 2
    ? []
    : words.map((_, at) => words.map((word, i) => (i === at ? '' : word)).join(' '))

/** Where the verb of a name stands: first, or behind a prefix (`slack_get_user`). */
export function verbIndex(words: readonly string[]): number {
  const isVerb = (i: number): boolean => effectOfWord(words[i] ?? '') !== 'unclear'
  return isVerb(0) ? 0 : isVerb(1) ? 1 : -1
}

/** A word is spelt otherwise by a letter or two, and does not mean another action. */
function isMisspelling(one: string, other: string): boolean {
  if (one === other) return false
  if (effectOfWord(one) !== 'unclear' && effectOfWord(other) !== 'unclear') return false
  return (
    Math.min(one.length, other.length) >= 4 && isWithinEdits(one, other, one.length < 7 ? 1 : 2)
  )
}

/** Whether so few letters added, left out, replaced or swapped make the one word of the other. */
function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  const isSwap = left.length === 2 && left === [...right].reverse().join('')
  return isSwap || Math.max(left.length, right.length) <= most
}
