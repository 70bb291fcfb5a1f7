import { arr, bool, type JsonNode, num, str } from '../../json/node'

/**
 * What a text in an address or a form stands for. A number only where a client would send it back
 * with the same digits: codes with zeros in front, and ids too long for a double, are texts.
 */
export function textValue(text: string): JsonNode {
  if (text === 'true' || text === 'false') return bool(text === 'true')
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,12})?$/.test(text)) return num(text)
  return str(text)
}

/** The values given under one name: one, or a list where the name is repeated or says so. */
export function valuesNode(texts: readonly string[], isList: boolean): JsonNode {
  const values = texts.map(textValue)
  return values.length === 1 && !isList ? values[0]! : arr(values)
}
