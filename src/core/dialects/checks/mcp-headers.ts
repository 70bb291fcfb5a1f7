import { get, type JsonNode, stringOf } from '../../json/node'
import { typeNamesOf } from '../../schema/types'
import { walkSchema } from '../../schema/walk'
import type { DialectError } from '../dialect'

const KEY = 'x-mcp-header'
const ALLOWED_TYPES = ['string', 'integer', 'boolean']
/** A token of RFC 9110, section 5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/**
 * `x-mcp-header` of MCP 2026-07-28: a unique token, on a string, integer or boolean that is reached
 * through `properties` alone. HTTP clients drop a tool that breaks this.
 */
export function checkHeaders(schema: JsonNode): readonly DialectError[] {
  const seen = new Set<string>()
  return walkSchema(schema).flatMap(({ path, schema: node }) => {
    const value = get(node, KEY)
    if (!value) return []
    const header = stringOf(value) ?? ''
    const types = typeNamesOf(node)
    const isGood =
      TOKEN.test(header) &&
      !seen.has(header.toLowerCase()) &&
      types.length === 1 &&
      ALLOWED_TYPES.includes(types[0]!) &&
      path.length > 0 &&
      path.every((step, i) => i % 2 === 1 || step === 'properties')
    seen.add(header.toLowerCase())
    return isGood ? [] : [{ code: 'mcp.x-mcp-header', path: [...path, KEY], values: { header } }]
  })
}
