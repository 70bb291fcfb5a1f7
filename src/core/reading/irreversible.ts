import { descriptionText } from '../model/description'
import { oncePer } from '../once-per'
import type { JsonNode } from '../json/node'
import { IRREVERSIBLE_CUES, NOT_SO } from './words/irreversible-cues'

/** The words by which a description says that a call cannot be taken back. */
export const wordsOfNoReturn = oncePer((tool: JsonNode): string | undefined => {
  const text = descriptionText(tool)
  for (const cue of IRREVERSIBLE_CUES) {
    const hit = cue.exec(text)
    if (hit && !NOT_SO.test(text.slice(Math.max(0, hit.index - 24), hit.index))) return hit[0]
  }
  return undefined
})
