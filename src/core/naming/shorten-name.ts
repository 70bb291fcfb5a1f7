/** Fewer letters of an end than this tell nothing. */
const LEAST_END = 8

/** Words that join others; a name does not end in one. */
const JOINS = /[_-](and|or|by|of|for|from|to|in|on|at|with|the|a)$/i

/**
 * A name cut to a length, in two ways that may be the same: its beginning, and its beginning with
 * its end, which tells names apart that begin alike. Both are cut between words where there are any,
 * and depend on nothing but the name.
 */
export function shortenings(name: string, most: number): readonly string[] {
  if (name.length <= most) return [name]
  const words = name.match(/[^_-]*?[a-z0-9](?=[A-Z])|[^_-]+[_-]*|[_-]+/g) ?? [name]
  const begin = beginning(words, most)
  const last = trimmed(words.at(-1)!)
  const end = words.length > 1 && last.length <= most / 2 ? last : trimmed(name.slice(-LEAST_END))
  const mark = /[_-]/.test(name) || words.length === 1 ? '_' : ''
  const room = most - end.length - mark.length
  if (room < 1) return [begin]
  const whole = words.slice(0, -1)
  const head = whole.length > 0 ? beginning(whole, room) : name.slice(0, room)
  return [...new Set([begin, `${head}${mark}${end}`])]
}

/** So many whole words as there is room for; letters of the first where it alone is too long. */
function beginning(words: readonly string[], most: number): string {
  let taken = ''
  for (const word of words) {
    if (trimmed(taken + word).length > most) break
    taken += word
  }
  let name = trimmed(taken === '' ? words.join('').slice(0, most) : taken)
  while (JOINS.test(name)) name = trimmed(name.replace(JOINS, ''))
  return name
}

const trimmed = (text: string): string => text.replace(/(?<=[^_-])[_-]+$/, '')
