import type { JsonObject } from '../../json/node'
import { descriptionText } from '../../model/description'
import { nameOf } from '../../model/tool'
import { languageOf } from '../../reading/language'
import { TEMPLATES } from '../../templates/registry'
import { type Grade, GRADES } from '../../templates/template'
import { templateTool } from '../../templates/template-tool'
import type { ToolByHand } from '../matching/read-matches'

/** A poorer version of a set whose tools are those of templates. */
export interface TemplateVersion {
  readonly grade: Exclude<Grade, 'good'>
  readonly tools: readonly JsonObject[]
  /** What each of the document's tools is called in it, to be given to `matchArm`. */
  readonly byHand: ReadonlyMap<string, ToolByHand>
}

/**
 * The poorer versions of a set, where its tools are called like the good versions of templates; tools
 * that are not stay as they are. None where no tool is.
 */
export function templateVersions(document: readonly JsonObject[]): readonly TemplateVersion[] {
  const lang = languageOf(document.map(descriptionText).join('\n'))
  const templateOf = new Map(
    TEMPLATES.map((each) => [nameOf(templateTool(each, lang, 'good')), each]),
  )
  if (!document.some((tool) => templateOf.has(nameOf(tool)))) return []
  return GRADES.flatMap((grade): readonly TemplateVersion[] => {
    if (grade === 'good') return []
    const byHand = new Map<string, ToolByHand>()
    const tools = document.map((tool) => {
      const template = templateOf.get(nameOf(tool))
      if (!template) return tool
      const other = templateTool(template, lang, grade)
      byHand.set(nameOf(tool), { names: [nameOf(other)], parameters: new Map() })
      return other
    })
    return [{ grade, tools, byHand }]
  })
}
