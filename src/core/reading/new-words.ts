import { isAction } from './is-action'
import { ABBREVIATED, FILLER_WORDS, READ_VERBS } from './words/filler-words'
import { impliedBy } from './words/implied-words'
import { nameWords, stem } from './words/name-words'
import { sameInNames } from './words/same-in-names'

/** `[Product menu] `, `Product | `, `Product - Menu: ` and `Tool description: `. */
const LABEL =
  /^\s*(?:(?:[[【][^\]】]{1,40}[\]】]\s*)+|[A-Z][\w.]*(?: [A-Z][\w.]*){0,2} (?:\| |- (?:[A-Z]\w* ?){1,3}: )|(?:.*\b)?description(?: of this (?:function|tool) is)?: ?["“]?|\W*(?:tip|purpose|summary|overview|goal): )/i
const MAY_HAVE_LABEL =
  /^\s*[[【]|^[A-Z][^.,]{0,40}(?: \| | - )|description[\w ]*:|\b(?:tip|purpose|summary|overview|goal): /i

/** What an English sentence says behind the product, menu or label in front of it. */
export const withoutLabel = (sentence: string): string =>
  MAY_HAVE_LABEL.test(sentence) ? sentence.replace(LABEL, '') : sentence

const SAME = sameInNames(stem)
const rootOf = (word: string): string => {
  const root = stem(word)
  return SAME.get(root) ?? root
}

/** Ends a noun phrase, so that what follows is about another thing. */
const PARTS_PHRASES: ReadonlySet<string> = new Set(
  (
    'in from for on to with by at as into within across against using via through under over between after before ' +
    'per inside onto during'
  ).split(' '),
)

/** Kinds of things that are written in capitals, and are no product. */
const KINDS: ReadonlySet<string> = new Set(
  'url urls uri pdf pdfs csv json html xml svg png ip qr zip sms dns ssl yaml uuid'.split(' '),
)

/** "In the Acmely platform" says no more than "in Acmely". */
const PRODUCT_KIND =
  /^(?:platform|service|system|site|website|software|suite|product|cloud|studio)$/

/** A product in a given version: "acme/kit v4". */
const VERSIONED = /\b[\w@/.-]+ v\d+(?:\.\d+)*\b/g

interface Word {
  readonly text: string
  /** "Your team's": it says whose, and so which. */
  readonly isOwner: boolean
  /** Which noun phrase of the sentence it is in; the first has the object. */
  readonly phrase: number
}

interface Reading {
  readonly words: readonly Word[]
  /** Where in them those are that the name does not have. */
  readonly added: readonly number[]
  /** Whether a word is in the name, or one for the same is. */
  readonly isKnown: (word: string) => boolean
}

const WORD = /[A-Za-z][\w'’-]*|\d+/g

/** The words of a sentence up to the one behind the `most`th that its name does not have. */
function readWords(sentence: string, name: string, most: number): Reading {
  const own = nameWords(name)
  const text = withoutDomains(withoutAside(withoutLabel(sentence))).replace(VERSIONED, '')
  const known = new Set([...own, ...own.flatMap(impliedBy), ...spelledOut(text, own)].map(rootOf))
  const joined = own.join('')
  const isIt = (part: string): boolean =>
    known.has(rootOf(part)) ||
    (part.length > 3 && joined.includes(stem(part))) ||
    own.some((word) => isDerived(part, word))
  const isKnown = (word: string): boolean =>
    isIt(word) ||
    (word.includes('-') &&
      (joined.includes(word.replaceAll('-', '')) ||
        word.split('-').every((part) => isIt(part) || FILLER_WORDS.has(part))))
  const words: Word[] = []
  const added: number[] = []
  let phrase = 0
  let isGloss = false
  let wasProper = false
  WORD.lastIndex = 0
  for (let match = WORD.exec(text); match && added.length <= most; match = WORD.exec(text)) {
    const word = /['’]/.test(match[0]) ? match[0].replace(/['’]s?$/, '') : match[0]
    const lower = word.toLowerCase()
    if (PARTS_PHRASES.has(lower)) phrase++
    const isOwner = word !== match[0]
    const at = words.push({ text: lower, isOwner, phrase }) - 1
    // A capital inside a sentence is a product or a proper name, but for the kinds in a list of them.
    const isProper =
      at > 0 &&
      /^[A-Z][a-zA-Z0-9]*$/.test(word) &&
      !isListed(text, match.index) &&
      !KINDS.has(lower)
    const isOfProduct = PRODUCT_KIND.test(lower) && wasProper
    wasProper = isProper
    const isFiller = FILLER_WORDS.has(lower) && !isContainer(lower, words)
    const isNothing =
      isProper ||
      (at === 1 && PARTICLE.test(lower) && isAction(words[0]!.text)) ||
      (KIND_OF_ID.has(lower) && BEFORE_ID.test(text.slice(WORD.lastIndex, WORD.lastIndex + 12))) ||
      isOfProduct ||
      isFiller ||
      READ_VERBS.has(lower) ||
      PARTS_PHRASES.has(lower)
    if (isNothing || (at === 0 && isAction(word))) {
      isGloss = false
      continue
    }
    // "the history/actions" says one thing twice.
    isGloss = isKnown(lower) || (isGloss && text[match.index - 1] === '/')
    if (!isGloss) added.push(at)
  }
  return { words, added, isKnown }
}

/** What makes a word of another kind from the same root, behind four letters at least that both have. */
const DERIVES =
  /^(?:e|y|s|es|ed|en|ens?|ened|ening|ing|ings|er|ers|or|ors|ion|ions|ation|ations|sis|ses|ze|zed|zer|zing|al|ally|ance|ence|ment|ments|ive|able|ies|ied|ify|ized?|izes|izing|ization)?$/
const SHORTEST_ROOT = 4

/** "Shortened" for `short`, "analysis" for `analyze`. */
function isDerived(word: string, own: string): boolean {
  if (word.length < SHORTEST_ROOT || own.length < SHORTEST_ROOT) return false
  let same = 0
  while (same < word.length && same < own.length && word[same] === own[same]) same++
  if (same < SHORTEST_ROOT || word.length - same > 7 || own.length - same > 3) return false
  return DERIVES.test(word.slice(same)) && DERIVES.test(own.slice(same))
}

/** "Look up the order" only looks. */
const PARTICLE = /^(?:up|out|down|back|over|through)$/
/** "By its public ID" says no more than "by its ID". */
const KIND_OF_ID = new Set(
  'public unique internal numeric exact own primary global string'.split(' '),
)
const BEFORE_ID = /^\s*(?:ids?|identifiers?|uuid|slug)\b/i

/** "On a record" says in what; "a record" alone says nothing. */
const isContainer = (word: string, words: readonly Word[]): boolean =>
  /^(?:record|item|object|entity|resource)$/.test(word) &&
  /^(?:an?|the)$/.test(words.at(-2)?.text ?? '') &&
  /^(?:on|in|from|to|within|into)$/.test(words.at(-3)?.text ?? '')

const OPENING_PAIR = /^\W*([a-z]+)[ -]([a-z]+)/i
const lowerCase = (word: string): string => word.toLowerCase()
const INITIALS = /^[a-z]{3,5}$/

/** The words that one of the name stands for: "body mass index" for `bmi`, "log out" for `logout`. */
function spelledOut(text: string, own: readonly string[]): readonly string[] {
  const [, first = '', second = ''] = OPENING_PAIR.exec(text) ?? []
  if (own.includes(`${first}${second}`.toLowerCase())) return [first, second].map(lowerCase)
  const short = own.filter((word) => INITIALS.test(word))
  if (short.length === 0) return short
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const initials = words.map((word) => word[0]).join('')
  return short.flatMap((word) => {
    const at = initials.indexOf(word)
    return at < 0 ? [] : words.slice(at, at + word.length)
  })
}

/** Whether a place is in parentheses that tell kinds apart: "(Note or Task)". */
function isListed(text: string, at: number): boolean {
  const from = text.lastIndexOf('(', at)
  const to = text.indexOf(')', at)
  return from >= 0 && to > at && /^\([^()]*(?:,|\/| or )[^()]*\)$/.test(text.slice(from, to + 1))
}

/** The words of an English sentence that its name does not have, fillers and product names aside. */
export function newWords(sentence: string, name: string): readonly string[] {
  const { words, added } = readWords(sentence, name, Infinity)
  return added.map((at) => words[at]!.text)
}

/**
 * Whether it has such a word, and not only one that goes with a word of the name: the "calendar" of
 * an event, the "page" of a wiki. An adjective selects, and a noun behind a preposition names where
 * or for what.
 */
export function saysMoreThanName(sentence: string, name: string): boolean {
  const { words, added, isKnown } = readWords(sentence, name, 1)
  if (CURRENT_ONE.test(sentence) && !words.some(({ text }) => OWN_NAME.test(text) && isKnown(text)))
    return true
  if (MANY_AT_ONCE.test(sentence) && !nameWords(name).some((word) => SAYS_MANY.test(word)))
    return true
  if (takesPlace(words, isKnown) || isFirstOfTwo(words, isKnown) || ONE_OR_ALL.test(sentence))
    return true
  const [at] = added
  if (at === undefined) return false
  if (added.length > 1 || !hasObject(name)) return true
  const only = words[at]!
  if (only.isOwner && !/^(?:user|customer|person)$/.test(only.text)) return true
  const before = words[at - 1]
  const after = words[at + 1]
  // "The date and time" are two things.
  if (/^(?:and|or)$/.test(before?.text ?? '') || /^(?:and|or)$/.test(after?.text ?? '')) return true
  if (isSecondOfTwo(words, at, isKnown)) return true
  const isJoined = (word: Word | undefined): boolean =>
    word !== undefined &&
    word.phrase === only.phrase &&
    !READ_VERBS.has(word.text) &&
    isKnown(word.text)
  // "Tables under a shared table": the second is what holds the first.
  const holdsIt =
    only.phrase > 0 &&
    words
      .slice(0, at)
      .some(
        ({ text, phrase }) =>
          phrase < only.phrase && after !== undefined && stem(text) === stem(after.text),
      )
  const goesWith =
    !holdsIt &&
    ((only.phrase === 0 && at > 1 && isJoined(before) && !SELECTS.test(before!.text)) ||
      isJoined(after))
  return !goesWith || SELECTS.test(only.text)
}

/** "Gets one order or lists all orders" is two actions too. */
const ONE_OR_ALL = /^(?:gets?|retrieves?|shows?|fetch(?:es)?) [^.;]{3,60} or lists? (?:all )?/i

/** "Uploads a picture and inserts it" says two actions where the name has the second. */
function isFirstOfTwo(words: readonly Word[], isKnown: (word: string) => boolean): boolean {
  const isDone = (word: string): boolean => isAction(word) && !READ_VERBS.has(word)
  const first = words[0]?.text ?? ''
  if (!isDone(first) || isKnown(first)) return false
  const and = words.findIndex(({ text }, at) => at > 1 && text === 'and')
  const second = words[and + 1]?.text
  return and > 0 && second !== undefined && isDone(second) && isKnown(second)
}

/** "A key or key combination" names two things, of which the name has the first. */
function isSecondOfTwo(
  words: readonly Word[],
  at: number,
  isKnown: (word: string) => boolean,
): boolean {
  let from = at - 1
  while (from > 0 && words[from]!.phrase === words[at]!.phrase && isKnown(words[from]!.text)) from--
  const first = words[from + 1]!.text
  return from > 1 && /^(?:and|or)$/.test(words[from]!.text) && !isAction(first)
}

/** "Adds several cards in one call" says of a name without it that many are added. */
const MANY_AT_ONCE =
  /\b(?:multiple|several|many|a (?:batch|list|set|group) of)\b[^.;]*\b(?:at (?:once|a time)|in (?:one|a single|the same) (?:\w+ )?(?:call|request|operation|go|batch|transaction|step)|in (?:bulk|batch)|simultaneously)\b/i
const SAYS_MANY = /^(?:batch|bulk|multiple|multi|many|all|mass)$/

/** "Replaces the labels" says of `set_labels` what becomes of those that were there. */
const takesPlace = (words: readonly Word[], isKnown: (word: string) => boolean): boolean =>
  /^(?:replac|overwrit)es?$/.test(words[0]?.text ?? '') && !isKnown(words[0]!.text)

/** Which of all it is, by who asks. */
const CURRENT_ONE = /\b(?:the current|the logged[- ]in|your own) (?:user|account|member)\b/i
const OWN_NAME = /^(?:current|own|my|me|self|authenticated)$/

/** A name of more than its verb. */
const hasObject = (name: string): boolean =>
  nameWords(name).some((word) => !isAction(ABBREVIATED.get(word) ?? word))

/** Words that say which of many. */
const SELECTS =
  /-|[a-z](?:ed|ly|ive|able|ible|ous|ful|less|ical|ary)$|^(?:own|custom|public|private|recent|open|latest|top|raw|full|local|remote|live|daily|real|random|first|last|next|previous|nearby|simple|similar|empty|default|additional|unread|example|sample|external|internal|global|historical)$/

/** A warning or condition in parentheses says nothing of what is done. */
const ASIDE =
  /\((?:(?:this )?cannot|can['’]t|irreversibl[ey]|read[- ]only|no auth|requires?|optional\b|defaults?|max\.?|at most|up to|deprecated|experimental|beta|paginated|async)[^()]*\)/gi

export const withoutAside = (sentence: string): string =>
  sentence.includes('(') ? sentence.replace(ASIDE, '') : sentence

const withoutDomains = (sentence: string): string =>
  /\w[.·](?:com|io|ai|dev|org|net)\b/.test(sentence)
    ? sentence.replace(/\b\w+[.·](?:com|io|ai|dev|org|net)\b/g, '')
    : sentence
