import '../../i18n/words/exchange'
import type { WordKey, WordValues } from '../../i18n/words'

/** How many bytes a text is as UTF-8. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length

/** A size in bytes, in the unit that reads best. */
export function sizeWords(t: (key: WordKey, values?: WordValues) => string, bytes: number): string {
  if (bytes < 1000) return t('exchange.bytes', { count: bytes })
  if (bytes < 1_000_000) return t('exchange.kilobytes', { count: bytes / 1000 })
  return t('exchange.megabytes', { count: bytes / 1_000_000 })
}
