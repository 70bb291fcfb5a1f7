import '../../i18n/words/checklist'
import type { Severity } from '../../core/lint/finding'
import type { WordKey } from '../../i18n/words'
import type { IconName } from '../kit/icons'

interface Sign {
  readonly icon: IconName
  readonly look: string
  readonly word: WordKey
}

/** The sign, colour and word of a severity in this pane. */
export const SIGNS: Readonly<Record<Severity, Sign>> = {
  error: { icon: 'octagon', look: 'err', word: 'checklist.error' },
  warning: { icon: 'triangle', look: 'fail', word: 'checklist.warning' },
  info: { icon: 'info', look: 'person', word: 'checklist.info' },
}
