import {
  arr,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  nil,
  obj,
  type Path,
  str,
  stringOf,
} from '../json/node'
import { fromPointer, pointer } from '../json/pointer'
import { oncePer } from '../once-per'
import type { Anchor } from './entry'
import { meaningHash, namelessHash } from './meaning-hash'

/** Where something that was said about a set belongs today. */
export interface Place {
  /** The tool's index in the set; absent where it is about the set, or the tool is gone. */
  readonly tool?: number
  /** In the tool, or in the set. */
  readonly path: Path
  /**
   * `same`: what it is about stands as it was, or is as unsaid as it was. `changed`: other words
   * stand there now. `moved`: the same under another name or at another place. `gone`: nothing found;
   * the path is what is left of it.
   */
  readonly found: 'same' | 'changed' | 'moved' | 'gone'
}

/** Knows where parts of the version that was reviewed are today; undefined for what it does not know. */
export type Follow = (
  tool: string,
  path: Path,
) => { readonly tool: string; readonly path: Path } | undefined

/**
 * The places of anchors in a set, one for each, in their order. What was renamed or moved is known by
 * its content, and by `follow` where the version that was reviewed is at hand. Two things that were
 * apart are never taken for one: what another anchor finds under its own name is no candidate.
 */
export function findPlaces(
  root: JsonObject,
  anchors: readonly Anchor[],
  follow: Follow = () => undefined,
): readonly Place[] {
  const tools = itemsOf(get(root, 'tools'))
  const names = tools.map((tool) => stringOf(get(tool, 'name')))
  const followed = anchors.map((anchor) => followedBy(anchor, follow))
  const toolOf = apart(
    followed.map((anchor) => toolAt(anchor, tools, names, followed)),
    (i) => followed[i]!.tool,
    (tool) => tool?.toString(),
  )
  const taken = new Set(
    followed.flatMap(({ path }, i) =>
      path !== undefined && nodeAt(path, tools[toolOf[i]!] ?? root) ? `${toolOf[i]}${path}` : [],
    ),
  )
  const places = followed.map((anchor, i): Place => {
    const tool = toolOf[i]
    if (anchor.tool !== undefined && tool === undefined) return { path: [], found: 'gone' }
    const own = tool === undefined ? root : tools[tool]!
    const isMoved = tool !== undefined && names[tool] !== anchors[i]!.tool
    const place = placeIn(own, anchor, (path) => taken.has(`${tool}${pointer(path)}`))
    return {
      ...place,
      ...(tool === undefined ? {} : { tool }),
      found: place.found === 'same' && isMoved ? 'moved' : place.found,
    }
  })
  const claims = apart(
    places,
    (i) => `${toolOf[i]}${followed[i]!.path}`,
    // Where it always was nobody else is taken for it.
    (place, i) =>
      place?.found === 'moved' && pointer(place.path) !== (followed[i]!.path ?? '')
        ? `${place.tool}${pointer(place.path)}`
        : undefined,
  )
  return claims.map((place, i) => {
    if (place) return place
    const { tool } = places[i]!
    const own = tool === undefined ? root : tools[tool]!
    const path = nearest(own, stepsIn(own, followed[i]!.path ?? ''))
    return { ...places[i]!, path, found: 'gone' }
  })
}

/**
 * What is claimed by things that were not the same before is given to none of them: nobody can tell
 * whose it is. `from` is what something was, `claim` what it is taken for.
 */
function apart<T>(
  found: readonly (T | undefined)[],
  from: (index: number) => string | undefined,
  claim: (found: T | undefined, index: number) => string | undefined,
): readonly (T | undefined)[] {
  const owners = new Map<string, Set<string | undefined>>()
  for (const [i, each] of found.entries()) {
    const claimed = claim(each, i)
    if (claimed === undefined) continue
    const own = owners.get(claimed) ?? new Set()
    owners.set(claimed, own.add(from(i)))
  }
  return found.map((each, i) => {
    const claimed = claim(each, i)
    return claimed !== undefined && owners.get(claimed)!.size > 1 ? undefined : each
  })
}

function followedBy(anchor: Anchor, follow: Follow): Anchor {
  if (anchor.tool === undefined) return anchor
  const now = follow(anchor.tool, fromPointer(anchor.path ?? ''))
  if (!now) return anchor
  return {
    ...anchor,
    tool: now.tool,
    ...(anchor.path === undefined ? {} : { path: pointer(now.path) }),
  }
}

/** By its name; else by its content, if no other anchor knows a tool of that name. */
function toolAt(
  { tool: name, body }: Anchor,
  tools: readonly JsonNode[],
  names: readonly (string | undefined)[],
  anchors: readonly Anchor[],
): number | undefined {
  if (name === undefined) return undefined
  const own = names.indexOf(name)
  if (own >= 0) return own
  if (body === undefined) return undefined
  const alike = tools.flatMap((tool, i) =>
    namelessHash(tool) === body && !anchors.some((each) => each.tool === names[i]) ? i : [],
  )
  return alike.length === 1 ? alike[0] : undefined
}

const nodeAt = (path: string, root: JsonNode): JsonNode | undefined =>
  getIn(root, stepsIn(root, path))

/** The steps of a pointer, numbers where the value above is an array. */
export function stepsIn(root: JsonNode, path: string): Path {
  let at: JsonNode | undefined = root
  return fromPointer(path).map((step) => {
    const own: string | number = at?.kind === 'array' ? Number(step) : step
    at = get(at, own)
    return own
  })
}

function placeIn(root: JsonNode, anchor: Anchor, isTaken: (path: Path) => boolean): Place {
  const path = stepsIn(root, anchor.path ?? '')
  const node = getIn(root, path)
  // What said nothing when it was spoken of, and says nothing today, is where it was.
  if (
    anchor.value === undefined ||
    (isEmpty(anchor.value) && (!node || isEmpty(meaningHash(node))))
  )
    return { path, found: 'same' }
  if (node && meaningHash(node) === anchor.value) return { path, found: 'same' }
  const last = path.at(-1)
  // In a list the place says little: what stands there now may be another.
  if (node && typeof last !== 'number') return { path, found: 'changed' }
  const twins = (twinsIn(root).get(anchor.value) ?? []).filter((each) => !isTaken(each))
  const above = pointer(path.slice(0, -1))
  const siblings = twins.filter((each) => pointer(each.slice(0, -1)) === above)
  const [only, ...more] = siblings.length > 0 ? siblings : twins
  if (only && more.length === 0) return { path: only, found: 'moved' }
  if (node) return { path, found: 'changed' }
  return { path: nearest(root, path), found: 'gone' }
}

const EMPTY: readonly JsonNode[] = [nil, str(''), obj([]), arr([])]

/** Whether a hash stands for a value that says no more than a missing one. */
const isEmpty = (hash: string): boolean => EMPTY.some((each) => meaningHash(each) === hash)

/** What is left of a path whose end is gone. */
function nearest(root: JsonNode, path: Path): Path {
  for (let length = path.length - 1; length > 0; length--)
    if (getIn(root, path.slice(0, length))) return path.slice(0, length)
  return []
}

/** Deeper than any definition that a person reviews. */
const DEEPEST = 60

/** All values of a tool by what stands for them, but those that say too little to be known by. */
const twinsIn = oncePer((root: JsonNode): ReadonlyMap<string, readonly Path[]> => {
  const byHash = new Map<string, Path[]>()
  const visit = (node: JsonNode, path: Path): void => {
    if (path.length > DEEPEST) return
    if (path.length > 0 && isTelling(node)) {
      const hash = meaningHash(node)
      const known = byHash.get(hash)
      if (known) known.push(path)
      else byHash.set(hash, [path])
    }
    for (const { key, value } of membersOf(node)) visit(value, [...path, key])
    itemsOf(node).forEach((item, i) => visit(item, [...path, i]))
  }
  visit(root, [])
  return byHash
})

/** A value that two places hardly have by chance: it has words of its own. */
function isTelling(node: JsonNode): boolean {
  if (node.kind === 'string') return node.value.length >= 8
  if (node.kind === 'object') return membersOf(node).some(({ value }) => isTelling(value))
  return node.kind === 'array' && node.items.some(isTelling)
}
