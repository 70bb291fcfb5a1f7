import type { Effect } from '../../core/reading/effect'
import type { WordKey } from '../../i18n/words'
import type { IconName } from '../kit/icons'

/** What a call does to the world, as a sign and in words; the same ones everywhere. */
export const effectIcons: Record<Effect, IconName> = {
  read: 'eye',
  write: 'pencil',
  destructive: 'octagon',
  unclear: 'info',
}

export const effectWords: Record<Effect, WordKey> = {
  read: 'frame.effectRead',
  write: 'frame.effectWrite',
  destructive: 'frame.effectDestructive',
  unclear: 'frame.effectUnclear',
}
