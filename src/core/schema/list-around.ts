import type { Path } from '../json/node'
import { KEYWORDS } from './keywords'

/**
 * The list whose entries a schema stands for, both by their paths in a tool; undefined for a schema
 * that is no entry, and for a field or a definition that is only called `items`.
 */
export function listAround(path: Path): Path | undefined {
  let isName = false
  for (const step of path.slice(1, -1))
    isName = !isName && KEYWORDS.get(String(step))?.holds === 'schema-map'
  return path.at(-1) === 'items' && !isName ? path.slice(0, -1) : undefined
}
