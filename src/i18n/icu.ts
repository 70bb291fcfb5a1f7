import { IntlMessageFormat } from 'intl-messageformat'
import type { Lang } from '../core/lint/rule'

const locales: Record<Lang, string> = { en: 'en', zh: 'zh-Hans' }
const compiled = new Map<string, IntlMessageFormat>()

/** Fills an ICU message: plurals, numbers by locale. */
export function fillIcu(
  template: string,
  lang: Lang,
  values: Readonly<Record<string, string | number>> | undefined,
): string {
  const id = lang + template
  let message = compiled.get(id)
  if (!message) {
    message = new IntlMessageFormat(template, locales[lang], undefined, { ignoreTag: true })
    compiled.set(id, message)
  }
  return String(message.format(values))
}
