import type { DialectError, Loss } from '../../core/dialects/dialect'
import { importText, type Imported, type ImportedRest } from '../../core/dialects/import'
import { dialectById } from '../../core/dialects/registry'
import type { Problem } from '../../core/json/parse'
import { lineStarts, type Position, positionAt } from '../../core/json/position'
import { print } from '../../core/json/print'
import { openSet, setTitleOf } from '../../core/model/tool-set'
import { nameOf, titleOf } from '../../core/model/tool'
import { type DiffLine, lineDiff } from './line-diff'

/** A tool that was read, with the text it would have in the set. */
export interface ReadTool {
  readonly name: string
  readonly title: string
  readonly dialect: string
  readonly text: string
  readonly losses: readonly Loss[]
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

/** One way of reading a text: as it stands, or with the repairs. */
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

/** A repair that could be made, and where: in a tool, or in the text as a whole. */
export interface Repair {
  readonly tool?: string
  readonly loss: Loss
}

/** What an import of a text would bring. Plain data, so that it can come out of a worker. */
export interface ImportReport {
  readonly asIs: TextReading
  /** In text order; of the text as it was given. */
  readonly problems: readonly LocatedProblem[]
  /** Present where something can be repaired; nothing is, unless this reading is chosen. */
  readonly mended?: {
    readonly reading: TextReading
    readonly repairs: readonly Repair[]
    readonly diffs: readonly { readonly tool?: string; readonly lines: readonly DiffLine[] }[]
  }
  /** The text is a Toolwright set that can be opened as it is. */
  readonly set?: { readonly title: string }
}

/** So many differences are worked out; a longer list would not be read. */
const MOST_DIFFS = 100

export function importReport(text: string): ImportReport {
  const plain = importText(text)
  const starts = plain.problems.length ? lineStarts(text) : []
  // One slip often counts as several; of those at one place the first says it.
  const firsts = plain.problems.filter((each, i, all) => each.at.start !== all[i - 1]?.at.start)
  const problems = firsts.map((problem) => ({
    problem,
    position: positionAt(starts, problem.at.start),
  }))
  const set = titleOfSet(text, plain)
  return {
    asIs: readingOf(plain),
    problems,
    ...mendedOf(text, plain),
    ...(set === undefined ? {} : { set: { title: set } }),
  }
}

function mendedOf(text: string, plain: Imported): Pick<ImportReport, 'mended'> {
  const { repaired } = plain
  if (!repaired && plain.tools.every((each) => each.offers.length === 0)) return {}
  const imported = importText(text, { repair: true })
  // Of a text that was no JSON before there are no tools to compare with, only the text itself.
  if (repaired)
    return {
      mended: {
        reading: readingOf(imported),
        repairs: [{ loss: { code: 'import.look-alikes', path: [] } }],
        diffs: [{ lines: lineDiff(text, repaired.text) }],
      },
    }
  const changed = plain.tools.flatMap((each, i) =>
    each.offers.length ? [{ before: each, after: imported.tools[i]! }] : [],
  )
  return {
    mended: {
      reading: readingOf(imported),
      repairs: changed.flatMap(({ before }) =>
        before.offers.map((loss) => ({ tool: nameOf(before.tool), loss })),
      ),
      diffs: changed.slice(0, MOST_DIFFS).map(({ before, after }) => ({
        tool: nameOf(before.tool),
        lines: lineDiff(print(before.tool), print(after.tool)),
      })),
    },
  }
}

function readingOf(imported: Imported): TextReading {
  return {
    dialect: imported.dialect,
    tools: imported.tools.map(({ tool, dialect, losses }) => ({
      name: nameOf(tool),
      title: titleOf(tool),
      dialect,
      text: print(tool),
      losses,
    })),
    opaque: imported.opaque.map(restOf),
    errors: imported.errors.map(restOf),
    namespaces: imported.namespaces.map((each) => print(each)),
    losses: imported.losses,
    isWhole: imported.isWhole,
  }
}

const restOf = ({ index, value, error }: ImportedRest): ReadRest => ({
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

/** The vendor's own name of a dialect; none for `mixed`. */
export const labelOf = (dialect: string): string | undefined => dialectById(dialect)?.label
