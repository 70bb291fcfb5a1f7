import { applyEdits } from '../json/edit'
import type { JsonObject } from '../json/node'
import { parse, rootObject } from '../json/parse'
import { fromPlain } from '../json/plain'
import { print } from '../json/print'
import { lintTogether } from './engine'
import { ruleOf } from './registry'

/** A tool as a test writes it; without an input schema it takes nothing. */
export interface Plain {
  readonly name: string
  readonly description?: unknown
  readonly [member: string]: unknown
}

export const toolOf = (plain: Plain): JsonObject =>
  rootObject(
    parse(print(fromPlain({ inputSchema: { type: 'object', properties: {} }, ...plain }))),
  )!
export const t = (name: string, description?: unknown, more: object = {}): Plain => ({
  name,
  ...(description === undefined ? {} : { description }),
  ...more,
})
export const lint = (rule: string, tools: readonly Plain[]) =>
  lintTogether(tools.map(toolOf), [ruleOf(rule)!])
/** The message and the severity of each finding. */
export const found = (rule: string, tools: readonly Plain[]): string[] =>
  lint(rule, tools).map(({ message, severity }) => `${message} ${severity}`)
/** The tool that a finding's fix makes. */
export function fixed(rule: string, tools: readonly Plain[]): string {
  const [finding] = lint(rule, tools)
  const edited = applyEdits(print(toolOf(tools[finding!.tool!]!)), finding!.fix!.edits)
  return edited.ok ? edited.text : edited.reason
}
