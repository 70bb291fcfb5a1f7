import '../../i18n/words/history'
import { isNothing, whatChanged } from '../../core/history/what-changed'
import type { SetMarks } from '../../core/history/snapshot'
import type { useWords } from '../kit/use-words'

type Translate = ReturnType<typeof useWords>

/** What became of a set between two moments, in a few words. */
export function changeWords(t: Translate, earlier: SetMarks, later: SetMarks): string {
  const what = whatChanged(earlier, later)
  if (isNothing(what)) return t('history.nothing')
  const counted = (['added', 'removed', 'changed'] as const).flatMap((key) =>
    what[key] > 0 ? [t(`history.${key}`, { count: what[key] })] : [],
  )
  return [
    ...counted,
    ...(what.isReordered ? [t('history.reordered')] : []),
    ...(what.isOwnChanged ? [t('history.own')] : []),
  ].join(t('history.comma'))
}
