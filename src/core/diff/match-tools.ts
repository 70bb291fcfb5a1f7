import {
  get,
  type JsonNode,
  type JsonObject,
  membersOf,
  sameData,
  withoutMembers,
} from '../json/node'
import { descriptionText } from '../model/description'
import { inputSchemaOf, nameOf, titleOf } from '../model/tool'
import { effectOf } from '../reading/effect'
import { tellingWords } from '../reading/words/telling-words'
import { oneToOne, type Pair } from './one-to-one'
import { indexesWithout, nameLikeness } from './schema/match-fields'
import { sharedWords } from './text/words-changed'

/**
 * Tools that someone says are the same, whatever their names: the earlier name to the later one, or to
 * null for a tool that is none of the later ones.
 */
export type MatchedByHand = Readonly<Record<string, string | null>>

/** Less alike than this are two tools, one gone and one new. */
const ALIKE = 0.55
/** Where one alone is gone and one alone is new, less is enough. */
const ALIKE_ALONE = 0.35

/**
 * Which tools of two sets are the same: those matched by hand, those of one name (of several with it
 * the first to the first), then those that are most alike. No tool is claimed twice.
 */
export function matchTools(
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  byHand: MatchedByHand = {},
): readonly Pair[] {
  const pairs: Pair[] = []
  const free = (side: 'before' | 'after', tools: readonly JsonObject[]): readonly number[] =>
    indexesWithout(
      tools.length,
      pairs.map((pair) => pair[side]),
    )
  const take = (nameAfter: (name: string) => string | null | undefined): void => {
    for (const i of free('before', before)) {
      const wanted = nameAfter(nameOf(before[i]))
      const j = free('after', after).find((each) => nameOf(after[each]) === wanted)
      if (typeof wanted === 'string' && j !== undefined) pairs.push({ before: i, after: j })
    }
  }
  take((name) => (Object.hasOwn(byHand, name) ? byHand[name] : undefined))
  // What was matched by hand to a tool that is not there is left alone, not matched otherwise.
  take((name) => (Object.hasOwn(byHand, name) ? undefined : name))
  const gone = free('before', before).filter((i) => !Object.hasOwn(byHand, nameOf(before[i])))
  const fresh = free('after', after)
  const least = gone.length === 1 && fresh.length === 1 ? ALIKE_ALONE : ALIKE
  pairs.push(...oneToOne(gone, fresh, (i, j) => toolLikeness(before[i]!, after[j]!), least))
  return pairs.sort((a, b) => a.after - b.after)
}

/** What is told of a tool, how much each counts, and how alike it is; a part that both lack counts for nothing. */
const PARTS: readonly {
  readonly weight: number
  readonly of: (tool: JsonNode) => string
  readonly alike: (a: string, b: string) => number
}[] = [
  { weight: 4, of: descriptionText, alike: sharedWords },
  { weight: 3, of: parameterNames, alike: sharedWords },
  { weight: 2, of: nameOf, alike: nameLikeness },
  { weight: 1, of: titleOf, alike: sharedWords },
]

function parameterNames(tool: JsonNode): string {
  return membersOf(get(inputSchemaOf(tool), 'properties'))
    .map(({ key }) => key)
    .join(' ')
}

function toolLikeness(a: JsonObject, b: JsonObject): number {
  const rest = (tool: JsonObject): JsonObject => withoutMembers(tool, ['name', 'namespace'])
  const hasText = descriptionText(a).trim() !== ''
  if (hasText && sameData(rest(a), rest(b))) return 1
  let [sum, whole] = [0, 0]
  for (const { weight, of, alike } of PARTS) {
    const [left, right] = [of(a), of(b)]
    if (left === '' && right === '') continue
    whole += weight
    sum += weight * alike(left, right)
  }
  return whole === 0 || isAnother(a, b) ? 0 : sum / whole
}

/** Who renames a tool and rewrites it at once keeps less than this of its description. */
const SAME_WORDS = 0.9

/**
 * Whether two tools are about different things, however many small words, parameters and turns of
 * phrase they share: as `get_payment` and `get_refund` of one hand do.
 */
function isAnother(a: JsonObject, b: JsonObject): boolean {
  if (sharedWords(descriptionText(a), descriptionText(b)) >= SAME_WORDS) return false
  const [left, right] = [tellingWords(nameOf(a)), tellingWords(nameOf(b))]
  if (left.size > 0 && right.size > 0 && ![...left].some((word) => right.has(word))) return true
  const [was, is] = [effectOf(a), effectOf(b)]
  return was !== 'unclear' && is !== 'unclear' && (was === 'read') !== (is === 'read')
}
