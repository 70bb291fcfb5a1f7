const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Verbs that say as little as "do". */
const EMPTY_VERBS = list(
  'run execute exec do process handle manage perform call invoke use make operate',
)

/** Verbs that say something only of an object. */
const BARE_VERBS = list(`
  get list search query find fetch check read write start stop send update create delete add remove set test
`)

/** Nouns that fit anything. */
const EMPTY_NOUNS = list(`
  data info information thing things stuff resource resources entity function method operation operations api
  util utils helper main value input output result results request
`)

/** Nouns that are a thing of their own in many services (a task, an item), but say nothing behind an empty verb. */
const LOOSE_NOUNS = list(`
  task tasks item items job jobs command commands service services content response object tool tools action
  actions
`)

const isIn = (word: string, ...kinds: readonly ReadonlySet<string>[]): boolean =>
  kinds.some((kind) => kind.has(word))

/** Whether a name's words would fit any tool: one such word, or a verb and a noun that say nothing. */
export function isVagueName(words: readonly string[]): boolean {
  const own = words.map((word) => word.replace(/\d+$/, '')).filter((word) => word !== '')
  const [first = '', second] = own
  if (own.length > 2 || first === '') return false
  if (second === undefined) return isIn(first, EMPTY_VERBS, BARE_VERBS, EMPTY_NOUNS, LOOSE_NOUNS)
  const isSoTold = (verb: string, noun: string): boolean =>
    isIn(verb, EMPTY_VERBS)
      ? isIn(noun, EMPTY_NOUNS, LOOSE_NOUNS)
      : isIn(verb, BARE_VERBS) && isIn(noun, EMPTY_NOUNS)
  return isSoTold(first, second) || isSoTold(second, first)
}
