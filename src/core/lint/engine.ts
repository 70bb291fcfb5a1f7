import { get, type JsonNode, type JsonObject, type Member } from '../json/node'
import { oncePer } from '../once-per'
import { isSameList } from '../same-list'
import { type Reading, readTool } from '../reading/read-tool'
import { CRASHED } from './crashed'
import { inDocumentOrder } from './document-order'
import type { Finding, Severity } from './finding'
import { withLateFix } from './late-fix'
import { UNREAD } from './lists/unread-members'
import { isContractStated } from '../model/contract'
import { RULES, ruleOf } from './registry'
import { isOnByDefault, type Report, type Rule, type RuleContext } from './rule'
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
 * edit of one tool the work is that tool and the rules of the set. Tools from several files may each
 * have settings of their own. `together` is what the rules of the set are known to find, for a
 * caller that looks at all tools less often than at one.
 */
export function lintSet(
  tools: readonly JsonObject[],
  settings: LintSettings | readonly LintSettings[] = DEFAULT_SETTINGS,
  together?: readonly Finding[],
): SetReport {
  const settingsAt = (index: number): LintSettings =>
    (isOne(settings) ? settings : settings[index]) ?? DEFAULT_SETTINGS
  const toolReports = tools.map((tool, index) => lintTool(tool, settingsAt(index)))
  const all = together ?? lintAllTogether(tools)
  return { tools: toolReports, all, ...setVerdict(tools, settingsAt, toolReports, all) }
}

/** What all rules of the set find in it. */
export const lintAllTogether = (tools: readonly JsonObject[]): readonly Finding[] =>
  lintTogether(tools, SET_RULES)

/**
 * What is said of a set as a whole, and its score: from the scores of its tools, and from `all` that
 * the rules of the set found. For a caller that has its tools judged elsewhere.
 */
export function setVerdict(
  tools: readonly JsonObject[],
  settingsAt: (index: number) => LintSettings,
  scores: readonly { readonly score?: number }[],
  all: readonly Finding[],
): Omit<SetReport, 'tools' | 'all'> {
  const spoken = spokenOf(all, (finding) => {
    // What is about the set as a whole stands in no tool, so no tool can set it aside.
    const tool = finding.tool === undefined ? undefined : tools[finding.tool]
    return { tool, settings: settingsAt(finding.tool ?? 0) }
  })
  return { ...spoken, ...scoreOfSet(scores, spoken.findings) }
}

/** Lints one tool by itself; the same object for the same tool under the same settings. */
export const lintTool = (tool: JsonObject, settings: LintSettings = DEFAULT_SETTINGS): ToolReport =>
  reportsUnder(settings)(tool)

const reportsUnder = oncePer((settings: LintSettings) =>
  oncePer((tool: JsonObject): ToolReport => {
    const all = allFindings(tool)
    const about = { tool, settings }
    const spoken = spokenOf(all, () => about)
    return { ...spoken, all, ...scoreOfTool(tool, spoken.findings), reading: readTool(tool) }
  }),
)

const isOne = (settings: LintSettings | readonly LintSettings[]): settings is LintSettings =>
  !Array.isArray(settings)

/** Rules that are asked again only when a tool differs in members that they read, and the others. */
const KEPT = UNREAD.map(({ members, rules }) =>
  keeping(
    TOOL_RULES.filter(({ id }) => rules.has(id)),
    members,
  ),
)
const ALWAYS = TOOL_RULES.filter(({ id }) => !UNREAD.some(({ rules }) => rules.has(id)))

/** Settings choose among what was found, so that changing them asks no rule again. */
const allFindings = oncePer((tool: JsonObject) => {
  const found = [...KEPT.flatMap((findIn) => findIn(tool)), ...ask(tool, ALWAYS)]
  return inDocumentOrder(found, [tool], orderOf)
})

/** What rules found in a tool with the same schema and the same other members but for those unread. */
function keeping(
  rules: readonly Rule[],
  unread: readonly string[],
): (tool: JsonObject) => readonly Finding[] {
  const known = new WeakMap<JsonNode, { members: readonly Member[]; found: readonly Finding[] }>()
  return (tool) => {
    const schema = get(tool, 'inputSchema')
    const members = tool.members.filter(({ key }) => !unread.includes(key))
    const last = schema && known.get(schema)
    if (last && isSameList(last.members, members)) return last.found
    const found = ask(tool, rules)
    if (schema) known.set(schema, { members, found })
    return found
  }
}

const ORDER = new Map(TOOL_RULES.map(({ id }, i) => [id, i]))
const orderOf = ({ rule, values }: Finding): number =>
  ORDER.get(rule === CRASHED ? String(values['rule']) : rule) ?? 0

/** Parts what was found into what is said and what was set aside; what is off is in neither. */
function spokenOf(
  all: readonly Finding[],
  about: (finding: Finding) => {
    readonly tool: JsonObject | undefined
    readonly settings: LintSettings
  },
): { readonly findings: readonly Finding[]; readonly aside: readonly SetAside[] } {
  const findings: Finding[] = []
  const aside: SetAside[] = []
  for (const finding of all) {
    const { tool, settings } = about(finding)
    if (!isAsked(finding.rule, tool, settings)) continue
    const own = tool ? asideOf(tool) : []
    const entry = asideFor(finding, own) ?? asideFor(finding, settings.aside)
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
export const lintAlone = (tool: JsonObject, rules: readonly Rule[]): readonly Finding[] =>
  inDocumentOrder(ask(tool, rules), [tool])

/** The same in the order of the rules. */
function ask(tool: JsonObject, rules: readonly Rule[]): readonly Finding[] {
  const found: Finding[] = []
  const judge = judging({ tool, tools: [tool] }, found)
  for (const check of checksOf(rules)) if (!check.isOfSet) judge(check)
  return found
}

/** What the rules of the set find. */
export function lintTogether(
  tools: readonly JsonObject[],
  rules: readonly Rule[],
): readonly Finding[] {
  const first = tools[0]
  if (!first) return []
  const found: Finding[] = []
  const judge = judging({ tool: first, tools }, found)
  for (const check of checksOf(rules)) if (check.isOfSet) judge(check)
  return inDocumentOrder(found, tools)
}

/** What of a rule is used for each tool, all of one shape, which a hundred rules are not. */
interface Check {
  readonly id: string
  readonly severity: Severity
  readonly isOfSet: boolean
  readonly check: Rule['check']
}

const checksOf = oncePer((rules: readonly Rule[]): readonly Check[] =>
  rules.map(({ id, severity, group, check }) => ({
    id,
    severity,
    isOfSet: group === 'set',
    check,
  })),
)

/** Adds one rule's findings; when it throws, what it had found stays and the failure is named. */
function judging(context: RuleContext, found: Finding[]): (rule: Check) => void {
  let current: Check
  // One for all rules: a hundred of them ask about each of thousands of tools.
  const report = (raw: Parameters<Report<Rule['messages'], Rule['fixes']>>[0]): void => {
    const { message, path, values, tool, fix } = raw
    const severity = raw.severity ?? current.severity
    const rule = current.id
    // Written out, since spreading a hundred shapes is what takes longest here.
    if (typeof fix === 'function')
      found.push(withLateFix({ rule, severity, path, message, values }, tool, fix))
    else if (tool === undefined)
      found.push(
        fix === undefined
          ? { rule, severity, path, message, values }
          : { rule, severity, path, message, values, fix },
      )
    else
      found.push(
        fix === undefined
          ? { rule, severity, path, message, values, tool }
          : { rule, severity, path, message, values, tool, fix },
      )
  }
  return (rule) => {
    current = rule
    try {
      rule.check(context, report)
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
}
