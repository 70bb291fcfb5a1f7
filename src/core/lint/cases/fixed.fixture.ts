import { applyEdits } from '../../json/edit'
import type { JsonObject } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import { lintAlone } from '../engine'
import type { Finding } from '../finding'
import { RULES } from '../registry'
import type { Rule } from '../rule'

/** A tool as it is read from a document. */
export const read = (plain: object): JsonObject => rootObject(parse(JSON.stringify(plain)))!

/** A tool, and those that a finding's fix puts behind it, once the fix was applied. */
export function fixed(tool: JsonObject, finding: Finding | undefined): readonly JsonObject[] {
  if (!finding?.fix) throw new Error('There is no fix.')
  const edited = applyEdits(print(tool), finding.fix.edits)
  if (!edited.ok) throw new Error(edited.reason)
  return [rootObject(parse(edited.text))!, ...(finding.fix.tools ?? [])]
}

/** What one rule finds, as `message severity path`. */
export const said = (tool: JsonObject, rule: Rule): readonly string[] =>
  lintAlone(tool, [rule]).map((f) => `${f.message} ${f.severity} ${f.path.join('/')}`)

/** What all rules find, by rule and message. */
export const all = (tool: JsonObject): readonly string[] =>
  lintAlone(tool, RULES).map((f) => `${f.rule} ${f.message} ${f.path.join('/')}`)
