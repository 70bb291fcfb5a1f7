import { applyEdits } from '../../core/json/edit'
import { parse } from '../../core/json/parse'
import { chosenAtFirst } from './api-overview'
import type { NewNames } from './first-proposals'
import type { ImportReport, ReadTool } from './import-report'
import type { ImportSource } from './import-source'
import { type ListedRepair, NO_ANSWERS, type RepairAnswers } from './repair-list'
import { renameEdits } from './rename-edits'

/** What the author chose about one text. */
export interface SourceChoices {
  readonly answers: RepairAnswers
  /** Ids of the operations to take; absent until somebody has chosen. */
  readonly operations?: ReadonlySet<string>
  /** Other names for tools, by their keys. */
  readonly names: NewNames
}

export type ChoicesBySource = ReadonlyMap<string, SourceChoices>

export const NO_CHOICES: SourceChoices = { answers: NO_ANSWERS, names: new Map() }

export const choicesOf = (choices: ChoicesBySource, { key }: ImportSource): SourceChoices =>
  choices.get(key) ?? NO_CHOICES

export const answersOf = (choices: ChoicesBySource, source: ImportSource): RepairAnswers =>
  choicesOf(choices, source).answers

/** The operations that are to become tools. */
export function chosenOperations(
  report: ImportReport,
  { operations }: SourceChoices,
): ReadonlySet<string> {
  return operations ?? (report.api ? chosenAtFirst(report.api) : new Set())
}

/** The tools that were read and are to be added, under the names that they had. */
export function takenTools(report: ImportReport, choices: SourceChoices): readonly ReadTool[] {
  if (!report.api) return report.reading.tools
  const chosen = chosenOperations(report, choices)
  return report.reading.tools.filter(({ key }) => chosen.has(key))
}

/** A tool under the name that was chosen for it. */
export function renamed(tool: ReadTool, names: SourceChoices['names']): ReadTool {
  const proposal = names.get(tool.key)
  if (!proposal) return tool
  const { root } = parse(tool.text)
  if (root?.kind !== 'object') return tool
  const edited = applyEdits(tool.text, renameEdits(root, proposal))
  if (!edited.ok) return tool
  const isTitled = proposal.title !== undefined && tool.title === ''
  return {
    ...tool,
    text: edited.text,
    name: proposal.name,
    title: isTitled ? proposal.title : tool.title,
  }
}

/** A reading as it will be added: without the operations that were not chosen, under the new names. */
export function asChosen(report: ImportReport, choices: SourceChoices): ImportReport {
  const tools = takenTools(report, choices).map((tool) => renamed(tool, choices.names))
  const keys = new Set(tools.map(({ key }) => key))
  const repairs = takenRepairs(report, keys)
  return { ...report, reading: { ...report.reading, tools }, repairs }
}

/** The repairs of the tools that are taken; those of other operations are nobody's concern. */
export function takenRepairs(
  { api, repairs, reading }: ImportReport,
  keys: ReadonlySet<string>,
): readonly ListedRepair[] {
  if (!api) return repairs
  const names = new Set(reading.tools.filter(({ key }) => keys.has(key)).map(({ name }) => name))
  const known = new Set<string>()
  // A shared schema is mended in every tool that has it, and asked about once.
  return repairs.filter(
    ({ id, tool }) => names.has(tool ?? '') && !known.has(id) && known.add(id) !== undefined,
  )
}

/** The answers with these repairs made, or not made. */
export function answered(
  { refuse, choose }: RepairAnswers,
  repairs: readonly ListedRepair[],
  isWanted: boolean,
): RepairAnswers {
  const asked = new Set(repairs.map(({ id }) => id))
  const others = (ids: readonly string[]): readonly string[] => ids.filter((id) => !asked.has(id))
  const idsOf = (isOptIn: boolean): readonly string[] =>
    repairs.filter((each) => each.isOptIn === isOptIn).map(({ id }) => id)
  return {
    refuse: [...others(refuse), ...(isWanted ? [] : idsOf(false))],
    choose: [...others(choose), ...(isWanted ? idsOf(true) : [])],
  }
}

/** Whether a repair is to be made, whatever has been read so far. */
export function isWanted(
  { refuse, choose }: RepairAnswers,
  { id, isOptIn }: ListedRepair,
): boolean {
  return isOptIn ? choose.includes(id) : !refuse.includes(id)
}

/** How many things an import has to say about what it read, beside the repairs. */
export function noteCount({ reading }: ImportReport): number {
  const { tools, opaque, errors, losses, namespaces } = reading
  const ofTools = tools.reduce((sum, tool) => sum + tool.losses.length, 0)
  return ofTools + opaque.length + errors.length + losses.length + namespaces.length
}

/** How many repairs were made of those that were offered. */
export const madeCount = ({ repairs }: ImportReport): number =>
  repairs.filter(({ state }) => state === 'made').length
