import { importText, type Imported, type ImportedRest } from '../../core/dialects/import'
import type { DialectError, Loss } from '../../core/dialects/dialect'
import type { Path } from '../../core/json/node'
import type { Problem } from '../../core/json/parse'
import { lineStarts, type Position, positionAt } from '../../core/json/position'
import { print } from '../../core/json/print'
import { nameOf, titleOf } from '../../core/model/tool'
import { openSet, setTitleOf } from '../../core/model/tool-set'
import type { ApiOverview } from './api-overview'
import { type DiffLine, lineDiff } from './line-diff'
import { type ListedRepair, listRepairs, NO_ANSWERS, type RepairAnswers } from './repair-list'

/** A tool that was read, with the text it would have in the set. */
export interface ReadTool {
  /** The same in every reading of the text, whichever repairs are made. */
  readonly key: string
  readonly name: string
  readonly title: string
  readonly dialect: string
  readonly text: string
  /** Without the repairs, which are listed by themselves. */
  readonly losses: readonly Loss[]
  /** Where the operation it was made of stands in its document. */
  readonly operationAt?: Path
}

/** An entry that is not added. */
export interface ReadRest {
  readonly index: number
  readonly text: string
  readonly error: DialectError
}

export interface LocatedProblem {
  readonly problem: Problem
  readonly position: Position
}

/** What a text holds, read with the repairs that were not refused. */
export interface TextReading {
  readonly dialect: string | undefined
  readonly tools: readonly ReadTool[]
  readonly opaque: readonly ReadRest[]
  readonly errors: readonly ReadRest[]
  /** Groups of tools, as JSON without their tools. */
  readonly namespaces: readonly string[]
  /** Of the text as a whole. */
  readonly losses: readonly Loss[]
  readonly isWhole: boolean
}

/** What repairs change in a tool, or in the text as a whole. */
export interface RepairDiff {
  readonly tool?: string
  readonly lines: readonly DiffLine[]
}

/** What an import of a text would bring. Plain data, so that it can come out of a worker. */
export interface ImportReport {
  readonly reading: TextReading
  /** In text order. */
  readonly problems: readonly LocatedProblem[]
  /** All that could be mended, made or not, in text order. */
  readonly repairs: readonly ListedRepair[]
  /** Those of the repairs that are made. */
  readonly diffs: readonly RepairDiff[]
  /** The text is a Toolwright set that can be opened as it is. */
  readonly set?: { readonly title: string }
  /** The text is an API document; its tools are drafts of its operations. */
  readonly api?: ApiOverview
}

/** So many differences are worked out; a longer list would not be read. */
const MOST_DIFFS = 100

/** Reads a text for import, with the repairs that keep the meaning and were not refused. */
export function importReport(text: string, answers: RepairAnswers = NO_ANSWERS): ImportReport {
  const plain = importText(text)
  const { repaired } = plain
  // What is offered is the same list whatever was refused, so that a line keeps its place.
  const base = repaired ? importText(repaired.text) : plain
  const isMendable = repaired !== undefined || base.tools.some(({ offers }) => offers.length > 0)
  const now = isMendable ? importText(text, { repair: answers }) : plain
  const isReplaced = repaired !== undefined && now.isWhole
  const set = titleOfSet(text, plain)
  return {
    reading: readingOf(now),
    // Places count in the text as it was given, where its author looks for them.
    problems: located(text, isReplaced ? plain.problems.filter(isLookAlike) : now.problems),
    repairs: isMendable ? listRepairs(base, now) : [],
    diffs: isMendable
      ? [
          ...(isReplaced ? [{ lines: lineDiff(text, repaired.text) }] : []),
          ...diffsBetween(base, now),
        ]
      : [],
    ...(set === undefined ? {} : { set: { title: set } }),
  }
}

const isLookAlike = ({ code }: Problem): boolean => code === 'look-alike'

/** One slip often counts as several problems; of those at one place the first says it. */
export function located(text: string, problems: readonly Problem[]): readonly LocatedProblem[] {
  if (problems.length === 0) return []
  const starts = lineStarts(text)
  return problems
    .filter((each, i, all) => each.at.start !== all[i - 1]?.at.start)
    .map((problem) => ({ problem, position: positionAt(starts, problem.at.start) }))
}

function diffsBetween(base: Imported, now: Imported): readonly RepairDiff[] {
  const diffs: RepairDiff[] = []
  for (const [i, { tool }] of now.tools.entries()) {
    const before = base.tools[i]
    if (!before || before.tool === tool || diffs.length === MOST_DIFFS) continue
    const [from, to] = [print(before.tool), print(tool)]
    if (from !== to) diffs.push({ tool: nameOf(tool), lines: lineDiff(from, to) })
  }
  return diffs
}

/** What was read, as data that can leave a worker. */
export function readingOf(imported: Imported): TextReading {
  return {
    dialect: imported.dialect,
    tools: imported.tools.map(({ tool, dialect, losses }, i) => ({
      key: String(i),
      name: nameOf(tool),
      title: titleOf(tool),
      dialect,
      text: print(tool),
      losses: losses.filter(isNoRepair),
    })),
    opaque: imported.opaque.map(restOf),
    errors: imported.errors.map(restOf),
    namespaces: imported.namespaces.map((each) => print(each)),
    losses: imported.losses.filter(isNoRepair),
    isWhole: imported.isWhole,
  }
}

/** A repair that was made is among the losses, and has an id. */
export const isNoRepair = (loss: Loss): boolean => !('id' in loss)

export const restOf = ({ index, value, error }: ImportedRest): ReadRest => ({
  index,
  text: print(value),
  error,
})

function titleOfSet(text: string, imported: Imported): string | undefined {
  const isOurs = imported.dialect === 'toolwright' || imported.tools.length === 0
  if (!isOurs || !imported.isWhole || !text.includes('"toolwright"')) return undefined
  const opened = openSet(text, () => '')
  return opened.ok ? setTitleOf(opened.set) : undefined
}
