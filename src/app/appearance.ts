import { readPreferences, savePreferences } from '../platform/preferences'
import { languageChosen, type Theme, themeChosen, useView, type ViewState } from '../state/view'

/** Takes language and colours over from the page (set before the first paint) and keeps both in step. */
export function startAppearance(): void {
  languageChosen(document.documentElement.dataset['lang'] === 'zh' ? 'zh' : 'en')
  themeChosen(readPreferences().theme ?? 'system')
  useView.subscribe((now, before) => {
    if (now.lang !== before.lang) showLanguage(now.lang)
    if (now.theme !== before.theme) showTheme(now.theme)
  })
}

function showLanguage(lang: ViewState['lang']): void {
  const root = document.documentElement
  root.dataset['lang'] = lang
  root.lang = lang === 'zh' ? 'zh-Hans' : 'en'
  savePreferences({ lang })
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  savePreferences({ theme })
}
