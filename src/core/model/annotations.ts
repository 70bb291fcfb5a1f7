import { booleanOf, get, type JsonNode } from '../json/node'
import { oncePer } from '../once-per'

/** What MCP lets a server say about what its tool does. */
export const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const
export type Hint = (typeof HINTS)[number]

/** What a client takes a hint to be that is not stated, by MCP's own defaults. */
export const ASSUMED: Readonly<Record<Hint, boolean>> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
}

/** The hints that a tool states; what is no boolean is not stated. */
export const annotationsOf = oncePer((tool: JsonNode): Readonly<Partial<Record<Hint, boolean>>> => {
  const node = get(tool, 'annotations')
  const stated: Partial<Record<Hint, boolean>> = {}
  for (const hint of HINTS) {
    const value = booleanOf(get(node, hint))
    if (value !== undefined) stated[hint] = value
  }
  return stated
})
