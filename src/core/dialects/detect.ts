import type { JsonObject } from '../json/node'
import { oncePer } from '../once-per'
import type { Dialect } from './dialect'
import { dialectById, DIALECTS } from './registry'

/** What `dialect` says of a text whose tools are in more than one. */
export const MIXED = 'mixed'

interface Best {
  readonly dialect: Dialect
  readonly sureness: number
}

/**
 * The dialect surest of an item, and how sure it is; none when no dialect has such a shape. The
 * search for tools asks it of every object, and the reading once more of those it found.
 */
export const dialectOf = oncePer((item: JsonObject): Best | undefined => {
  let best: Best | undefined
  for (const dialect of DIALECTS) {
    const sureness = dialect.accepts(item)
    if (sureness > (best?.sureness ?? 0)) best = { dialect, sureness }
    // Of those that are surest the first counts.
    if (sureness === 3) break
  }
  return best
})

/** The dialect of an item in a list that may say its own: the list's, or a surer one of its family. */
export function dialectIn(item: JsonObject, hint: string | undefined): Dialect | undefined {
  const best = dialectOf(item)
  const hinted = hint === undefined ? undefined : dialectById(hint)
  const isSurer = best?.sureness === 3 && best.dialect.family === hinted?.family
  return hinted && !isSurer ? hinted : best?.dialect
}

/** How surely an object is a tool of any dialect. */
export const surenessOf = (item: JsonObject): number => dialectOf(item)?.sureness ?? 0

/** The one id for several: theirs when they agree, `mixed` when not, none when there are none. */
export function commonId(ids: readonly string[]): string | undefined {
  const [first] = ids
  return ids.every((id) => id === first) ? first : MIXED
}
