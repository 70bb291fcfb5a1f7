import { monaco } from './monaco'

export const THEME = 'toolwright'

/** Which token colours which part of the editor. */
const COLOURS: Readonly<Record<string, string>> = {
  'editor.background': '--bg-chrome',
  'editor.foreground': '--text',
  'editorGutter.background': '--bg-chrome',
  'editorLineNumber.foreground': '--code-lineno',
  'editorLineNumber.activeForeground': '--text-2',
  'editorCursor.foreground': '--text',
  'editor.selectionBackground': '--accent-line',
  'editor.inactiveSelectionBackground': '--bg-selected',
  'editor.findMatchBackground': '--warn-line',
  'editor.findMatchHighlightBackground': '--warn-bg',
  'editorBracketMatch.background': '--bg-hover',
  'editorBracketMatch.border': '--line-strong',
  'editorBracketHighlight.foreground1': '--code-punct',
  'editorBracketHighlight.foreground2': '--code-punct',
  'editorBracketHighlight.foreground3': '--code-punct',
  'editorBracketHighlight.unexpectedBracket.foreground': '--error',
  'editorError.foreground': '--fill-error',
  'editorWarning.foreground': '--fill-warn',
  'editorInfo.foreground': '--text-3',
  'editorLightBulb.foreground': '--warn',
  'editorLightBulbAutoFix.foreground': '--warn',
  'editorWidget.background': '--bg-raised',
  'editorWidget.foreground': '--text',
  'editorWidget.border': '--line-strong',
  'editorHoverWidget.background': '--bg-raised',
  'editorHoverWidget.foreground': '--text',
  'editorHoverWidget.border': '--line-strong',
  'editorHoverWidget.statusBarBackground': '--bg-sunken',
  'editorSuggestWidget.background': '--bg-raised',
  'editorSuggestWidget.foreground': '--text',
  'editorSuggestWidget.border': '--line-strong',
  'editorSuggestWidget.selectedBackground': '--bg-selected',
  'editorSuggestWidget.selectedForeground': '--text',
  'editorSuggestWidget.highlightForeground': '--text-link',
  'editorSuggestWidget.focusHighlightForeground': '--text-link',
  'editorActionList.background': '--bg-raised',
  'editorActionList.foreground': '--text',
  'editorActionList.focusBackground': '--bg-selected',
  'editorActionList.focusForeground': '--text',
  'menu.background': '--bg-raised',
  'menu.foreground': '--text',
  'menu.selectionBackground': '--bg-selected',
  'menu.selectionForeground': '--text',
  'menu.separatorBackground': '--line',
  'menu.border': '--line-strong',
  'input.background': '--bg-field',
  'input.foreground': '--text',
  'input.border': '--line-field',
  focusBorder: '--focus-color',
  'textLink.foreground': '--text-link',
  'scrollbarSlider.background': '--line',
  'scrollbarSlider.hoverBackground': '--line-strong',
  'scrollbarSlider.activeBackground': '--n-400',
}

const RULES: readonly (readonly [token: string, colour: string])[] = [
  ['string.key.json', '--code-key'],
  ['string.value.json', '--code-string'],
  ['number.json', '--code-number'],
  ['keyword.json', '--code-number'],
  ['delimiter', '--code-punct'],
  ['comment', '--text-3'],
]

/** Gives Monaco our colours as they are now, and again each time the theme changes. */
export function followTheme(): () => void {
  define()
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', define)
  const chosen = new MutationObserver(define)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', define)
    chosen.disconnect()
  }
}

function define(): void {
  const probe = document.body.appendChild(document.createElement('span'))
  // A token is a light-dark() pair; only a property of an element tells which half counts.
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`
    return hex(getComputedStyle(probe).color)
  }
  monaco.editor.defineTheme(THEME, {
    base: isDark(colour('--bg-form')) ? 'vs-dark' : 'vs',
    inherit: true,
    rules: RULES.map(([token, name]) => ({ token, foreground: colour(name).slice(1) })),
    colors: Object.fromEntries(
      Object.entries(COLOURS).map(([part, token]) => [part, colour(token)]),
    ),
  })
  probe.remove()
}

function hex(computed: string): string {
  const [r = 0, g = 0, b = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number)
  return '#' + [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')
}

const isDark = (colour: string): boolean => parseInt(colour.slice(3, 5), 16) < 128
