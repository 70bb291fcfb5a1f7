import { effectOfWord } from '../reading/effect-of-word'
import { ACTION_IN_ENGLISH, GIVES_MANY, NO_OBJECT } from '../reading/words/action-words'
import { nameWords, stem } from '../reading/words/name-words'
import { NAME_VERBS } from '../reading/words/name-verbs'
import { isVagueName } from '../reading/words/vague-names'

/** The words of a tool's name that say what it is about, and those in front of its verb. */
export interface NameParts {
  readonly prefix: readonly string[]
  readonly object: readonly string[]
}

/** `github_manage_issue` is about `issue`, under `github`; `record_manager` about `record`. */
export function partsOfName(name: string): NameParts {
  const words = nameWords(name)
  const isVerb = (word: string): boolean => NO_OBJECT.has(word) || effectOfWord(word) !== 'unclear'
  // A word behind the verb may look like one too: `manage_order` is about an order.
  const at = words.findIndex(isVerb)
  const isLast = at === words.length - 1
  const [prefix, rest] = at < 0 || isLast ? [[], words] : [words.slice(0, at), words.slice(at + 1)]
  const object = rest.filter(
    // `issue_write` is about an issue: a verb that ends the name is none of its object.
    (word, i) => !NO_OBJECT.has(word) && !(at === words.length - 1 && i === at && i > 0),
  )
  return { prefix, object }
}

/** The verb of an action as a name has it; Chinese actions that have no common one give none. */
export function wordsOfAction(value: string): readonly string[] {
  const english = ACTION_IN_ENGLISH.get(value.trim()) ?? value
  return /[^\x20-\x7e]/.test(english) ? [] : nameWords(english)
}

/** Names for the tools that a tool becomes, in its own style; none where no good ones can be made. */
export function splitNames(name: string, values: readonly string[]): readonly string[] | undefined {
  if (name === '' || /[^\x20-\x7e]/.test(name)) return undefined
  const { prefix, object } = partsOfName(name)
  const names = values.map((value) => {
    const words = wordsOfAction(value)
    const [verb = ''] = words
    if (verb === '') return ''
    const rest = words.slice(1)
    const about = GIVES_MANY.has(verb) ? pluralOf(object) : singularOf(object)
    const isSaid = rest.some((word) => object.some((each) => stem(each) === stem(word)))
    // An action that names its own object needs no other.
    const all = isSaid || (rest.length > 0 && object.length > 1) ? words : [verb, ...rest, ...about]
    return all.length < 2 ? '' : inStyle(name, [...prefix, ...all])
  })
  const hasVerb = (each: string): boolean =>
    nameWords(each).some((word) => NAME_VERBS.has(word) || effectOfWord(word) !== 'unclear')
  const isGood = names.every(
    (each) => each !== '' && each.length <= 64 && !isVagueName(nameWords(each)) && hasVerb(each),
  )
  return isGood && new Set(names).size === names.length ? names : undefined
}

function inStyle(name: string, words: readonly string[]): string {
  if (name.includes('_')) return words.join('_')
  if (name.includes('-')) return words.join('-')
  if (!/[a-z][A-Z]/.test(name)) return words.join('_')
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
  const pascal = words.map(capital).join('')
  return /^[A-Z]/.test(name) ? pascal : pascal[0]!.toLowerCase() + pascal.slice(1)
}

const withLast = (words: readonly string[], change: (word: string) => string): readonly string[] =>
  words.map((word, i) => (i === words.length - 1 ? change(word) : word))

/** The words with the last one in the plural. */
export const pluralOf = (words: readonly string[]): readonly string[] =>
  withLast(words, (word) => {
    if (/(?:[^su]s|ies|data|info|people|history|news)$/.test(word)) return word
    if (/[^aeiou]y$/.test(word)) return word.slice(0, -1) + 'ies'
    return /(?:[sxz]|ch|sh)$/.test(word) ? word + 'es' : word + 's'
  })

/** The words with the last one in the singular. */
export const singularOf = (words: readonly string[]): readonly string[] =>
  withLast(words, (word) => {
    if (word.length < 4 || /(?:ss|us|is|news|series|status)$/.test(word)) return word
    if (word.endsWith('ies')) return word.slice(0, -3) + 'y'
    if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2)
    return word.endsWith('s') ? word.slice(0, -1) : word
  })
