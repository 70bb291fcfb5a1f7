import { type Effect, effectOfWord, VERB_EFFECT, worst } from './effect-of-word'
import { HEAD_VERBS_EN, NOUN_VERBS_EN } from './words/effect-verbs'
import { nameWords } from './words/name-words'

/** Verbs that any tool could have: what is done stands beside them. */
const WEAK_VERBS = new Set([
  'process',
  'handle',
  'manage',
  'perform',
  'run',
  'execute',
  'help',
  'do',
])
/** `writing_tips` are tips; nothing is written. */
const GERUND = /^(?!ping|ring|string|bring)[a-z]{3,}ing$/
/** How the name of a thing ends: a `star_tracker` stars nothing. */
const NAMES_A_THING =
  /(?:[a-z]{3}(?:er|or)|tool|system|suite|assistant|service|engine|simulation|analysis)$/

/** A `refund_query` asks about refunds, and a "refund query" does as well. */
const ASKED_ABOUT = new Set([
  ...['refund', 'charge', 'transfer', 'order', 'book', 'report', 'schedule', 'record', 'draft'],
  ...['star', 'tag', 'link', 'fork', 'click', 'store'],
])
const IS_A_QUESTION = /^(?:query|lookup|search|inquiry|enquiry)$/

const KEEPS_TRACK_OF = new Set(
  'change update edit order move transfer upload install login send release deploy payment print'.split(
    ' ',
  ),
)
const IS_A_LOG = /^(?:logs?|history|histories)$/

/** A name that ends so speaks of what is looked at. */
const ONLY_LOOKS = /(?:analysis|simulation|analy[sz]er|monitor|estimator|predictor)$/
/** Verbs that at the end of a name are mostly nouns. */
const ENDS_AS_NOUN = new Set([
  'store',
  'star',
  'place',
  'order',
  'book',
  'record',
  'report',
  'link',
])

/** Of those the ones that no verb of a name stands in front of. */
const MAKES_A_THING =
  /(?:check|analy[sz]|mak|track|advis|predict|estimat|calculat|monitor|evaluat|recommend|plann?|detect|validat|viewer|explor)(?:er|or)$/

/** A doer whose doing changes something, at the end of a name. */
const DOES_MORE =
  /^(?:schedul|manag|send|book|creat|deploy|dispatch|updat|edit|upload|publish|control|execut|install|organi[sz])(?:er|or)$/

/**
 * By the first verb of the name, else one behind a prefix (`slack_get_user`), or at its end
 * (`label_write`). Only the part behind the last dot: what is before it is a namespace.
 */
export function effectOfName(name: string): Effect {
  const own = nameWords(name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1))
  // `get.order` has its verb in front.
  const words = own.length > 1 ? own : nameWords(name)
  const last = words.at(-1) ?? ''
  // Behind the first word only the bare verb is one: `data_posts` posts nothing.
  const isGerund = words.length > 1 && GERUND.test(words[0]!)
  const verbs = words.map((word, at) =>
    at === 0 ? (isGerund ? 'unclear' : effectOfWord(word)) : (VERB_EFFECT.get(word) ?? 'unclear'),
  )
  // A `file_transfer_analysis` transfers nothing.
  if (ONLY_LOOKS.test(last) && verbs[0] === 'unclear')
    for (const [at, word] of words.entries())
      if (at > 0 && NOUN_VERBS_EN.has(word)) verbs[at] = 'unclear'
  if (ASKED_ABOUT.has(words[0] ?? '') && IS_A_QUESTION.test(last)) return 'read'
  // A `change_log` is looked at; an `add_log` adds one.
  if (words.length === 2 && KEEPS_TRACK_OF.has(words[0]!) && IS_A_LOG.test(last)) return 'read'
  if (
    NOUN_VERBS_EN.has(words[0] ?? '') &&
    NAMES_A_THING.test(last) &&
    verbs.slice(1).every((verb) => verb === 'unclear')
  )
    return 'unclear'
  // A `book_availability_checker` books nothing.
  if (verbs[0] === 'unclear' && !verbs.includes('read') && MAKES_A_THING.test(last))
    return 'unclear'
  // A `report_download_scheduler` schedules, as its text can say; it does not download now.
  if (worst(verbs) === 'read' && verbs[0] === 'unclear' && DOES_MORE.test(last)) return 'unclear'
  const [first = 'unclear', second = 'unclear'] = verbs
  // `get_or_create_label` does the worse of the two.
  if (words.includes('or') || words.includes('and')) return worst(verbs)
  // What `run_query` runs the text has to say; `post_search` only asks.
  if (second === 'read' && /^(?:run|execute)$/.test(words[0]!)) return 'unclear'
  if (second === 'read' && words[0] === 'post') return 'read'
  if (first !== 'unclear' && !WEAK_VERBS.has(words[0]!)) return first
  const others = verbs.slice(1, 2).concat(verbs.slice(-1), verbs.slice(1))
  const other = others.find((verb) => verb !== 'unclear')
  if (first === 'unclear') {
    if (words[1] === 'post' && verbs[2] === 'read') return 'read'
    return other ?? 'unclear'
  }
  return first === 'read' ? (other ?? 'unclear') : first
}

const isUnclear = (word: string | undefined): boolean => effectOfWord(word ?? '') === 'unclear'

/** The first word can be a verb, of which no list says what it does. */
export const opensWithHead = (words: readonly string[]): boolean =>
  isUnclear(words[0]) && HEAD_VERBS_EN.has(words[0] ?? '')

/** The one verb of the name stands where it is mostly a noun. */
export const endsInNoun = (words: readonly string[]): boolean =>
  words.length > 1 && ENDS_AS_NOUN.has(words.at(-1)!) && words.slice(0, -1).every(isUnclear)

/** The same where it opens a text. */
export const isQuestionAbout = (sentence: string): boolean => {
  const [first = '', second = ''] = sentence.toLowerCase().match(/[a-z]+/g) ?? []
  return ASKED_ABOUT.has(first) && IS_A_QUESTION.test(second)
}
