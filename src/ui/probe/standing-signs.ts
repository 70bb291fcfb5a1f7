import '../../i18n/words/probing'
import type { WordKey } from '../../i18n/words'
import type { IconName } from '../kit/icons'
import type { Standing } from './kind-lines'

interface Sign {
  readonly icon: IconName
  /** The class that colours icon and word. */
  readonly look: string
  readonly word: WordKey
}

/** Icon, colour and word of each standing: meaning survives without any one of them. */
export const STANDING_SIGNS: Readonly<Record<Standing, Sign>> = {
  through: { icon: 'triangle', look: 'fail', word: 'probing.through' },
  checked: { icon: 'code', look: 'person', word: 'probing.checked' },
  undecided: { icon: 'info', look: 'person', word: 'probing.undecided' },
  byFormat: { icon: 'tick', look: 'person', word: 'probing.byFormat' },
  stopped: { icon: 'tick', look: 'pass', word: 'probing.stopped' },
}
