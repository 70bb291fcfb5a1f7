import { pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'
import { isFixUnmade } from '../../core/lint/late-fix'
import { isSameList } from '../../core/same-list'
import type { FindingsByPlace } from './share-findings'

/**
 * The findings of now, each the object it was before while it says the same: rules are asked again
 * at every key, and what answers the same need not be drawn again.
 */
export function steadyFindings(
  before: readonly Finding[],
  now: readonly Finding[],
): readonly Finding[] {
  const known = new Map<string, Finding[]>()
  for (const finding of before) {
    const key = keyOf(finding)
    known.set(key, [...(known.get(key) ?? []), finding])
  }
  const steady = now.map(
    (finding) => known.get(keyOf(finding))?.find((each) => isHeld(each, finding)) ?? finding,
  )
  return isSameList(before, steady) ? before : steady
}

/** A fix that nobody asked for was never shown: the finding of now takes its place, and none is made. */
const isHeld = (before: Finding, now: Finding): boolean =>
  !isFixUnmade(before) && saysSame(before, now)

/** The same for findings by place: a place where nothing changed keeps its list. */
export function steadyPlaces(before: FindingsByPlace, now: FindingsByPlace): FindingsByPlace {
  const steady = new Map<string, readonly Finding[]>()
  let isSame = before.size === now.size
  for (const [place, findings] of now) {
    const held = before.get(place)
    const isHeld = held !== undefined && isSameList(held, findings)
    isSame &&= isHeld
    steady.set(place, isHeld ? held : findings)
  }
  return isSame ? before : steady
}

const keyOf = (finding: Finding): string =>
  `${finding.rule} ${finding.message} ${pointer(finding.path)}`

/** Where something stood in the text says nothing about it. */
const PLACES: ReadonlySet<string> = new Set(['at', 'keyAt'])

/** Equal in all that they are made of, the nodes of their fixes included. */
function saysSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = (of: object): readonly string[] => Object.keys(of).filter((key) => !PLACES.has(key))
  const own = keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    own.length === keys(b).length &&
    own.every(
      (key) =>
        Object.hasOwn(b, key) && saysSame(a[key as keyof typeof a], b[key as keyof typeof b]),
    )
  )
}
