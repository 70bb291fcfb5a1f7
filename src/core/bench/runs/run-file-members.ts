import { get, type JsonNode, numberOf, stringOf } from '../../json/node'

/** Members of an object as what they have to be; undefined for what is missing or something else. */
export const textIn = (node: JsonNode | undefined, key: string): string | undefined =>
  stringOf(get(node, key))

export function numberIn(node: JsonNode | undefined, key: string): number | undefined {
  const number = numberOf(get(node, key))
  return number !== undefined && Number.isFinite(number) ? number : undefined
}

/** A whole number from 0 on. */
export function amountIn(node: JsonNode | undefined, key: string): number | undefined {
  const number = numberIn(node, key)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** One of a list of words. */
export function wordIn<W extends string>(
  node: JsonNode | undefined,
  key: string,
  words: readonly W[],
): W | undefined {
  const text = textIn(node, key)
  return words.find((word) => word === text)
}
