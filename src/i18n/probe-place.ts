import type { Lang } from '../core/lint/rule'
import type { PlaceReport } from '../core/probe/probe-tool'
import { namesTo } from '../core/probe/trial-names'
import { probeText } from './probe-text'

/** What a place of a call is called: the names that lead to it, and what of them it is. */
export function placeName({ is, at }: PlaceReport, lang: Lang): string {
  if (at.length === 0) return probeText(lang, 'whole')
  const name = namesTo(at)
  if (is === 'item' || is === 'place') return probeText(lang, 'item', { name })
  return is === 'entry' ? probeText(lang, 'entry', { name }) : name
}
