import type { Path } from '../core/json/node'
import { pointer } from '../core/json/pointer'

/** What a line of a page, or of a list, stands for: two with the same key are one. */
export const spotKey = (
  tool: number | undefined,
  path: Path,
  rule: string | undefined,
  line: string | undefined,
): string => JSON.stringify([tool ?? null, pointer(linePath(path)), rule ?? '', line ?? ''])

const SCHEMAS = ['inputSchema', 'outputSchema']

/** The place that has a line of its own: of a schema the field, of a contract the facet. */
export function linePath(path: Path): Path {
  const [first] = path
  if (first === 'contract') return path.slice(0, 2)
  if (!SCHEMAS.includes(String(first))) return path
  let at = 1
  let field = 1
  for (;;) {
    const step = path[at]
    if (step === 'properties' && at + 1 < path.length) field = at += 2
    else if (step === 'items') at += 1
    else if ((step === '$defs' || step === 'definitions') && at + 1 < path.length) at += 2
    else return path.slice(0, field)
  }
}
