import '../../../i18n/words/bench-questions'
import { type Demonstration } from '../../../core/bench/demonstration/demonstration'
import { demonstrationSet } from '../../../core/bench/demonstration/demonstrations'
import type { Lang } from '../../../core/lint/rule'
import { words } from '../../../i18n/words'
import { powers } from '../../../state/powers'
import { toasted } from '../../kit/toast'

/** Opens a demonstration in a slot of its own; what is on screen stays under recent sets. */
export async function demonstrationOpened(one: Demonstration, lang: Lang): Promise<void> {
  const isOpen = await powers().openAsNewSet(demonstrationSet(one, lang))
  if (!isOpen) toasted({ text: words(lang, 'questions.demoFailed') })
}
