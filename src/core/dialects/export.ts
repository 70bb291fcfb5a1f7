import { type JsonNode, type JsonObject, withoutMembers } from '../json/node'
import { nameOf } from '../model/tool'
import { type Chosen, writeChosen } from './choices/export-choices'
import { type Followed, followedNames } from './choices/followed-names'
import { checkClientNames } from './client-names'
import { checkClientTexts } from './client-texts'
import type { SetError, Written } from './dialect'
import { dialectById, writeId } from './registry'
import type { Repair } from './repairs/repair'
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
  /** Ways to write what is refused, each of which has to be chosen by its id. */
  readonly offers?: readonly Repair[]
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
 * `chosen` are ids of offers to make, or codes for all of a kind: what they change is changed in the
 * export alone, and the texts of all tools follow the names that it changes.
 */
export function exportTools(
  tools: readonly JsonObject[],
  dialectId: string,
  namespaces: readonly JsonNode[] = [],
  sources: readonly (Source | undefined)[] = [],
  chosen: readonly string[] = [],
): Exported | undefined {
  const dialect = dialectById(writeId(dialectId))
  const write = dialect?.write
  if (!dialect || !write) return undefined
  const names = tools.map(nameOf)
  const writtenAt = (tool: JsonObject, i: number): Chosen => {
    const as = writeChosen(tool, i, { ...dialect, write }, names, chosen)
    const source = sources[i]
    const isKin = source && dialectById(source.dialect)?.family === dialect.family
    if (!isKin) return as
    return { ...as, written: { ...as.written, wire: inOrderOf(as.written.wire, source.item) } }
  }
  const refollowed = ({ tool, losses }: Followed, i: number, before: Chosen): Chosen => {
    if (losses.length === 0) return before
    const as = writtenAt(tool, i)
    return { ...as, written: { ...as.written, losses: [...losses, ...as.written.losses] } }
  }
  const first = tools.map(writtenAt)
  const follow = followedNames(
    tools,
    first.map((one) => one.tool),
  )
  const each = follow ? tools.map((tool, i) => refollowed(follow(tool), i, first[i]!)) : first
  // The list is judged by what is written, so a name that was chosen can be taken.
  const sent = each.map((one) => one.tool)
  const keepsGroups = dialect.group !== undefined || dialect.id === 'toolwright'
  const apart = keepsGroups ? sent : sent.map((tool) => withoutMembers(tool, ['namespace']))
  const items = each.map(({ written, offers }, i) => ({
    tool: tools[i]!,
    name: names[i]!,
    written,
    offers,
  }))
  const good = items
    .filter((item) => item.written.ok)
    .map(({ tool, written }) => ({ tool, wire: written.wire }))
  return {
    items,
    setErrors: [
      ...duplicateNames(apart),
      ...tooMany(sent, dialect.limits?.tools),
      ...(dialect.checkSet?.(sent) ?? []),
      ...checkClientNames(apart, dialect),
      ...checkClientTexts(sent, dialect),
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
