import type { Lang } from '../../core/lint/rule'
import type { PlaceReport, Trial } from '../../core/probe/probe-tool'
import { probeText } from '../../i18n/probe-text'

const nameOf = (at: readonly (string | number)[]): string =>
  at.filter((step) => typeof step === 'string').join('.')

/** What a place of a call is called: the names that lead to it, and what of them it is. */
export function placeName({ is, at }: PlaceReport, lang: Lang): string {
  if (at.length === 0) return probeText(lang, 'whole')
  const name = nameOf(at)
  if (is === 'item' || is === 'place') return probeText(lang, 'item', { name })
  return is === 'entry' ? probeText(lang, 'entry', { name }) : name
}

/** The parameters that a trial is about. */
export function namesOfTrial({ at, touched }: Trial): readonly string[] {
  return touched.length > 0 ? touched.map(nameOf) : [nameOf(at)]
}
