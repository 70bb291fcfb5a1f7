import type { JsonNode, JsonObject, Path } from '../json/node'
import { oncePer } from '../once-per'
import { type Reading, readTool } from '../reading/read-tool'
import { CRASHED } from './crashed'
import type { Finding } from './finding'
import { isContractStated } from '../model/contract'
import { RULES, ruleOf } from './registry'
import { isOnByDefault, type Report, type Rule } from './rule'
import { type Part, scoreOfSet, scoreOfTool } from './score'
import { type Aside, asideFor, asideOf, DEFAULT_SETTINGS, type LintSettings } from './settings'

/** A finding that the author set aside, and the entry by which. */
export interface SetAside {
  readonly finding: Finding
  readonly entry: Aside
}

export interface ToolReport {
  /** In document order; at one place in the order of the rules. */
  readonly findings: readonly Finding[]
  readonly aside: readonly SetAside[]
  /** What all rules found, those that are off included; the checklists ask these. */
  readonly all: readonly Finding[]
  /** 0 to 100; absent until there is a name and one answer. */
  readonly score?: number
  readonly parts: readonly Part[]
  /** An error holds the score down. */
  readonly isCapped: boolean
  readonly reading: Reading
}

export interface SetReport {
  readonly tools: readonly ToolReport[]
  /** Findings about the tools together; each says which tool its path is in. */
  readonly findings: readonly Finding[]
  readonly aside: readonly SetAside[]
  readonly all: readonly Finding[]
  /** 0 to 100; absent until a tool has a score. */
  readonly score?: number
  /** What the score is made of where there is more than one tool. */
  readonly parts: readonly Part[]
}

/** What looks at one tool, and what looks at all together. */
const TOOL_RULES = RULES.filter((rule) => rule.group !== 'set')
const SET_RULES = RULES.filter((rule) => rule.group === 'set')

/**
 * Lints a set of tools. A tool that is the same object as before is not linted again, so after an
 * edit of one tool the work is that tool and the rules of the set.
 */
export function lintSet(
  tools: readonly JsonObject[],
  settings: LintSettings = DEFAULT_SETTINGS,
): SetReport {
  const toolReports = tools.map((tool) => lintTool(tool, settings))
  const all = lintTogether(tools, SET_RULES)
  const spoken = spokenOf(all, settings, (finding) => tools[finding.tool ?? 0])
  return { tools: toolReports, all, ...spoken, ...scoreOfSet(toolReports, spoken.findings) }
}

/** Lints one tool by itself; the same object for the same tool under the same settings. */
export const lintTool = (tool: JsonObject, settings: LintSettings = DEFAULT_SETTINGS): ToolReport =>
  reportsUnder(settings)(tool)

const reportsUnder = oncePer((settings: LintSettings) =>
  oncePer((tool: JsonObject): ToolReport => {
    const all = allFindings(tool)
    const spoken = spokenOf(all, settings, () => tool)
    return { ...spoken, all, ...scoreOfTool(tool, spoken.findings), reading: readTool(tool) }
  }),
)

/** Settings choose among what was found, so that changing them asks no rule again. */
const allFindings = oncePer((tool: JsonObject) => lintAlone(tool, TOOL_RULES))

/** Parts what was found into what is said and what was set aside; what is off is in neither. */
function spokenOf(
  all: readonly Finding[],
  settings: LintSettings,
  toolOf: (finding: Finding) => JsonObject | undefined,
): { readonly findings: readonly Finding[]; readonly aside: readonly SetAside[] } {
  const findings: Finding[] = []
  const aside: SetAside[] = []
  for (const finding of all) {
    const tool = toolOf(finding)
    if (!isAsked(finding.rule, tool, settings)) continue
    const entry = asideFor(finding, [...(tool ? asideOf(tool) : []), ...settings.aside])
    if (entry) aside.push({ finding, entry })
    else findings.push(finding)
  }
  return { findings, aside }
}

function isAsked(id: string, tool: JsonObject | undefined, settings: LintSettings): boolean {
  const rule = ruleOf(id)
  // A rule that failed is always named.
  if (!rule) return true
  if (!isOnByDefault(rule) && !settings.on.has(id)) return false
  if (rule.needs === undefined) return true
  if (!settings.carries.has(rule.needs)) return false
  return rule.needs !== 'contract' || isContractStated(tool)
}

/** What the rules that look at one tool find in it. */
export function lintAlone(tool: JsonObject, rules: readonly Rule[]): readonly Finding[] {
  const tools = [tool]
  const found: Finding[] = []
  for (const rule of rules) if (rule.group !== 'set') run(rule, tool, tools, found)
  return inDocumentOrder(found, tools)
}

/** What the rules of the set find. */
export function lintTogether(
  tools: readonly JsonObject[],
  rules: readonly Rule[],
): readonly Finding[] {
  const first = tools[0]
  if (!first) return []
  const found: Finding[] = []
  for (const rule of rules) if (rule.group === 'set') run(rule, first, tools, found)
  return inDocumentOrder(found, tools)
}

/** Adds one rule's findings; when it throws, what it had found stays and the failure is named. */
function run(rule: Rule, tool: JsonObject, tools: readonly JsonObject[], found: Finding[]): void {
  const report = (raw: Parameters<Report<Rule['messages'], Rule['fixes']>>[0]): void => {
    found.push({ ...raw, rule: rule.id, severity: raw.severity ?? rule.severity } as Finding)
  }
  try {
    rule.check({ tool, tools }, report)
  } catch (error) {
    found.push({
      rule: CRASHED,
      severity: 'warning',
      path: [],
      message: 'crashed',
      values: { rule: rule.id, error: error instanceof Error ? error.message : String(error) },
    })
  }
}

/** Sorted by where they stand; the sort is stable, so one place keeps the order of the rules. */
function inDocumentOrder(
  findings: readonly Finding[],
  tools: readonly JsonObject[],
): readonly Finding[] {
  if (findings.length < 2) return findings
  const place = (finding: Finding): readonly number[] =>
    placeOf(tools[finding.tool ?? 0], finding.path)
  return findings
    .map((finding) => ({ finding, tool: finding.tool ?? 0, place: place(finding) }))
    .sort((a, b) => a.tool - b.tool || compare(a.place, b.place))
    .map(({ finding }) => finding)
}

/** The index of each step among its siblings; what is not there yet comes after all that is. */
function placeOf(tool: JsonObject | undefined, path: Path): readonly number[] {
  const place: number[] = []
  let node: JsonNode | undefined = tool
  for (const step of path) {
    const index: number = indexOf(node, step)
    place.push(index)
    if (node?.kind === 'object') node = node.members[index]?.value
    else node = node?.kind === 'array' ? node.items[index] : undefined
  }
  return place
}

function indexOf(node: JsonNode | undefined, step: string | number): number {
  if (node?.kind === 'array') return Number(step)
  const index = node?.kind === 'object' ? node.members.findLastIndex((m) => m.key === step) : -1
  return index < 0 ? Number.MAX_SAFE_INTEGER : index
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = a[i]! - b[i]!
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
