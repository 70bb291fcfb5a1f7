import type { JsonObject } from '../json/node'
import { fromPlain } from '../json/plain'
import type { Lang } from '../lint/rule'
import { oncePer } from '../once-per'
import type { Grade, Template } from './template'

const treeOf = oncePer((tool: object): JsonObject => fromPlain(tool) as JsonObject)

/** One version of a template as a tree; the same object every time, so that it is linted once. */
export const templateTool = (template: Template, lang: Lang, grade: Grade): JsonObject =>
  treeOf(template.tools[lang][grade])
