import '../../i18n/words/history'
import type { SnapshotEntry } from '../../core/history/snapshot'
import type { Lang } from '../../core/lint/rule'
import type { useWords } from '../kit/use-words'

/** When a snapshot was taken, to the minute; the year where it is another one. */
export function momentWords(taken: number, lang: Lang): string {
  const isThisYear = new Date(taken).getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(lang === 'zh' ? 'zh-Hans' : 'en-GB', {
    ...(isThisYear ? {} : { year: 'numeric' as const }),
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(taken)
}

/** What a snapshot is called: by its name, else by what it was taken before. */
export const snapshotName = (
  t: ReturnType<typeof useWords>,
  { name, why }: Pick<SnapshotEntry, 'name' | 'why'>,
): string => name ?? t(`history.${why}`)
