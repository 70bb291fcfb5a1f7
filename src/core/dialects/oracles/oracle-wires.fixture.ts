import type { JsonObject } from '../../json/node'
import { parse } from '../../json/parse'
import { toPlain } from '../../json/plain'
import { exportTools } from '../export'
import { WRITABLE } from '../registry'
import { ORACLE_TOOLS } from './oracle-tools.fixture'

/** Whose software takes the tools of a dialect. */
export type Vendor = 'chat' | 'responses' | 'claude' | 'gemini' | 'bedrock' | 'mcp' | 'none'

const VENDORS: readonly (readonly [RegExp, Vendor])[] = [
  [/^(openai\.chat|deepseek|qwen\.dashscope)/, 'chat'],
  [/^openai\.responses/, 'responses'],
  [/^claude/, 'claude'],
  [/^gemini/, 'gemini'],
  [/^bedrock/, 'bedrock'],
  [/^mcp/, 'mcp'],
  // No published software reads these two.
  [/^(toolwright|agentscope)/, 'none'],
]

export const vendorOf = (id: string): Vendor | undefined =>
  VENDORS.find(([pattern]) => pattern.test(id))?.[1]

const tools = ORACLE_TOOLS.map((text) => parse(text).root as JsonObject)

/** The plain wires of those tools that can be written in a dialect. */
export const plainWires = (id: string): readonly object[] =>
  exportTools(tools, id)!.wires.map((wire) => toPlain(wire) as object)

/** Every dialect that can be written, with its vendor. */
export const ORACLE_DIALECTS = WRITABLE.map(({ id }) => ({ id, vendor: vendorOf(id) }))

/** The ids of the dialects that a vendor's software takes. */
export const dialectsOf = (vendor: Vendor): readonly string[] =>
  ORACLE_DIALECTS.filter((each) => each.vendor === vendor).map((each) => each.id)
