import type { ContractEffect } from '../../core/model/contract'
import type { Effect } from '../../core/reading/effect'
import type { WordKey } from '../../i18n/words'
import type { IconName } from '../kit/icons'

/** What a call does to the world, as a sign and in words; the same ones everywhere. */
export const effectIcons: Record<Effect | ContractEffect, IconName> = {
  read: 'eye',
  'low-risk-write': 'pencil',
  write: 'pencil',
  destructive: 'octagon',
  unclear: 'info',
}

export const effectWords: Record<Effect | ContractEffect, WordKey> = {
  read: 'frame.effectRead',
  'low-risk-write': 'frame.effectWrite',
  write: 'frame.effectWrite',
  destructive: 'frame.effectDestructive',
  unclear: 'frame.effectUnclear',
}
