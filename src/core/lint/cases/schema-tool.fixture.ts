import { applyEdits } from '../../json/edit'
import { getIn, type JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { toPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { print } from '../../json/print'
import { lintTool } from '../engine'
import type { Finding } from '../finding'

/** A tool with these parameters. */
export const toolOf = (
  properties: object,
  schema: object = {},
  members: object = {},
): JsonObject => {
  const inputSchema = { type: 'object', properties, ...schema }
  return rootObject(parse(JSON.stringify({ name: 'save_note', inputSchema, ...members })))!
}

/** What a rule says of a tool when nothing is switched on or off. */
export const found = (tool: JsonObject, rule: string): readonly Finding[] =>
  lintTool(tool).findings.filter((finding) => finding.rule === rule)

/** What a rule says: where, as a pointer into the input schema, and how. */
export const said = (tool: JsonObject, rule: string): readonly string[] =>
  found(tool, rule).map(
    ({ path, message, severity }) =>
      `${pointer(path).replace('/inputSchema', '')} ${message} ${severity}`,
  )

/** The schema after all fixes of a rule, one after the other. */
export function mended(tool: JsonObject, rule: string): unknown {
  let now = tool
  for (let turn = 0; turn < 9; turn++) {
    const fix = found(now, rule).find((finding) => finding.fix)?.fix
    if (!fix) break
    const edited = applyEdits(print(now), fix.edits)
    if (!edited.ok) throw new Error(edited.reason)
    now = rootObject(parse(edited.text))!
  }
  return toPlain(getIn(now, ['inputSchema'])!)
}
