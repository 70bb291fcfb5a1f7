import { useCallback, useSyncExternalStore } from 'react'
import { icuHasArrived, onIcuLoaded, type WordKey, type WordValues, words } from '../../i18n/words'
import { useView } from '../../state/view'

/** The interface's words in the chosen language: `const t = useWords(); t('frame.undo')`. */
export function useWords(): (key: WordKey, values?: WordValues) => string {
  const lang = useView((state) => state.lang)
  const hasIcu = useSyncExternalStore(onIcuLoaded, icuHasArrived, icuHasArrived)
  // A message with plurals reads anew when what fills it has arrived.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useCallback((key, values) => words(lang, key, values), [lang, hasIcu])
}
