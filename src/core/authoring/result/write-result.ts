import { afterEdits } from '../../json/after-edits'
import type { Edit } from '../../json/edit'
import { getIn, type JsonObject, type Path } from '../../json/node'
import { print } from '../../json/print'
import { canHoldFields, declareRows, undeclaredRows } from './result-schema'
import { RESULT_TABLES, resultRows, type ResultTable } from './result-rows'
import { sayRows, untoldRows } from './written-sentence'

/** Where a table can write: the output schema, or the description. */
export const RESULT_PLACES = ['schema', 'text'] as const
export type ResultPlace = (typeof RESULT_PLACES)[number]

/** One thing that is not written yet: the rows of a table in one of the places. */
export interface ResultPart {
  readonly table: ResultTable
  readonly place: ResultPlace
  /** The states, fields or codes it is about. */
  readonly keys: readonly string[]
}

/** What the tables say and neither the output schema nor the description does. */
export function unwrittenParts(tool: JsonObject): readonly ResultPart[] {
  return RESULT_TABLES.flatMap((table) =>
    RESULT_PLACES.flatMap((place): readonly ResultPart[] => {
      const keys = missing(tool, table, place).map(({ key }) => key)
      return keys.length === 0 ? [] : [{ table, place, keys }]
    }),
  )
}

/** Whether a table has rows that the output schema, as it is, has no place for. */
export const isOutOfPlace = (tool: JsonObject): boolean =>
  !canHoldFields(tool) && RESULT_TABLES.some((table) => resultRows(tool, table).length > 0)

const missing = (tool: JsonObject, table: ResultTable, place: ResultPlace) =>
  place === 'schema' ? undeclaredRows(tool, table) : untoldRows(tool, table)

/** The edits that write the chosen parts, each as the tool stands after the one before it. */
export function writeParts(
  tool: JsonObject,
  parts: readonly Pick<ResultPart, 'table' | 'place'>[],
): readonly Edit[] {
  const edits: Edit[] = []
  let now = tool
  for (const { table, place } of parts) {
    const rows = missing(now, table, place)
    const own = place === 'schema' ? declareRows(now, table, rows) : sayRows(now, table, rows)
    edits.push(...own)
    now = afterEdits(now, own)
  }
  return edits
}

/** What edits make of a tool, by place: the text or schema before and after, for a preview. */
export function changedPlaces(
  tool: JsonObject,
  edits: readonly Edit[],
): readonly { readonly path: Path; readonly before: string; readonly after: string }[] {
  const now = afterEdits(tool, edits)
  return ['description', 'outputSchema'].flatMap((key) => {
    const [before, after] = [tool, now].map((each) => {
      const node = getIn(each, [key])
      return node ? print(node, 2) : ''
    }) as [string, string]
    return before === after ? [] : [{ path: [key], before, after }]
  })
}
