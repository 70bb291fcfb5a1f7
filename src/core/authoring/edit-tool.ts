import { applyEdits, type Edit, type Edited } from '../json/edit'
import { getIn, type JsonNode, member, memberOf, obj } from '../json/node'
import { parse, type Parsed } from '../json/parse'
import { HINTS } from '../model/annotations'
import { DESCRIPTION_KEYS, TOOL_KEYS } from '../model/tool'
import { setInOrder } from '../model/write-members'
import { FACETS } from './contract/facets'
import { MARKS } from './set/export-marks'

/** The records of a tool whose members have a usual order, and that order. */
export const USUAL_ORDERS: readonly {
  readonly path: readonly string[]
  readonly order: readonly string[]
}[] = [
  { path: [], order: TOOL_KEYS },
  { path: ['description'], order: DESCRIPTION_KEYS },
  { path: ['annotations'], order: HINTS },
  { path: ['exports'], order: MARKS },
  { path: ['contract'], order: FACETS },
]

/**
 * The text of a tool after edits, as `applyEdits` makes it, but with every new member of a record
 * above in its usual place: whoever writes the edits need not know what comes before what. `tool` is
 * what the text says and `parsed` is how it was read, for a caller that has them at hand.
 */
export function editTool(
  text: string,
  edits: readonly Edit[],
  tool?: JsonNode,
  parsed?: Parsed,
): Edited {
  let now = text
  for (const edit of edits) {
    const root = now === text ? tool : undefined
    const placed = edit.op === 'set' ? placedIn(root ?? parse(now).root, edit) : edit
    const edited = applyEdits(now, [placed], parsed)
    // The caller knows the edit that it gave, not the one that was made of it.
    if (!edited.ok) return { ...edited, edit }
    now = edited.text
  }
  return { ok: true, text: now }
}

function placedIn(root: JsonNode | undefined, edit: Edit & { readonly op: 'set' }): Edit {
  for (const { path, order } of USUAL_ORDERS) {
    if (!path.every((step, i) => edit.path[i] === step)) continue
    const record = getIn(root, path)
    const key = edit.path[path.length]
    if (record?.kind !== 'object' || key === undefined || memberOf(record, String(key))) continue
    const isOwn = edit.path.length === path.length + 1
    if ((isOwn && edit.before !== undefined) || !order.includes(String(key))) return edit
    const within = edit.path.slice(path.length + 1)
    return setInOrder(record, order, [...path, key], nested(within, edit.value))
  }
  return edit
}

/** A value with the names above it that are missing, as `applyEdits` makes them. */
const nested = (path: Edit['path'], value: JsonNode): JsonNode =>
  path.reduceRight<JsonNode>((inner, step) => obj([member(String(step), inner)]), value)
