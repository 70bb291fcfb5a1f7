/** Shorter than this, a key is a word like any other ("ollama"), and hiding it hides nothing. */
const LEAST_KEY = 8

/** This much of a key in one piece is taken for a part of it. */
const LEAST_PART = 6

const HIDDEN = '•••'

/** The text of an answer without the key, should it stand in it as it is or as an address or JSON writes it. */
export function keyOutOfAnswer(text: string, key: string): string {
  if (key.length < LEAST_KEY) return text
  let shown = text
  for (const spelling of spellings(key)) shown = shown.replaceAll(spelling, HIDDEN)
  return shown
}

/**
 * What a server said of a failure, without the key and without parts of it: servers name a refused
 * key by its beginning and its end with stars between. Any piece of six letters goes, and whatever
 * stands at stars.
 */
export function keyOutOfMessage(message: string, key: string): string {
  const shown = keyOutOfAnswer(message, key)
  if (key.length < LEAST_KEY) return shown
  return shown.replace(/[\w*•.…+/=-]{4,}/g, (word) => {
    const isMasked = /\*\*|••|…|\.\.\./.test(word) && word !== HIDDEN
    return isMasked || hasPart(word, key) ? HIDDEN : word
  })
}

function hasPart(word: string, key: string): boolean {
  for (let at = 0; at + LEAST_PART <= word.length; at++)
    if (key.includes(word.slice(at, at + LEAST_PART))) return true
  return false
}

const spellings = (key: string): readonly string[] => [
  ...new Set([key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]),
]

/** A key can stand in a header: letters, digits and signs of ASCII, without blanks. */
export const isReadableKey = (key: string): boolean => /^[\x21-\x7e]*$/.test(key)
