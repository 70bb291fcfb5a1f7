import type { JsonNode, JsonObject } from '../json/node'
import { nameOf } from '../model/tool'
import type { SetError, Written } from './dialect'
import { dialectById } from './registry'

export interface ExportedItem {
  readonly tool: JsonObject
  readonly name: string
  readonly written: Written
}

export interface Exported {
  readonly items: readonly ExportedItem[]
  /** Faults of the list as a whole; each names the tool by index where it is about one. */
  readonly setErrors: readonly SetError[]
  /** The wire list of all tools that can be written, nested as the vendor nests it. */
  readonly wires: readonly JsonObject[]
}

/**
 * Writes tools in a dialect; undefined when the dialect is unknown or can only be read.
 * `namespaces` describe the groups that the tools name, as an import found them.
 */
export function exportTools(
  tools: readonly JsonObject[],
  dialectId: string,
  namespaces: readonly JsonNode[] = [],
): Exported | undefined {
  const dialect = dialectById(dialectId)
  const write = dialect?.write
  if (!dialect || !write) return undefined
  const items = tools.map((tool) => ({ tool, name: nameOf(tool), written: write(tool) }))
  const good = items
    .filter((item) => item.written.ok)
    .map(({ tool, written }) => ({ tool, wire: written.wire }))
  return {
    items,
    setErrors: [
      ...duplicateNames(tools),
      ...tooMany(tools, dialect.limits?.tools),
      ...(dialect.checkSet?.(tools) ?? []),
    ],
    wires: dialect.group?.(good, namespaces) ?? good.map((each) => each.wire),
  }
}

/** No vendor takes two tools of one name in a list; groups keep their names apart. */
function duplicateNames(tools: readonly JsonObject[]): readonly SetError[] {
  const seen = new Set<string>()
  return tools.flatMap((tool, index): readonly SetError[] => {
    const name = nameOf(tool)
    const namespace = tool.members.find((each) => each.key === 'namespace')?.value
    const full = JSON.stringify([namespace?.kind === 'string' ? namespace.value : '', name])
    if (name === '' || !seen.has(full)) {
      seen.add(full)
      return []
    }
    return [{ code: 'name.duplicate', path: ['name'], values: { name }, index }]
  })
}

function tooMany(
  tools: readonly JsonObject[],
  limit: { readonly most: number; readonly code: string } | undefined,
): readonly SetError[] {
  if (!limit || tools.length <= limit.most) return []
  return [{ code: limit.code, path: [], values: { count: tools.length, most: limit.most } }]
}
