import { oneToOne, type Pair } from '../../diff/one-to-one'
import type { JsonObject } from '../../json/node'
import { get, membersOf } from '../../json/node'
import { descriptionText } from '../../model/description'
import { inputSchemaOf, nameOf, titleOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import { effectOf } from '../../reading/effect'
import { nameWords, stem } from '../../reading/words/name-words'
import { tellingWords } from '../../reading/words/telling-words'
import { countWords } from '../overlap/terms'

/** Less alike than this are two tools that only share their set. */
const LEAST = 0.3
/** A tool that another could stand for nearly as well is left to be matched by hand. */
const AHEAD = 0.08

interface Profile {
  readonly name: ReadonlySet<string>
  readonly text: ReadonlySet<string>
  readonly parameters: ReadonlySet<string>
  readonly isRead: boolean | undefined
}

const profileOf = oncePer((tool: JsonObject): Profile => {
  const effect = effectOf(tool)
  const parameters = membersOf(get(inputSchemaOf(tool), 'properties')).map(({ key }) => key)
  return {
    name: tellingWords(nameOf(tool)),
    text: new Set(countWords(`${titleOf(tool)} ${descriptionText(tool)}`).keys()),
    parameters: new Set(parameters.flatMap((name) => [...tellingWords(name)])),
    isRead: effect === 'unclear' ? undefined : effect === 'read',
  }
})

/**
 * Pairs of tools of two versions of one set that stand for each other although their words have little
 * in common, as a vague version and a good one have: by the rare words of names, descriptions and
 * parameters, and by whether they only read. Only those that are each other's best by a clear lead; a
 * set of one tool and another of one tool are the same tool. `gone` and `fresh` are the indexes that
 * are still free.
 */
export function likestTools(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  gone: readonly number[],
  fresh: readonly number[],
): readonly Pair[] {
  if (before.length === 1 && after.length === 1)
    return gone.length === 1 && fresh.length === 1 ? [{ before: 0, after: 0 }] : []
  if (gone.length === 0 || fresh.length === 0) return []
  const rarity = rarityIn([...before, ...after].map(profileOf))
  const known = new Map<number, number>()
  return roundsOfPairs(gone, fresh, (i, j) => {
    const place = i * after.length + j
    const like = known.get(place) ?? likeness(profileOf(before[i]!), profileOf(after[j]!), rarity)
    known.set(place, like)
    return like
  })
}

/** What was matched leaves fewer rivals to the rest, until a round finds no clear pair. */
function roundsOfPairs(
  gone: readonly number[],
  fresh: readonly number[],
  like: (before: number, after: number) => number,
): readonly Pair[] {
  const pairs = clearPairs(gone, fresh, like)
  if (pairs.length === 0) return []
  // What was matched is no rival any more.
  const rest = (all: readonly number[], side: keyof Pair): readonly number[] =>
    all.filter((each) => !pairs.some((pair) => pair[side] === each))
  return [...pairs, ...roundsOfPairs(rest(gone, 'before'), rest(fresh, 'after'), like)]
}

function clearPairs(
  gone: readonly number[],
  fresh: readonly number[],
  like: (before: number, after: number) => number,
): readonly Pair[] {
  return oneToOne(gone, fresh, like, LEAST).filter(({ before: i, after: j }) => {
    const own = like(i, j)
    const rivals = [
      ...gone.filter((each) => each !== i).map((each) => like(each, j)),
      ...fresh.filter((each) => each !== j).map((each) => like(i, each)),
    ]
    return rivals.every((rival) => own - rival >= AHEAD)
  })
}

type Rarity = (word: string) => number

function rarityIn(profiles: readonly Profile[]): Rarity {
  const counts = new Map<string, number>()
  for (const { name, text, parameters } of profiles)
    for (const word of new Set([...name, ...text, ...parameters]))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + profiles.length / (counts.get(word) ?? 1))
}

function likeness(a: Profile, b: Profile, rarity: Rarity): number {
  const name = shared(a.name, b.name, rarity, 0.5)
  // A vague text says little, and what it says a good one says too.
  const text = shared(a.text, b.text, rarity, 0.9)
  const parameters = shared(a.parameters, b.parameters, rarity, 0.5)
  const sum = 0.45 * name + 0.35 * text + 0.2 * parameters
  const isOpposed = a.isRead !== undefined && b.isRead !== undefined && a.isRead !== b.isRead
  return isOpposed ? sum * 0.6 : sum
}

/** How much of both is in common: `inside` is how much it counts that the smaller is all in the larger. */
function shared(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
  rarity: Rarity,
  inside: number,
): number {
  const weigh = (words: Iterable<string>): number =>
    [...words].reduce((sum, word) => sum + rarity(word), 0)
  const [left, right] = [weigh(a), weigh(b)]
  if (left === 0 || right === 0) return 0
  const common = weigh([...a].filter((word) => b.has(word)))
  const least = Math.min(left, right)
  return Math.min(1, inside * (common / least) + (1 - inside) * ((2 * common) / (left + right)))
}

/** A word that short begins too many others. */
const SHORTEST_BEGINNING = 3

/**
 * Pairs of parameters whose names share a word, or one of which is the beginning of the other's (`exp`
 * and `expression`, `id` and `order_id`), where no other could be meant on either side.
 */
export function likestNames(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [string, string])[] {
  return before.flatMap((name) => {
    const found = after.filter((each) => isLikeName(name, each))
    const [other] = found
    if (other === undefined || found.length > 1) return []
    return before.filter((each) => isLikeName(each, other)).length === 1
      ? [[name, other] as const]
      : []
  })
}

function isLikeName(a: string, b: string): boolean {
  const words = nameWords(b)
  return nameWords(a).some((word) =>
    words.some((each) => stem(word) === stem(each) || begins(word, each) || begins(each, word)),
  )
}

const begins = (short: string, long: string): boolean =>
  short.length >= SHORTEST_BEGINNING && long.startsWith(short)
