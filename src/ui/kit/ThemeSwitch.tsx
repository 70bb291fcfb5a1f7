import type { WordKey } from '../../i18n/words'
import { type Theme, themeChosen, useView } from '../../state/view'
import { Icon } from './Icon'
import { useWords } from './use-words'

const themes: readonly { readonly id: Theme; readonly words: WordKey }[] = [
  { id: 'system', words: 'frame.themeSystem' },
  { id: 'light', words: 'frame.themeLight' },
  { id: 'dark', words: 'frame.themeDark' },
]

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const t = useWords()
  const theme = useView((state) => state.theme)
  const at = themes.findIndex((each) => each.id === theme)
  const label = `${t('frame.theme')}: ${t(themes[at]!.words)}`
  return (
    <button
      type="button"
      className="btn icon"
      aria-label={label}
      title={label}
      onClick={() => themeChosen(themes[(at + 1) % themes.length]!.id)}
    >
      <Icon name={theme === 'dark' ? 'moon' : theme === 'light' ? 'sun' : 'contrast'} />
    </button>
  )
}
