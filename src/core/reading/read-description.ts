import type { JsonNode } from '../json/node'
import { descriptionText } from '../model/description'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { ownNames } from './own-names'
import { readText, type TextReading } from './read-text'

/** The description's five answers; a string and five fields are read alike, as the text a model gets. */
export const readDescription = oncePer((tool: JsonNode): TextReading =>
  readText(descriptionText(tool), nameOf(tool), ownNames(tool)),
)
