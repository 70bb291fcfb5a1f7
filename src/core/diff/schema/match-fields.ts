import { get, type JsonNode, type Member, sameData, stringOf } from '../../json/node'
import { meaningText } from '../inclusion/meaning'
import { oneToOne, type Pair } from '../one-to-one'
import { nameWords } from '../../reading/words/name-words'
import { sharedWords } from '../text/words-changed'

/**
 * Parameters that someone says are the same: the JSON pointer of the earlier one in its tool to the
 * later one's name in the same object, or to null for one that is none of those.
 */
export type MatchedFields = Readonly<Record<string, string | null>>

/** Less alike than this are two fields, one gone and one new. */
const ALIKE = 0.6

/**
 * Which fields of an object are the same in both versions: those of one name, then those that were
 * renamed, by what their schemas and descriptions say and where they stand. A field is claimed once.
 * `byHand`: what each earlier name is called now by someone's word, which goes before all else.
 */
export function matchFields(
  before: readonly Member[],
  after: readonly Member[],
  byHand: ReadonlyMap<string, string | null> = new Map(),
): readonly Pair[] {
  const places = new Map(after.map(({ key }, j) => [key, j]))
  const said = before.flatMap(({ key }, i): Pair[] => {
    const name = byHand.get(key)
    const j = typeof name === 'string' ? places.get(name) : undefined
    return j === undefined ? [] : [{ before: i, after: j }]
  })
  const taken = new Set(said.map((pair) => pair.after))
  const alike = before.flatMap(({ key }, i): Pair[] => {
    const j = byHand.has(key) ? undefined : places.get(key)
    return j === undefined || taken.has(j) ? [] : [{ before: i, after: j }]
  })
  const same = [...said, ...alike]
  const gone = indexesWithout(
    before.length,
    same.map((pair) => pair.before),
  ).filter((i) => !byHand.has(before[i]!.key))
  const fresh = indexesWithout(
    after.length,
    same.map((pair) => pair.after),
  )
  const isLone = gone.length === 1 && fresh.length === 1 && before.length === after.length
  const renamed = oneToOne(
    gone,
    fresh,
    (i, j) => fieldLikeness(before[i]!, after[j]!, isLone && i === j),
    ALIKE,
  )
  return [...same, ...renamed].sort((a, b) => a.after - b.after)
}

export const indexesWithout = (count: number, taken: readonly number[]): readonly number[] => {
  const known = new Set(taken)
  return Array.from({ length: count }, (_, i) => i).filter((i) => !known.has(i))
}

/** `isInPlace`: the one field that went and the one that came stand in the same place. */
function fieldLikeness(before: Member, after: Member, isInPlace: boolean): number {
  const [a, b] = [textOf(before.value), textOf(after.value)]
  const isSame = meaningText(before.value) === meaningText(after.value)
  // A type alone is no mark by which to know a field again.
  const isTelling = a.trim() !== '' || tellsMuch(before.value)
  if (isTelling && sameData(before.value, after.value)) return 1
  const text = a.trim() === '' || b.trim() === '' ? 0 : sharedWords(a, b)
  const name = nameLikeness(before.key, after.key)
  const shape = isSame ? 1 : sameType(before.value, after.value) ? 0.5 : 0
  const place = isInPlace ? 1 : 0
  if (text > 0) return 0.55 * text + 0.2 * shape + 0.15 * name + 0.1 * place
  return 0.4 * shape + 0.3 * name + 0.3 * place
}

const textOf = (schema: JsonNode): string => stringOf(get(schema, 'description')) ?? ''

const tellsMuch = (schema: JsonNode): boolean =>
  ['enum', 'pattern', 'properties', 'format', 'const', 'anyOf', 'oneOf'].some((keyword) =>
    get(schema, keyword),
  )

const sameType = (a: JsonNode, b: JsonNode): boolean =>
  sameData(get(a, 'type'), get(b, 'type')) && get(a, 'type') !== undefined

/** Names share words: `order_id` and `orderId` all of them, `order_id` and `order_no` one. */
export const nameLikeness = (a: string, b: string): number => sharedWords(spelt(a), spelt(b))

const spelt = (name: string): string => nameWords(name).join(' ')
