import { lintTool, type ToolReport } from '../../core/lint/engine'
import type { JsonObject } from '../../core/json/node'
import type { Lang } from '../../core/lint/rule'
import { solvedRules } from '../../core/templates/solved'
import { type Grade, GRADES, type Template } from '../../core/templates/template'
import { templateTool } from '../../core/templates/template-tool'

/** One version of a template with what the scorer says to it. */
export interface Version {
  readonly grade: Grade
  readonly tool: JsonObject
  readonly report: ToolReport
  /** The version it is compared with; the poor one has none. */
  readonly than?: Grade
  /** Rules that are at rest here and were not in the version it is compared with. */
  readonly solved: readonly string[]
  /** Rules that were at rest in that version already, and not in the poor one. */
  readonly solvedBefore: readonly string[]
}

/** The poor, the middling and the good version, each compared with the one before. */
export function versionsOf(template: Template, lang: Lang): readonly Version[] {
  const tools = GRADES.map((grade) => templateTool(template, lang, grade))
  const reports = tools.map((tool) => lintTool(tool))
  const said = reports.map(({ findings }) => findings)
  return GRADES.map((grade, i) => {
    const than = GRADES[i - 1]
    const solved = than ? solvedRules(said[i - 1]!, said[i]!) : []
    const solvedBefore = solvedRules(said[0]!, said[i]!).filter((rule) => !solved.includes(rule))
    return {
      grade,
      tool: tools[i]!,
      report: reports[i]!,
      ...(than && { than }),
      solved,
      solvedBefore,
    }
  })
}
