import '../../i18n/words/describing'
import type { JsonObject } from '../../core/json/node'
import { ANSWER_EXAMPLES } from '../../core/authoring/description/answer-examples'
import { toolKindOf } from '../../core/authoring/description/tool-kind'
import type { Lang } from '../../core/lint/rule'
import type { Answer } from '../../core/model/tool'
import { words } from '../../i18n/words'

/** A good answer to a question by the kind of the tool, as its empty field says it. */
export const exampleOf = (tool: JsonObject, answer: Answer, lang: Lang): string =>
  words(lang, 'describing.example', { text: ANSWER_EXAMPLES[toolKindOf(tool)][answer][lang] })
