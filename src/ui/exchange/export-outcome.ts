import type { Loss, SetError } from '../../core/dialects/dialect'
import { exportTools } from '../../core/dialects/export'
import { arr, type JsonNode } from '../../core/json/node'
import { print } from '../../core/json/print'
import { nameOf } from '../../core/model/tool'
import { policyOf } from '../../core/policy/policy'
import type { ReadableTool } from '../../state/readable-tools'
import { type Fate, fateOf, isWarning } from '../targets/fate'
import type { Took, Writer } from '../targets/target'
import { chosenIds, type OfferAt, offersOf } from './export-offers'

/** A tool of the set, and which it is. */
/** Something an export changed, left out or was refused for, and in which tool. */
export interface LossAt {
  readonly loss: Loss
  readonly id: string
  readonly name: string
}

/** A fault of the list as a whole; the id is absent where it is about them all. */
export interface SetFault {
  readonly loss: Loss
  readonly id?: string
  readonly name?: string
}

/** One file of an export; `node` is there where it is JSON. */
export interface ExportFile {
  readonly name: string
  readonly text: string
  readonly mime: string
  readonly node?: JsonNode
  readonly language?: keyof typeof MIMES
}

export interface ExportOutcome {
  /** None where a tool by itself has no export, or none of a list has. */
  readonly files: readonly ExportFile[]
  readonly losses: Readonly<Record<Fate, readonly LossAt[]>>
  readonly refusals: readonly LossAt[]
  /** How many tools are refused and therefore not in the list. */
  readonly refusedTools: number
  readonly setErrors: readonly SetFault[]
  readonly setWarnings: readonly SetFault[]
  /** What can be written in another way, and what was chosen to be. */
  readonly offers: readonly OfferAt[]
}

/** What an export is of, and what its files are called. */
export interface ExportScope {
  readonly isList: boolean
  /** The file's name, for JSON. */
  readonly fileName: string
  /** The set's title, after which source code names its file and class. */
  readonly title: string
  /** What is told of the tools by those that were left out of the list. */
  readonly warnings?: readonly SetError[]
  /** Keys of the offers that were chosen. */
  readonly offers?: ReadonlySet<string>
}

const JSON_MIME = 'application/json'
const MIMES = {
  java: 'text/x-java-source',
  python: 'text/x-python',
  typescript: 'text/typescript',
} as const

/** What an export brings, of all tools as a list or of one by itself. */
export function exportOutcome(
  tools: readonly ReadableTool[],
  writer: Writer,
  scope: ExportScope,
): ExportOutcome {
  if (writer.kind === 'policy') return policyOutcome(tools, scope)
  return writer.kind === 'json'
    ? jsonOutcome(tools, writer.dialect, scope)
    : sourceOutcome(tools, writer.source, scope)
}

type DialectOf = Extract<Writer, { kind: 'json' }>['dialect']
type SourceOf = Extract<Writer, { kind: 'source' }>['source']

/**
 * A tool by itself is shown even where the vendor would refuse it, so that the reasons can be seen
 * in place; but a strict mode that refuses has nothing to show: half a guarantee is none.
 */
function jsonOutcome(
  tools: readonly ReadableTool[],
  dialect: DialectOf,
  { isList, fileName, warnings = [], offers = NO_OFFERS }: ExportScope,
): ExportOutcome {
  const exported = exportTools(
    tools.map(({ tool }) => tool),
    dialect.id,
    [],
    [],
    chosenIds(tools, offers),
  )
  if (!exported) throw new Error(`${dialect.id} cannot be written`)
  const { items, wires } = exported
  const isShown = isList
    ? wires.length > 0 || tools.length === 0
    : items[0] !== undefined && (items[0].written.ok || dialect.strictOf === undefined)
  const written = items.map((item) => item.written)
  const node = isList ? arr(wires) : (items[0]?.written.wire ?? arr([]))
  return {
    // What is refused is told by its reasons alone, unless it is shown with what became of it.
    ...tellApart(tools, written, !isList && isShown),
    files: isShown ? [{ name: fileName, text: print(node) + '\n', mime: JSON_MIME, node }] : [],
    ...(isList ? faultsOf(tools, [...exported.setErrors, ...warnings]) : NO_FAULTS),
    offers: items.flatMap((item, i) => offersOf(tools[i]!, item, offers)),
  }
}

const NO_OFFERS: ReadonlySet<string> = new Set()

/** One file for one tool or all, always in the form of a set: a platform reads it the same way. */
function policyOutcome(
  tools: readonly ReadableTool[],
  { isList, fileName, title }: ExportScope,
): ExportOutcome {
  const node = policyOf(
    tools.map(({ tool }) => tool),
    isList ? title : '',
  )
  return {
    ...tellApart([], []),
    files: [{ name: fileName, text: print(node) + '\n', mime: JSON_MIME, node }],
    ...NO_FAULTS,
    offers: [],
  }
}

function sourceOutcome(
  tools: readonly ReadableTool[],
  source: SourceOf,
  { isList, title, warnings = [] }: ExportScope,
): ExportOutcome {
  const nodes = tools.map(({ tool }) => tool)
  // One tool by itself names the file; the writer knows how.
  const written = isList && title ? source.write(nodes, title) : source.write(nodes)
  const { language } = source
  return {
    ...tellApart(tools, written.items),
    files: written.items.some(({ ok }) => ok)
      ? written.files.map(({ name, text }) => ({ name, text, mime: MIMES[language], language }))
      : [],
    ...(isList ? faultsOf(tools, warnings) : NO_FAULTS),
    offers: [],
  }
}

function tellApart(
  tools: readonly ReadableTool[],
  items: readonly Took[],
  withRefused = false,
): Pick<ExportOutcome, 'losses' | 'refusals' | 'refusedTools'> {
  const losses: Record<Fate, LossAt[]> = {
    moved: [],
    leftOut: [],
    rewritten: [],
    host: [],
    warned: [],
  }
  const refusals: LossAt[] = []
  items.forEach((item, i) => {
    const { id, tool } = tools[i]!
    const at = (loss: Loss): LossAt => ({ loss, id, name: nameOf(tool) })
    const isTold = item.ok || withRefused
    if (isTold) for (const loss of item.losses) losses[fateOf(loss)].push(at(loss))
    for (const error of item.errors)
      if (!isWarning(error)) refusals.push(at(error))
      else if (isTold) losses.warned.push(at(error))
  })
  return { losses, refusals, refusedTools: items.filter(({ ok }) => !ok).length }
}

/** What a vendor would refuse in all of the tools together. */
export function setErrorsOf(tools: readonly ReadableTool[], writer: Writer): readonly SetFault[] {
  if (writer.kind !== 'json' || tools.length < 2) return []
  const exported = exportTools(
    tools.map(({ tool }) => tool),
    writer.dialect.id,
  )
  return faultsOf(tools, exported?.setErrors ?? []).setErrors
}

type SetFaults = Pick<ExportOutcome, 'setErrors' | 'setWarnings'>

const NO_FAULTS: SetFaults = { setErrors: [], setWarnings: [] }

function faultsOf(tools: readonly ReadableTool[], faults: readonly SetError[]): SetFaults {
  const named = ({ index, ...loss }: SetError): SetFault => {
    const about = index === undefined ? undefined : tools[index]
    return about ? { loss, id: about.id, name: nameOf(about.tool) } : { loss }
  }
  return {
    setErrors: faults.filter((each) => !isWarning(each)).map(named),
    setWarnings: faults.filter(isWarning).map(named),
  }
}
