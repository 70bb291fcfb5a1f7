import {
  get,
  type JsonNode,
  type JsonObject,
  member,
  memberOf,
  str,
  stringOf,
  withMember,
} from '../json/node'
import type { Problem } from '../json/parse'
import { repairLookAlikes, type RepairedText } from '../json/repair'
import { builtInError } from './built-in'
import type { Found } from './container'
import { commonId, dialectIn, dialectOf } from './detect'
import type { Dialect, DialectError, Loss } from './dialect'
import { notesOnText } from './notes-on-text'
import { openParts } from './open-parts'
import { readText } from './read-text'
import { dialectById, IMPORT_NAMES } from './registry'
import { repairSchema } from './repairs/schema-repairs'
import { strangerCode } from './strangers'

export interface ImportOptions {
  /** Read everything as this dialect; nothing is detected. */
  readonly from?: string
  /** Apply the repairs instead of offering them. */
  readonly repair?: boolean
}

export interface ImportedTool {
  readonly tool: JsonObject
  /** The wire item as it stood. */
  readonly item: JsonNode
  readonly dialect: string
  /** Its place in its own list. */
  readonly index: number
  /** Repairs that were made are among them. */
  readonly losses: readonly Loss[]
  /** Repairs that could be made; nothing was changed. */
  readonly offers: readonly Loss[]
}

/** An item that is kept and not edited, or could not be read. */
export interface ImportedRest {
  readonly index: number
  readonly value: JsonNode
  readonly error: DialectError
}

/** All that a text held. Every item is in exactly one of `tools`, `opaque` and `errors`, in text order. */
export interface Imported {
  /** The dialect of all tools, or `mixed`; the one asked for; none when there was no tool. */
  readonly dialect: string | undefined
  readonly detected: boolean
  /** The text was one tool by itself, no list. */
  readonly isSingle: boolean
  readonly tools: readonly ImportedTool[]
  readonly opaque: readonly ImportedRest[]
  readonly errors: readonly ImportedRest[]
  /** Groups of tools, without their tools. */
  readonly namespaces: readonly JsonNode[]
  /** Of the text as a whole; paths count from its root. */
  readonly losses: readonly Loss[]
  /** What is wrong with the text as JSON. */
  readonly problems: readonly Problem[]
  /** Whether the text was read in full; if not, `tools` are those that no problem touches. */
  readonly isWhole: boolean
  /** The text with look-alike characters replaced, where that alone makes it JSON. */
  readonly repaired?: RepairedText
}

/**
 * Reads tool definitions out of a text in any known dialect and container, without throwing and
 * without dropping an item. `from` must be an id or a name of `IMPORT_NAMES`.
 */
export function importText(text: string, options: ImportOptions = {}): Imported {
  const first = readText(text)
  const repaired = first.isWhole ? undefined : repairLookAlikes(text)
  const isRepaired = repaired !== undefined && options.repair === true
  const read = isRepaired ? readText(repaired.text) : first
  const opened = openParts(read, isRepaired ? repaired.text : text)
  const sorted = sort(opened.found, options)
  const notes = notesOnText(read, opened.found)
  const tools = sorted.tools.map((each) => ({
    ...each,
    losses: [...each.losses, ...(notes.byItem.get(each.item) ?? [])],
  }))
  return {
    dialect: options.from ?? commonId(tools.map((each) => each.dialect)),
    detected: options.from === undefined && tools.length > 0,
    isSingle: read.parts.length === 1 && !opened.hasList && opened.found.length === 1,
    ...sorted,
    tools,
    namespaces: opened.namespaces,
    losses: [
      ...(isRepaired ? [{ code: 'import.look-alikes', path: [] }] : []),
      ...notes.losses,
      ...opened.losses,
    ],
    problems: read.problems,
    isWhole: read.isWhole,
    ...(repaired ? { repaired } : {}),
  }
}

/** Every item into the list where it belongs. */
function sort(
  found: readonly Found[],
  options: ImportOptions,
): Pick<Imported, 'tools' | 'opaque' | 'errors'> {
  const tools: ImportedTool[] = []
  const opaque: ImportedRest[] = []
  const errors: ImportedRest[] = []
  for (const each of found) {
    const { index, node: value } = each
    // A word is the name of a built-in tool only in a list of tools.
    const isListed = typeof each.path.at(-1) === 'number'
    const builtIn = value.kind === 'object' || isListed ? builtInError(value) : undefined
    const read = builtIn ? undefined : readItem(each, options)
    if (builtIn) opaque.push({ index, value, error: builtIn })
    else if (read && 'tool' in read) tools.push(read)
    else if (read) errors.push({ index, value, error: read })
  }
  return { tools, opaque, errors }
}

function readItem(found: Found, options: ImportOptions): ImportedTool | DialectError {
  const item = found.node
  if (item.kind !== 'object') return { code: 'import.not-a-tool', path: [] }
  const dialect = chooseDialect(item, found.hint, options.from)
  if (!dialect) return { code: strangerCode(item), path: [] }
  if ('code' in dialect) return dialect
  const read = dialect.read(item)
  if (read.kind === 'error') return read.error
  // Even when told what to read, what has neither the shape nor a name is no tool.
  if (dialect.accepts(item) === 0 && found.hint === undefined && !memberOf(read.tool, 'name'))
    return { code: strangerCode(item), path: [] }
  const schema = get(read.tool, 'inputSchema')
  const { schema: mended, notes } = schema
    ? repairSchema(schema, read.schemaAt)
    : { schema, notes: [] }
  const tool =
    options.repair && mended && mended !== schema
      ? withMember(read.tool, 'inputSchema', mended)
      : read.tool
  return {
    tool: inNamespace(tool, found.namespace),
    item,
    dialect: dialect.id,
    index: found.index,
    losses: options.repair ? [...read.losses, ...notes] : read.losses,
    offers: options.repair ? [] : notes,
  }
}

/** The dialect asked for, unless the item plainly has another's shape; else the surest. */
function chooseDialect(
  item: JsonObject,
  hint: string | undefined,
  from: string | undefined,
): Dialect | DialectError | undefined {
  const asked = askedDialect(from)
  if (asked) {
    const best = dialectOf(item)
    const isAnother = asked.accepts(item) === 0 && best && best.sureness >= 2
    if (!isAnother) return asked
    const values = { expected: asked.id, found: best.dialect.id }
    return { code: 'shape.wrong-wrapper', path: [], values }
  }
  return dialectIn(item, hint)
}

/** None for a container whose items are to be detected. */
function askedDialect(from: string | undefined): Dialect | undefined {
  if (from === undefined) return undefined
  const name = Object.hasOwn(IMPORT_NAMES, from) ? IMPORT_NAMES[from] : from
  return typeof name === 'string' ? dialectById(name) : undefined
}

/** Whether an import can be asked to read this dialect. */
export function isImportName(name: string): boolean {
  return Object.hasOwn(IMPORT_NAMES, name) || dialectById(name) !== undefined
}

function inNamespace(tool: JsonObject, namespace: string | undefined): JsonObject {
  if (namespace === undefined || stringOf(get(tool, 'namespace')) !== undefined) return tool
  return { ...tool, members: [...tool.members, member('namespace', str(namespace))] }
}
