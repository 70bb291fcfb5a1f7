import type { JsonNode } from './node'
import { printScalar } from './print'

/** A value as a message shows it: on one line, cut where it is long. */
export function shown(value: JsonNode, most = 40): string {
  const text = printScalar(value)
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
