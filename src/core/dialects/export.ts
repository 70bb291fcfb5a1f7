import type { JsonNode, JsonObject } from '../json/node'
import { nameOf } from '../model/tool'
import { checkClientNames } from './client-names'
import type { SetError, Written } from './dialect'
import { dialectById, writeId } from './registry'
import { inOrderOf } from './wire-order'

/** What a tool was read from, as an import says it. */
export interface Source {
  readonly dialect: string
  readonly item: JsonNode
}

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
 * `namespaces` describe the groups that the tools name, as an import found them; `sources` say what
 * each tool was read from, so that in a dialect of the same family its members stand as they stood.
 */
export function exportTools(
  tools: readonly JsonObject[],
  dialectId: string,
  namespaces: readonly JsonNode[] = [],
  sources: readonly (Source | undefined)[] = [],
): Exported | undefined {
  const dialect = dialectById(writeId(dialectId))
  const write = dialect?.write
  if (!dialect || !write) return undefined
  const writtenAt = (tool: JsonObject, source: Source | undefined): Written => {
    const written = write(tool)
    const isKin = source && dialectById(source.dialect)?.family === dialect.family
    return isKin ? { ...written, wire: inOrderOf(written.wire, source.item) } : written
  }
  const items = tools.map((tool, i) => ({
    tool,
    name: nameOf(tool),
    written: writtenAt(tool, sources[i]),
  }))
  const good = items
    .filter((item) => item.written.ok)
    .map(({ tool, written }) => ({ tool, wire: written.wire }))
  return {
    items,
    setErrors: [
      ...duplicateNames(tools),
      ...tooMany(tools, dialect.limits?.tools),
      ...(dialect.checkSet?.(tools) ?? []),
      ...checkClientNames(tools, dialect),
    ],
    wires: dialect.group?.(good, namespaces) ?? good.map((each) => each.wire),
  }
}

/** No vendor takes two tools of one name in a list; groups keep their names apart. */
export function duplicateNames(tools: readonly JsonObject[]): readonly SetError[] {
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
