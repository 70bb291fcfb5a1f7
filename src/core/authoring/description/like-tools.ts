import type { JsonNode } from '../../json/node'
import { nameOf } from '../../model/tool'
import { nameWords, stem } from '../../reading/words/name-words'

/** The names of the other tools, those first whose names share most with this one's. */
export function likeTools(
  tool: JsonNode,
  others: readonly JsonNode[],
  most: number,
): readonly string[] {
  const own = new Set(nameWords(nameOf(tool)).map(stem))
  const shared = (name: string): number => {
    const words = nameWords(name).map(stem)
    return words.filter((word) => own.has(word)).length / Math.max(1, words.length)
  }
  const names = [...new Set(others.map(nameOf))].filter(
    (name) => name !== '' && name !== nameOf(tool),
  )
  return names
    .map((name) => ({ name, score: shared(name) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ name }) => name)
}
