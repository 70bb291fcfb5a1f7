import type { Loss } from '../dialects/dialect'
import { repairId } from '../dialects/repairs/repair'
import { repairTool } from '../dialects/repairs/tool-repairs'
import type { Edit } from '../json/edit'
import { oncePer } from '../once-per'
import { get, type JsonNode, type JsonObject, memberOf, type Path, sameData } from '../json/node'

/** A mistake in the shape of a tool's schemas, as an import would mend it. */
export interface ShapeRepair {
  /** What is wrong and where; words in `i18n/losses`, those of an offer. */
  readonly mistake: Loss
  readonly edits: readonly Edit[]
}

const PLACES = { schemaAt: ['inputSchema'], outputAt: ['outputSchema'] }

/**
 * What an import would mend in a tool that is being written: each mistake by itself, with the edits
 * that mend it and nothing else. Repairs that change what a tool means are left to the import.
 */
export const shapeRepairs = oncePer((tool: JsonObject): readonly ShapeRepair[] => {
  const found: Loss[] = []
  repairTool(tool, PLACES, 'mcp', (mistake) => {
    if (!mistake.isOptIn) found.push(mistake)
    return false
  })
  return found.flatMap((mistake) => {
    const id = repairId(mistake.code, mistake.path)
    const isIt = (each: Loss): boolean => repairId(each.code, each.path) === id
    const edits = editsBetween(tool, repairTool(tool, PLACES, 'mcp', isIt), [])
    return edits.length > 0 ? [{ mistake, edits }] : []
  })
})

/** What makes one object of another: member by member, anything else as a whole. */
function editsBetween(before: JsonNode, after: JsonNode, path: Path): readonly Edit[] {
  if (before === after || sameData(before, after)) return []
  if (before.kind !== 'object' || after.kind !== 'object')
    return [{ op: 'set', path, value: after }]
  const gone = before.members.filter(({ key }) => !memberOf(after, key))
  const edits: Edit[] = gone.map(({ key }) => ({ op: 'remove', path: [...path, key] }))
  // From the last, so that each finds the member that it stands in front of.
  for (const { key, value } of after.members.toReversed()) {
    const old = get(before, key)
    const next = after.members[after.members.findIndex((each) => each.key === key) + 1]?.key
    if (old) edits.push(...editsBetween(old, value, [...path, key]))
    else edits.push({ op: 'set', path: [...path, key], value, ...(next && { before: next }) })
  }
  return edits
}
