import '../../../i18n/words/bench-runs'
import type { Lang } from '../../../core/lint/rule'
import type { HeldRun } from '../../../state/bench-runs'
import type { useWords } from '../../kit/use-words'

/** What a run is called in a list: when, which model, how many questions. */
export function runName(
  t: ReturnType<typeof useWords>,
  lang: Lang,
  { run, file, isRunning }: HeldRun,
): string {
  const date = dateText(lang, run.started)
  const { model, questions } = run
  const name = t('benchRuns.runOption', { date, model, questions: questions.length })
  if (isRunning) return t('benchRuns.runRunning', { run: name })
  return file === undefined ? name : t('benchRuns.runFile', { run: name, file })
}

/** A moment by the reader's clock; as it is written where it is none. */
export function dateText(lang: Lang, iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  const format = new Intl.DateTimeFormat(lang === 'zh' ? 'zh-Hans' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return format.format(date)
}
