import type { Finding, Severity } from '../../core/lint/finding'
import type { WordKey } from '../../i18n/words'
import type { IconName } from '../kit/icons'
import type { Tone } from '../kit/TextField'
import { worstOf } from './share-findings'

interface Sign {
  readonly icon: IconName
  readonly look: string
  readonly word: WordKey
}

/** How each severity is shown: icon, colour and word together. */
export const SIGNS: Readonly<Record<Severity, Sign>> = {
  error: { icon: 'octagon', look: 'error', word: 'form.error' },
  warning: { icon: 'triangle', look: 'warn', word: 'form.warning' },
  info: { icon: 'info', look: 'advice', word: 'form.advice' },
}

/** The colour of a field with these findings; advice does not colour it. */
export function toneOf(findings: readonly Finding[]): Tone {
  const worst = worstOf(findings)
  return worst === 'error' ? 'error' : worst === 'warning' ? 'warn' : undefined
}
