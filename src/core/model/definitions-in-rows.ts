import { getIn, type JsonNode, membersOf, type Path } from '../json/node'
import { pointer } from '../json/pointer'
import { rowPaths } from './row-places'
import { bodyOf } from './schema-body'

/** Where a schema keeps what others refer to; the second is the older word. */
export const DEFINITIONS = ['$defs', 'definitions'] as const

/**
 * The names of an owner's definitions under a keyword that the rows of its fields show resolved and
 * edit in place, whole chains of references included. The others have no row.
 */
export function definitionsInRows(
  tool: JsonNode,
  owner: Path,
  keyword: (typeof DEFINITIONS)[number],
): readonly string[] {
  const holder = pointer([...owner, keyword])
  const shown = new Set<string>()
  const show = (path: Path): void => {
    if (path.length > owner.length + 1 && pointer(path.slice(0, owner.length + 1)) === holder)
      shown.add(String(path[owner.length + 1]))
  }
  for (const path of rowPaths(tool, owner))
    for (const at of [path, ...referredFrom(tool, path)]) show(at)
  const all = membersOf(getIn(tool, [...owner, keyword]))
  return all.map(({ key }) => key).filter((key) => shown.has(key))
}

/** The definitions on the way from a row to its body, the body's own place among them. */
function referredFrom(tool: JsonNode, path: Path): readonly Path[] {
  const way: Path[] = []
  let body = bodyOf(tool, path)
  // A circle leads to itself: its body is the row's own schema, without a reference.
  while (body.reference) {
    const { path: next } = body.reference
    way.push(next, body.path)
    if (pointer(next) === pointer(body.path)) break
    body = bodyOf(tool, next)
  }
  return way
}
