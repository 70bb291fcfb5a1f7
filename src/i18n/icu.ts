import { IntlMessageFormat } from 'intl-messageformat'
import type { Lang } from '../core/lint/rule'

const locales: Record<Lang, string> = { en: 'en', zh: 'zh-Hans' }
const compiled = new Map<string, IntlMessageFormat>()

/** What was said before: a page says the same few counts again at every keystroke. */
const said = new Map<string, string>()
const MOST_SAID = 500

/** Fills an ICU message: plurals, numbers by locale. */
export function fillIcu(
  template: string,
  lang: Lang,
  values: Readonly<Record<string, string | number>> | undefined,
): string {
  const id = lang + template
  const given = Object.entries(values ?? {})
  const key = id + JSON.stringify(given)
  const before = given.length > 0 ? said.get(key) : undefined
  if (before !== undefined) return before
  let message = compiled.get(id)
  if (!message) {
    message = new IntlMessageFormat(template, locales[lang], undefined, { ignoreTag: true })
    compiled.set(id, message)
  }
  const text = String(message.format(values))
  if (said.size >= MOST_SAID) said.clear()
  said.set(key, text)
  return text
}
