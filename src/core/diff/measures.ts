import { carriedBy } from '../dialects/carried-by'
import { lineAnswer, type AnswerState } from '../lint/checklists/answer'
import { type ChecklistId, CHECKLIST_IDS } from '../lint/checklists/checklist'
import { CHECKLISTS } from '../lint/checklists/registry'
import { lintSet, type SetReport } from '../lint/engine'
import type { Finding } from '../lint/finding'
import type { LintSettings } from '../lint/settings'
import { nameOf } from '../model/tool'
import { probeTool } from '../probe/probe-tool'
import { shareStopped, sumOf, type Tally } from '../probe/tally'
import { tokensOfTool } from '../reading/tool-tokens'
import type { SetDiff, ToolDiff } from './compare-sets'
import type { Version } from './version'

/** A number of both versions; absent on the side where it cannot be told. */
export interface Measure {
  readonly before?: number
  readonly after?: number
}

export interface MeasuredTool {
  /** 0 to 100. */
  readonly score: Measure
  /** In every request, in tokens. */
  readonly tokens: Measure
  /** The share of tried mistakes that the schema stops, 0 to 1; only where it was asked for. */
  readonly tightness: Measure
}

/** A finding and the tool it is in; without one it is about the set. */
export interface MovedFinding {
  readonly tool?: ToolDiff
  readonly finding: Finding
}

/** A line of a checklist that stands otherwise than before. */
export interface MovedLine {
  readonly list: ChecklistId
  /** Its place in the list. */
  readonly line: number
  readonly before: AnswerState
  readonly after: AnswerState
}

export interface Measures extends MeasuredTool {
  /** In the order of the tools of the diff. */
  readonly tools: readonly MeasuredTool[]
  readonly findings: {
    readonly before: number
    readonly after: number
    readonly fixed: readonly MovedFinding[]
    readonly fresh: readonly MovedFinding[]
  }
  /** Lines that hold now, and lines that did. */
  readonly lines: { readonly won: readonly MovedLine[]; readonly lost: readonly MovedLine[] }
}

export interface MeasureOptions {
  /** Tries the mistakes of models on every tool, which takes far longer than all else. */
  readonly withTightness?: boolean
}

/** What two versions are worth: score, tokens, findings, checklists and, if asked for, tightness. */
export function measureDiff(
  before: Version,
  after: Version,
  diff: SetDiff,
  { withTightness = false }: MeasureOptions = {},
): Measures {
  const [was, is] = [measured(before), measured(after)]
  const tools = diff.tools.map((tool): MeasuredTool => {
    const pick = (of: (side: 'before' | 'after', index: number) => number | undefined): Measure =>
      measure(
        tool.before === undefined ? undefined : of('before', tool.before),
        tool.after === undefined ? undefined : of('after', tool.after),
      )
    return {
      score: pick((side, i) => (side === 'before' ? was : is).tools[i]!.score),
      tokens: pick((side, i) => tokensOfTool((side === 'before' ? before : after).tools[i]!.tool)),
      tightness: {},
    }
  })
  const sum = (version: Version): number =>
    version.tools.reduce((all, { tool }) => all + tokensOfTool(tool), 0)
  const [old, now] = [findingsOf(was, diff, 'before'), findingsOf(is, diff, 'after')]
  const nameNow = new Map(
    diff.tools.flatMap((tool): [string, string][] =>
      tool.before === undefined ? [] : [[nameOf(before.tools[tool.before]!.tool), tool.name]],
    ),
  )
  const lines = movedLines(linesOf(before, was), linesOf(after, is))
  const measures: Measures = {
    score: measure(was.score, is.score),
    tokens: { before: sum(before), after: sum(after) },
    tightness: {},
    tools,
    findings: {
      before: old.length,
      after: now.length,
      fixed: without(old, now, nameNow),
      fresh: without(now, old, nameNow),
    },
    lines,
  }
  if (!withTightness) return measures
  const tallies = ({ tools }: Version): readonly Tally[] =>
    tools.map(({ tool }) => probeTool(tool).tally)
  return withTallies(measures, diff, { before: tallies(before), after: tallies(after) })
}

/** What became of the mistakes that were tried on each tool, in the order of the version's tools. */
export interface Tallies {
  /** Undefined where a tool could not be tried. */
  readonly before: readonly (Tally | undefined)[]
  readonly after: readonly (Tally | undefined)[]
}

/** The measures with how tight both versions are, for a caller that has the mistakes tried elsewhere. */
export function withTallies(measures: Measures, diff: SetDiff, tallies: Tallies): Measures {
  const share = (tally: Tally | undefined): number | undefined => tally && shareStopped(tally)
  const whole = (all: Tallies['before']): number | undefined =>
    shareStopped(sumOf(all.flatMap((tally) => tally ?? [])))
  return {
    ...measures,
    tightness: measure(whole(tallies.before), whole(tallies.after)),
    tools: measures.tools.map((tool, i) => {
      const { before, after } = diff.tools[i]!
      return {
        ...tool,
        tightness: measure(
          before === undefined ? undefined : share(tallies.before[before]),
          after === undefined ? undefined : share(tallies.after[after]),
        ),
      }
    }),
  }
}

const measure = (before: number | undefined, after: number | undefined): Measure => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})

function measured({ tools, settings }: Version): SetReport {
  const byDialect = new Map<string, LintSettings>()
  const own = tools.map(({ dialect }) => {
    const known = byDialect.get(dialect) ?? { ...settings, carries: carriedBy(dialect) }
    byDialect.set(dialect, known)
    return known
  })
  return lintSet(
    tools.map(({ tool }) => tool),
    own,
  )
}

function findingsOf(
  report: SetReport,
  diff: SetDiff,
  side: 'before' | 'after',
): readonly MovedFinding[] {
  const byIndex = new Map(diff.tools.map((tool) => [tool[side], tool]))
  const placed = (finding: Finding, index: number | undefined): MovedFinding => {
    const tool = index === undefined ? undefined : byIndex.get(index)
    return { finding, ...(tool ? { tool } : {}) }
  }
  return [
    ...report.tools.flatMap((each, i) => each.findings.map((finding) => placed(finding, i))),
    ...report.findings.map((finding) => placed(finding, finding.tool)),
  ]
}

/** Findings of one version that the other has not; a tool's former name counts as its new one. */
function without(
  all: readonly MovedFinding[],
  others: readonly MovedFinding[],
  nameNow: ReadonlyMap<string, string>,
): readonly MovedFinding[] {
  const places = new Map<ToolDiff, number>()
  const keyOf = ({ tool, finding }: MovedFinding): string => {
    if (tool && !places.has(tool)) places.set(tool, places.size)
    const values = Object.entries(finding.values).map(([key, value]) => [
      key,
      nameNow.get(String(value)) ?? value,
    ])
    return JSON.stringify([tool && places.get(tool), finding.rule, finding.message, values])
  }
  const left = new Map<string, number>()
  for (const each of others) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1)
  return all.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0
    left.set(keyOf(each), count - 1)
    return count <= 0
  })
}

type Lines = readonly Pick<MovedLine, 'list' | 'line' | 'before'>[]

function linesOf({ tools, settings }: Version, report: SetReport): Lines {
  const asked = { report, tools: tools.map(({ tool }) => tool), settings }
  return CHECKLIST_IDS.flatMap((list) =>
    CHECKLISTS[list].lines.map((each, line) => ({
      list,
      line,
      before: lineAnswer(each, asked).state,
    })),
  )
}

function movedLines(old: Lines, now: Lines): Measures['lines'] {
  const moved = old.map((line, i): MovedLine => ({ ...line, after: now[i]!.before }))
  return {
    won: moved.filter(({ before, after }) => before !== 'holds' && after === 'holds'),
    lost: moved.filter(({ before, after }) => before === 'holds' && after !== 'holds'),
  }
}
