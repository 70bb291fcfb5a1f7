import { get, type JsonNode, type JsonObject, member, memberOf, str, stringOf } from '../json/node'
import type { Problem } from '../json/parse'
import { repairLookAlikes, type RepairedText } from '../json/repair'
import { importJava, isJavaFramework } from '../source/read-java/import-java'
import { isJavaTools } from '../source/read-java/java-text-of'
import { builtInError } from './built-in'
import type { Found } from './container'
import { commonId, dialectIn, dialectOf } from './detect'
import type { Dialect, DialectError, Loss, ReadItem } from './dialect'
import { notesOnText, type NotesOnText } from './notes-on-text'
import { openParts } from './open-parts'
import { readText } from './read-text'
import { dialectById, IMPORT_NAMES } from './registry'
import { isChosen, type Repair, type RepairChoice, repairId } from './repairs/repair'
import { restoreOwnConstraints } from './repairs/restored-constraints'
import { repairTool } from './repairs/tool-repairs'
import { strangerCode } from './strangers'

export interface ImportOptions {
  /** Read everything as this dialect; nothing is detected. */
  readonly from?: string
  /** Which repairs to make instead of offering them; all with `true`, else those it names. */
  readonly repair?: RepairChoice
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
  /** Repairs that could be made and were not. Looked for when first asked about, if none was made. */
  readonly offers: readonly Repair[]
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
  const isForJava = options.from === undefined || isJavaFramework(options.from)
  if (isForJava && isJavaTools(text)) return importJava(text, options.from)
  const first = readText(text)
  const repaired = first.isWhole ? undefined : repairLookAlikes(text)
  const isRepaired = repaired !== undefined && isChosen(options.repair ?? false, LOOK_ALIKES)
  const read = isRepaired ? readText(repaired.text) : first
  const opened = openParts(read, isRepaired ? repaired.text : text)
  const notes = notesOnText(read, opened.found)
  const sorted = sort(opened.found, options, notes)
  return {
    dialect: options.from ?? commonId(sorted.tools.map((each) => each.dialect)),
    detected: options.from === undefined && sorted.tools.length > 0,
    isSingle: read.parts.length === 1 && !opened.hasList && opened.found.length === 1,
    ...sorted,
    namespaces: opened.namespaces,
    losses: [...(isRepaired ? [LOOK_ALIKES] : []), ...notes.losses, ...opened.losses],
    problems: read.problems,
    isWhole: read.isWhole,
    ...(repaired ? { repaired } : {}),
  }
}

/** The one repair of a text as a whole. */
const LOOK_ALIKES: Repair = {
  code: 'import.look-alikes',
  path: [],
  id: repairId('import.look-alikes', []),
}

/** Every item into the list where it belongs. */
function sort(
  found: readonly Found[],
  options: ImportOptions,
  notes: NotesOnText,
): Pick<Imported, 'tools' | 'opaque' | 'errors'> {
  const tools: ImportedTool[] = []
  const opaque: ImportedRest[] = []
  const errors: ImportedRest[] = []
  for (const each of found) {
    const { index, node: value } = each
    // A word is the name of a built-in tool only in a list of tools.
    const isListed = typeof each.path.at(-1) === 'number'
    const builtIn = value.kind === 'object' || isListed ? builtInError(value) : undefined
    const read = builtIn
      ? undefined
      : (notes.refused.get(value) ?? readItem(each, options, notes.byItem.get(value) ?? []))
    if (builtIn) opaque.push({ index, value, error: builtIn })
    else if (read && 'tool' in read) tools.push(read)
    else if (read) errors.push({ index, value, error: read })
  }
  return { tools, opaque, errors }
}

function readItem(
  found: Found,
  options: ImportOptions,
  notes: readonly Loss[],
): ImportedTool | DialectError {
  const item = found.node
  if (item.kind !== 'object') return { code: 'import.not-a-tool', path: [] }
  const dialect = chooseDialect(item, found.hint, options.from)
  if (!dialect) return { code: strangerCode(item), path: [] }
  if ('code' in dialect) return dialect
  const read = dialect.read(item)
  if (read.kind === 'error') return read.error
  // Even when told what to read, what has neither the shape nor a name is no tool.
  if (!memberOf(read.tool, 'name') && found.hint === undefined && dialect.accepts(item) === 0)
    return { code: strangerCode(item), path: [] }
  const write = dialectById(options.from ?? '')?.write ?? dialect.write
  const own = write ? restoreOwnConstraints(read.tool, read.schemaAt, write) : undefined
  const whole = own ? { ...read, tool: own.tool } : read
  const losses = [...read.losses, ...(own?.losses ?? [])]
  const mended = (choice: RepairChoice): Mended => mend(whole, dialect, choice, found.path)
  const of = { item, dialect: dialect.id, index: found.index }
  const { repair = false } = options
  if (repair === false) {
    let offers: readonly Repair[] | undefined
    return {
      ...of,
      tool: inNamespace(whole.tool, found.namespace),
      losses: [...losses, ...notes],
      // A linter reads every tool and asks for the offers of none.
      get offers() {
        return (offers ??= mended(false).offers)
      },
    }
  }
  const { tool, made, offers } = mended(repair)
  return {
    ...of,
    tool: inNamespace(tool, found.namespace),
    losses: [...losses, ...made, ...notes],
    offers,
  }
}

interface Mended {
  readonly tool: JsonObject
  readonly made: readonly Repair[]
  readonly offers: readonly Repair[]
}

/** Makes the repairs that are chosen; `above` is the path of the item from the root of the text. */
function mend(
  read: Extract<ReadItem, { kind: 'tool' }>,
  dialect: Dialect,
  choice: RepairChoice,
  above: Found['path'],
): Mended {
  const made: Repair[] = []
  const offers: Repair[] = []
  const tool = repairTool(read.tool, read, dialect.family, (mistake) => {
    const id = repairId(mistake.code, [...above, ...mistake.path])
    const repair = { ...mistake, id }
    const isMade = isChosen(choice, repair)
    if (isMade) made.push(repair)
    else offers.push(repair)
    // What one repair uncovers for the next is to be offered with it: that tool is thrown away.
    return isMade || (choice === false && !mistake.isOptIn)
  })
  return { tool, made, offers }
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
  const dialect = typeof name === 'string' ? dialectById(name) : undefined
  // A strict mode has the shape of its base.
  return dialect?.strictOf === undefined ? dialect : dialectById(dialect.strictOf)
}

/** Whether an import can be asked to read this dialect. */
export function isImportName(name: string): boolean {
  return (
    Object.hasOwn(IMPORT_NAMES, name) || dialectById(name) !== undefined || isJavaFramework(name)
  )
}

function inNamespace(tool: JsonObject, namespace: string | undefined): JsonObject {
  if (namespace === undefined || stringOf(get(tool, 'namespace')) !== undefined) return tool
  return { ...tool, members: [...tool.members, member('namespace', str(namespace))] }
}
