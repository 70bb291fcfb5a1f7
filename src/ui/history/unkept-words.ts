import '../../i18n/words/history'
import type { KeptSnapshot } from '../../core/history/snapshot-store'
import { LIMITS } from '../../core/history/which-to-drop'
import type { useWords } from '../kit/use-words'

/** Why a snapshot was not kept. */
export function unkeptWords(
  t: ReturnType<typeof useWords>,
  reason: Extract<KeptSnapshot, { ok: false }>['reason'],
): string {
  if (reason === 'too-many') return t('history.tooMany', { count: LIMITS.pinned })
  return t(reason === 'full' ? 'history.unkeptFull' : 'history.unkept')
}
