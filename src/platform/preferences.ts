import type { Lang } from '../core/lint/rule'

export type Theme = 'system' | 'light' | 'dark'

/** What a person chose for this browser; absent members were never chosen. */
export interface Preferences {
  readonly theme?: Theme
  readonly lang?: Lang
  /** The name that a reviewer goes by. */
  readonly reviewer?: string
}

/** The page's own script reads the first two before the first paint. */
const KEYS = {
  theme: 'toolwright.theme',
  lang: 'toolwright.lang',
  reviewer: 'toolwright.reviewer',
} as const
const themes: readonly Theme[] = ['system', 'light', 'dark']
const langs: readonly Lang[] = ['en', 'zh']

export function readPreferences(): Preferences {
  try {
    return preferencesIn((key) => localStorage.getItem(key))
  } catch {
    return {}
  }
}

/** Keeps the given choices beside the others. False when the browser keeps nothing. */
export function savePreferences({ theme, lang, reviewer }: Preferences): boolean {
  try {
    if (theme) localStorage.setItem(KEYS.theme, theme)
    if (lang) localStorage.setItem(KEYS.lang, lang)
    if (reviewer) localStorage.setItem(KEYS.reviewer, reviewer)
    return true
  } catch {
    return false
  }
}

/** Preferences from what is stored under their keys; what is not understood was never chosen. */
export function preferencesIn(stored: (key: string) => string | null): Preferences {
  const theme = themes.find((each) => each === stored(KEYS.theme))
  const lang = langs.find((each) => each === stored(KEYS.lang))
  const reviewer = stored(KEYS.reviewer)?.trim()
  return { ...(theme && { theme }), ...(lang && { lang }), ...(reviewer && { reviewer }) }
}

/** The first of a browser's languages that we have; English when there is none. */
export function langOf(languages: readonly string[]): Lang {
  for (const language of languages) {
    const found = langs.find((each) => language.toLowerCase().split(/[-_]/)[0] === each)
    if (found) return found
  }
  return 'en'
}
