import { get, getIn, type JsonNode, type Path, stringOf } from '../../json/node'
import { fromPointer } from '../../json/pointer'

/**
 * Where the document may say what a dialect's reading says at `path`, the likeliest first: at the
 * same place, behind a reference that the dialect wrote out, or without the `anyOf` with null that a
 * strict mode wraps an optional parameter in. The last step need not be there yet.
 */
export function placesInDocument(tool: JsonNode, path: Path): readonly Path[] {
  const found: Path[] = []
  walk(tool, [], path, 0)
  const keys = new Set<string>()
  return found.filter((each) => {
    const key = JSON.stringify(each)
    return !keys.has(key) && keys.add(key)
  })

  function walk(root: JsonNode, at: Path, rest: Path, hops: number): void {
    if (rest.length === 0) return void found.push(at)
    const [step, ...more] = rest as [string | number, ...(string | number)[]]
    const node = getIn(root, at)
    const isThere = get(node, step) !== undefined
    if (isThere) walk(root, [...at, step], more, hops)
    const target = hops < 16 ? referred(root, node, at) : undefined
    if (target && (!isThere || more.length === 0)) walk(root, target, rest, hops + 1)
    if (isThere) return
    const [index, ...inside] = more
    if (step === 'anyOf' && typeof index === 'number' && inside.length > 0)
      walk(root, at, inside, hops)
    if (more.length === 0 && node?.kind === 'object') found.push([...at, step])
    // A parent that is missing is made on the way.
    if (more.length > 0 && node?.kind === 'object' && !target && step !== 'anyOf')
      found.push([...at, ...rest])
  }
}

/** The path that a local reference of a schema leads to. */
function referred(root: JsonNode, node: JsonNode | undefined, at: Path): Path | undefined {
  const reference = stringOf(get(node, '$ref'))
  if (reference === undefined || !reference.startsWith('#/')) return undefined
  let path: Path
  try {
    path = [at[0]!, ...fromPointer(decodeURIComponent(reference.slice(1)))]
  } catch {
    return undefined
  }
  return getIn(root, path) ? path : undefined
}
