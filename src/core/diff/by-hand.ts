import { getIn, type JsonNode, type Path } from '../json/node'
import { pointer } from '../json/pointer'
import { nameOf } from '../model/tool'
import type { MatchedByHand } from './match-tools'
import type { MatchedFields } from './schema/match-fields'
import type { Version } from './version'

/** What is the same by someone's word, where names and texts do not tell. */
export interface ByHand {
  readonly tools?: MatchedByHand
  /** Parameters, by the earlier name of their tool. */
  readonly fields?: Readonly<Record<string, MatchedFields>>
}

export type ReadByHand =
  | { readonly ok: true; readonly byHand: ByHand }
  /** A name that its version does not have. */
  | { readonly ok: false; readonly stray: string }

/**
 * Pairs of an earlier and a later name as they are typed: of a tool, or of a parameter, `tool.field` or
 * `tool.object.field`, and the name that the field has now in the same object.
 */
export function byHandOf(
  pairs: readonly (readonly [old: string, now: string])[],
  before: Version,
  after: Version,
): ReadByHand {
  const tools: [string, string][] = []
  const fields = new Map<string, [string, string][]>()
  for (const [old, now] of pairs) {
    const field = hasTool(before, old) ? undefined : fieldIn(before, old)
    if (field) {
      const own = fields.get(field.tool) ?? []
      fields.set(field.tool, [...own, [pointer(field.path), now]])
    } else if (!hasTool(before, old)) return { ok: false, stray: old }
    else if (!hasTool(after, now)) return { ok: false, stray: now }
    else tools.push([old, now])
  }
  return {
    ok: true,
    byHand: {
      tools: Object.fromEntries(tools),
      fields: Object.fromEntries([...fields].map(([tool, own]) => [tool, Object.fromEntries(own)])),
    },
  }
}

const hasTool = (version: Version, name: string): boolean =>
  version.tools.some(({ tool }) => nameOf(tool) === name)

/** A name of a tool may have dots in it, so each dot is tried. */
function fieldIn(
  { tools }: Version,
  text: string,
): { readonly tool: string; readonly path: Path } | undefined {
  for (const { tool } of tools) {
    const name = nameOf(tool)
    if (name === '' || !text.startsWith(`${name}.`)) continue
    const path = fieldPath(tool, text.slice(name.length + 1))
    if (path) return { tool: name, path }
  }
  return undefined
}

function fieldPath(tool: JsonNode, field: string): Path | undefined {
  for (const member of ['inputSchema', 'outputSchema']) {
    const path = [
      member,
      ...field
        .split('.')
        .flatMap((step): Path =>
          step.endsWith('[]') ? ['properties', step.slice(0, -2), 'items'] : ['properties', step],
        ),
    ]
    if (getIn(tool, path)) return path
  }
  return undefined
}
