import { type JsonNode, stringOf } from '../json/node'
import { print } from '../json/print'

/** A value as a change tells it: a text as it is, anything else as it is written; nothing as nothing. */
export const valueText = (node: JsonNode | undefined): string =>
  node ? (stringOf(node) ?? print(node, 0)) : ''
