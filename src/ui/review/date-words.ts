import type { Lang } from '../../core/lint/rule'

/** A day as the reader's language writes it; what is not a day is left as the author wrote it. */
export function dateWords(date: string, lang: Lang): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(date) ?? []
  if (!year) return date
  const at = new Date(Number(year), Number(month) - 1, Number(day))
  if (at.getMonth() !== Number(month) - 1 || at.getDate() !== Number(day)) return date
  const locale = lang === 'zh' ? 'zh-Hans' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at)
}
