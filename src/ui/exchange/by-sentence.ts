/** What is said of several is said once: each sentence with all that it is said of, in their order. */
export function bySentence<T>(
  items: readonly T[],
  sentenceOf: (item: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const sentence = sentenceOf(item)
    const group = groups.get(sentence)
    if (group) group.push(item)
    else groups.set(sentence, [item])
  }
  return [...groups]
}
