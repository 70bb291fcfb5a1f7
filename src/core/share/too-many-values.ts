/**
 * More commas than this, and a text is not read: a small payload can hold millions of values, and
 * a tree of them would fill the memory. Real sets of 8 MiB have a fifth of it.
 */
const MOST_COMMAS = 1_000_000

/** Whether a JSON text would make too large a tree. Commas in strings count too: it is a bound. */
export function tooManyValues(text: string): boolean {
  let count = 0
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1))
    if (++count > MOST_COMMAS) return true
  return false
}
