import { get, type JsonNode, stringOf } from '../json/node'

/** The chosen entries of a review and what answers them, in their order. */
export function withAnswers<T extends JsonNode>(
  entries: readonly T[],
  isChosen: (entry: T) => boolean,
): readonly T[] {
  const kept = new Set<T>()
  const ids = new Set<string>()
  const keep = (entry: T): void => {
    kept.add(entry)
    ids.add(stringOf(get(entry, 'id')) ?? '')
  }
  entries.filter(isChosen).forEach(keep)
  // An answer may stand before what it answers, and may itself be taken back.
  for (let before = -1; before !== kept.size;) {
    before = kept.size
    for (const entry of entries) {
      const to = stringOf(get(entry, 'to'))
      if (to !== undefined && ids.has(to) && !kept.has(entry)) keep(entry)
    }
  }
  return entries.filter((entry) => kept.has(entry))
}
