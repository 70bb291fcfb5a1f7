import type { Lang } from '../core/lint/rule'
import type { Unknown } from '../core/probe/refusal'
import { filled } from './filled'
import { probe } from './words/probe'

type ProbeKey = keyof (typeof probe)['en']

const isKey = (key: string): key is ProbeKey => Object.hasOwn(probe.en, key)

/** The sentence for a key with its slots filled, where no plural is needed: for the command line. */
export function probeText(
  lang: Lang,
  key: ProbeKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return filled(probe[lang][key], values)
}

/** The words for a code of the core, such as a kind of mistake; the code itself where it has none. */
export function probeCode(
  lang: Lang,
  group: 'kind' | 'ask' | 'noSample',
  code: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const key = `${group}-${code}`
  return isKey(key) ? probeText(lang, key, values) : code
}

const UNSURE = {
  format: 'unsureFormat',
  pattern: 'unsurePattern',
  reference: 'unsureReference',
  size: 'unsureSize',
} as const

/** Why it cannot be told whether a schema stops a mistake. */
export const unsureText = (lang: Lang, why: Unknown, detail: string): string =>
  probeText(lang, UNSURE[why], { detail })
