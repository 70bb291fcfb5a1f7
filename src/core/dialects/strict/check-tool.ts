import { get, type JsonObject } from '../../json/node'
import type { DialectError } from '../dialect'
import { checkStrict } from './check-strict'
import { once } from './once'
import type { StrictProfile } from './profile'

/**
 * What a vendor refuses in a strict tool as it stands: by its rules for any tool, and by those of
 * its strict mode. Schema paths count from the input schema.
 */
export function checkStrictTool(
  tool: JsonObject,
  check: (tool: JsonObject) => readonly DialectError[],
  profile: StrictProfile,
): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  return once([...check(tool), ...(schema ? checkStrict(schema, profile) : [])])
}
