import { print } from '../json/print'
import { pointer } from '../json/pointer'
import type { PlaceReport, Trial } from './probe-tool'

/** Longer texts are cut. */
const LONGEST_SHOWN = 60

/**
 * What a wrong call holds at a place, on one line, with its name where that is not the place's own;
 * undefined where something was left out.
 */
export function wrongText({ at, value }: Trial, place: PlaceReport): string | undefined {
  if (!value) return undefined
  const name = at.at(-1)
  const isOwn = name === undefined || pointer(at) === pointer(place.at)
  const text = (isOwn ? '' : `${name}: `) + print(value, 0).replace(/\s+/g, ' ')
  const signs = [...text]
  return signs.length > LONGEST_SHOWN ? `${signs.slice(0, LONGEST_SHOWN).join('')}…` : text
}
