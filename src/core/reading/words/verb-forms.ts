/** A lower-case word and what it may be a form of: `lists` and `list`, `making`, `mak` and `make`, `copies` and `copy`. */
export function verbForms(word: string): readonly string[] {
  if (word.endsWith('ies')) return [word, word.slice(0, -3) + 'y', word.slice(0, -1)]
  if (word.endsWith('es')) return [word, word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s')) return [word, word.slice(0, -1)]
  if (word.endsWith('ing')) return [word, word.slice(0, -3), word.slice(0, -3) + 'e']
  return [word]
}
