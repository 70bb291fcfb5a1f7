import '../../i18n/words/json'
import type { TextChange } from '../../core/json/edit'
import { getIn, type JsonNode } from '../../core/json/node'
import { lookAlikes, type Problem } from '../../core/json/parse'
import { locate } from '../../core/json/position'
import type { Finding, Fix, Severity } from '../../core/lint/finding'
import type { Lang } from '../../core/lint/rule'
import type { ToolReading } from '../../core/model/reading'
import { findingText, fixText, ruleWords } from '../../i18n/findings'
import { problemText } from '../../i18n/problems'
import { words } from '../../i18n/words'

/** What a light bulb offers: edits by path, or where the text cannot be read, a change to the text. */
export type MarkFix = { readonly title: string } & (
  Pick<Fix, 'edits' | 'tools'> | { readonly change: TextChange }
)

/** Something to underline in a tool's text; offsets are in the raw text. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly severity: Severity
  readonly rule?: string
  readonly text: string
  readonly fix?: MarkFix | undefined
}

/**
 * What to underline: what keeps the text from being JSON, and while nothing does, the findings.
 * Findings of an older reading would point at the wrong places, so they wait.
 */
export function marksOf(
  reading: ToolReading,
  findings: readonly Finding[],
  lang: Lang,
): readonly Mark[] {
  const problems = tellingProblems(reading.problems).map((each) => problemMark(reading, each, lang))
  const { root, tool } = reading
  if (!root || !tool) return problems
  return [...problems, ...findings.map((finding) => findingMark(root, finding, lang))]
}

/** Behind the first thing that is no JSON a reader only guesses; what it guesses is left out. */
function tellingProblems(problems: readonly Problem[]): readonly Problem[] {
  const stopsReading = ({ code }: Problem) => code === 'syntax' || code === 'unclosed'
  const first = problems.find((each) => stopsReading(each) || each.code === 'look-alike')
  return problems.filter((each, i) => {
    const before = problems[i - 1]
    const isTwice = before?.code === each.code && before.at.start === each.at.start
    return each === first || (!stopsReading(each) && !isTwice)
  })
}

function findingMark(root: JsonNode, finding: Finding, lang: Lang): Mark {
  const why = words(lang, 'json.why', { why: ruleWords(finding.rule, lang).why })
  return {
    ...spotOf(root, finding),
    severity: finding.severity,
    rule: finding.rule,
    text: `${findingText(finding, lang)}\n${why}`,
    // Made when the menu asks for it, not with every underline.
    get fix() {
      return finding.fix && { ...finding.fix, title: fixText(finding, lang) }
    },
  }
}

/** The value itself where it is short; of an object or a list, the name it stands under. */
function spotOf(root: JsonNode, { path }: Finding): { start: number; end: number } {
  let known = path
  while (known.length && !getIn(root, known)) known = known.slice(0, -1)
  const value = getIn(root, known)
  const isContainer = value?.kind === 'object' || value?.kind === 'array'
  const spot = locate(root, known, isContainer ? 'key' : 'value')
  // An item of a list has no name, nor has the root: its opening bracket stands for it.
  const isWide = isContainer && spot.start === value.at?.start
  return isWide ? { start: spot.start, end: spot.start + 1 } : spot
}

function problemMark({ text }: ToolReading, problem: Problem, lang: Lang): Mark {
  const { start, end } = problem.at
  const fix = repairOf(text, problem, lang)
  return {
    // What is missing at the end of the text has no width of its own.
    start: start === end ? Math.max(0, start - 1) : start,
    end: Math.max(end, start),
    severity: problem.code === 'duplicate-key' ? 'warning' : 'error',
    text: problemText(problem, lang),
    ...(fix ? { fix } : {}),
  }
}

function repairOf(text: string, problem: Problem, lang: Lang): MarkFix | undefined {
  const { code, at, detail } = problem
  const instead = detail === undefined ? undefined : lookAlikes[detail]
  if (code === 'trailing-comma')
    return { title: words(lang, 'json.fixRemoveComma'), change: { ...at, insert: '' } }
  if (code === 'comment')
    return { title: words(lang, 'json.fixRemoveComment'), change: { ...at, insert: '' } }
  if (code !== 'look-alike' || instead === undefined) return undefined
  const change = { start: at.start, end: at.start + 1, insert: instead }
  if (text.slice(at.start, at.start + 1) !== detail) return undefined
  const title = words(lang, instead === ' ' ? 'json.fixPlainSpace' : 'json.fixReplace', { instead })
  return { title, change }
}
