import type { JsonNode } from '../json/node'
import { descriptionText } from '../model/description'

const MOST = 90

/** A sentence for a message, without its stop, cut where it is long; without one, the start of the description. */
export function quoted(tool: JsonNode, sentence = descriptionText(tool).trim()): string {
  const line = sentence.replace(/\s+/g, ' ').replace(/[.。!！;；,，]$/, '')
  return line.length > MOST ? `${line.slice(0, MOST - 1)}…` : line
}
