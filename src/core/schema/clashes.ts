import {
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  memberOf,
  membersOf,
  type Path,
  stringOf,
} from '../json/node'
import { pointer } from '../json/pointer'
import { oncePer } from '../once-per'
import { BRANCHES, type Contradiction, contradictionIn, deadBranches } from './contradiction'
import { conjunctsOf, type Ground } from './conjuncts'
import { isEndless } from './endless'
import { placesOf } from './places'
import { type Place, walkSchema } from './walk'

/** What no value can meet, in the schemas of a tool. */
export interface Clashes {
  readonly contradictions: readonly Contradiction[]
  /** Branches that can never match beside what stands around them. */
  readonly deadBranches: readonly Contradiction[]
  /** Schemas of which no value ends. */
  readonly endless: readonly Path[]
}

/** Everything in a tool's schemas that excludes each other; each told once, where it comes from. */
export const clashesOf = oncePer((tool: JsonNode): Clashes => {
  const places = placesOf(tool).filter(({ schema }) => mayClash(schema))
  if (places.length === 0) return NONE
  const contradictions = new Map<string, Contradiction>()
  const dead = new Map<string, Contradiction>()
  const endless: Path[] = []
  for (const place of places) {
    if (isDenied(place)) continue
    const ground = groundOf(place.root)(place.path[0] as string)
    if (get(place.schema, '$ref') && isEndless(place.root, place.schema)) endless.push(place.path)
    const parts = conjunctsOf(place.schema, place.path, ground)
    if (!parts) continue
    const found = contradictionIn(parts, ground)
    if (found) contradictions.set(keyOf(found), found)
    else for (const each of deadIn(place, parts, ground)) dead.set(keyOf(each), each)
  }
  // What is wrong with a branch by itself is no matter of what stands around it.
  for (const key of contradictions.keys()) dead.delete(key)
  return { contradictions: [...contradictions.values()], deadBranches: [...dead.values()], endless }
})

const NONE: Clashes = { contradictions: [], deadBranches: [], endless: [] }

const keyOf = ({ path, a, b }: Contradiction): string => `${pointer(path)} ${a} ${b}`

function deadIn(
  { schema, path }: Place,
  parts: NonNullable<ReturnType<typeof conjunctsOf>>,
  ground: Ground,
): readonly Contradiction[] {
  return BRANCHES.flatMap((keyword) =>
    (deadBranches(parts, schema, [...path, keyword], keyword, ground) ?? []).flatMap((clash, i) => {
      if (!clash) return []
      const own = conjunctsOf(get(get(schema, keyword), i)!, [...path, keyword, i], ground)
      // A branch that is wrong in itself is told as such; one that refuses everything is meant to.
      if (!own || contradictionIn(own, ground)) return []
      return [{ ...clash, path: [...path, keyword, i] }]
    }),
  )
}

/** Far more steps than any definition takes that people write. */
const MOST_WORK = 20_000

const groundOf = oncePer((root: JsonNode) => {
  const known = new Map<string, Ground>()
  return (member: string): Ground => {
    const before = known.get(member)
    if (before) return before
    let paths: Map<JsonNode, Path> | undefined
    const ground: Ground = {
      root,
      work: { left: MOST_WORK },
      isRefAlone: /draft-0[3-7]/.test(stringOf(get(root, '$schema')) ?? ''),
      pathOf: (schema) => {
        paths ??= new Map(walkSchema(root, [member]).map((place) => [place.schema, place.path]))
        return paths.get(schema)
      },
    }
    known.set(member, ground)
    return ground
  }
})

/** Stands where what is said is denied, or only asked. */
function isDenied(place: Place): boolean {
  for (
    let at: { readonly keyword?: string; readonly parent?: typeof at } | undefined = place;
    at;
    at = at.parent
  )
    if (at.keyword === 'not' || at.keyword === 'if') return true
  return false
}

/** Keywords that set a bound; one alone excludes nothing. */
const BOUND = /^(?:m(?:in|ax)(?:imum|Length|Items|Properties)|exclusiveM(?:in|ax)imum)$/
/** Keywords that can clash with others by themselves. */
const ALONE = new Set(['enum', 'const', 'allOf', 'anyOf', 'oneOf', 'not', '$ref'])

/** A quick look: most schemas have nothing in them that could exclude anything. */
function mayClash(schema: JsonNode): boolean {
  if (schema.kind !== 'object') return false
  let bounds = 0
  for (const { key } of schema.members) {
    if (ALONE.has(key)) return true
    if (key.length >= 7 && BOUND.test(key)) bounds++
  }
  if (bounds > 1) return true
  if (bounds === 1 && (booleanOf(get(schema, 'items')) === false || get(schema, 'uniqueItems')))
    return true
  const required = itemsOf(get(schema, 'required'))
  if (required.length === 0) return false
  if (bounds === 1) return true
  const properties = get(schema, 'properties')
  const isFalse = membersOf(properties).some(({ value }) => booleanOf(value) === false)
  return (
    isFalse &&
    required.some((name) => booleanOf(memberOf(properties, stringOf(name) ?? '')?.value) === false)
  )
}
