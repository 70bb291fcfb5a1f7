/** What a reader wrote about a set stays in the browser under the set's hash, apart from all sets. */
const keyOf = (set: string): string => `toolwright.review.${set}`

/** What was kept about a set; undefined where nothing was, or the browser keeps nothing. */
export function keptReview(set: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(set)) ?? undefined
  } catch {
    return undefined
  }
}

/** False when the browser does not keep it. */
export function keepReview(set: string, text: string): boolean {
  try {
    localStorage.setItem(keyOf(set), text)
    return true
  } catch {
    return false
  }
}
