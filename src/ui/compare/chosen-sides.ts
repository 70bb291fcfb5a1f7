import { readVersions, type Version, versionOf } from '../../core/diff/version'
import type { LinkProblem } from '../../core/share/decode-link'
import type { GivenVersion } from './compare-request'

export interface NamedSide {
  readonly name: string
  readonly version: Version
}

export type ChosenSides =
  | {
      readonly ok: true
      readonly before: NamedSide
      readonly after: NamedSide
      /** Whether the later one is the set on screen, not the second version of a link. */
      readonly isWithNow: boolean
    }
  | { readonly ok: false; readonly problem: LinkProblem | 'no-tool' }

/**
 * The two versions that a chosen one makes: it and the set on screen, which is taken for the later one,
 * or the two of a link that carries both.
 */
export function chosenSides(given: GivenVersion, now: GivenVersion): ChosenSides {
  const read = readVersions(given.text)
  if (!read.ok) return { ok: false, problem: read.problem }
  const [first, second] = read.versions
  // A set without tools can be compared: all of them came since.
  if (first.tools.length === 0 && !first.envelope) return { ok: false, problem: 'no-tool' }
  return {
    ok: true,
    before: { name: given.name, version: first },
    after: second
      ? { name: given.name, version: second }
      : { name: now.name, version: versionOf(now.text) },
    isWithNow: second === undefined,
  }
}
