import '../../../i18n/words/bench-runs'
import { useMemo } from 'react'
import type { Results } from '../../../core/bench/results/results'
import { writeRun } from '../../../core/bench/runs/run-file'
import { benchHtml, benchMarkdown } from '../../../i18n/bench-results-report'
import { powers } from '../../../state/powers'
import { useView } from '../../../state/view'
import { useCopy } from '../../exchange/use-copy'
import { useWords } from '../../kit/use-words'

/** The run as a file: to be opened again, to be read, to be shown around. No key can be in any. */
export function ExportRun({ results }: { results: Results }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [copy, stateOf] = useCopy()
  const { run } = results
  const name = (ending: string) =>
    `bench-${run.started.slice(0, 16).replace(/[^\d]+/g, '-')}${ending}`
  const markdown = useMemo(() => benchMarkdown(results, lang), [results, lang])
  const state = stateOf(markdown)
  const save = (ending: string, text: string, mime: string) =>
    powers().saveFile(name(ending), text, mime)
  return (
    <section>
      <h3>{t('benchRuns.export')}</h3>
      <div className="run-acts">
        <button
          type="button"
          className="btn line s"
          onClick={() => save('.json', writeRun(run), 'application/json')}
        >
          {t('benchRuns.saveJson')}
        </button>
        <button
          type="button"
          className="btn line s"
          onClick={() => save('.md', markdown, 'text/markdown')}
        >
          {t('benchRuns.saveMarkdown')}
        </button>
        <button
          type="button"
          className="btn line s"
          onClick={() => save('.html', benchHtml(results, lang), 'text/html')}
        >
          {t('benchRuns.saveHtml')}
        </button>
        <button type="button" className="btn line s" onClick={() => void copy(markdown)}>
          {t('benchRuns.copyMarkdown')}
        </button>
        <span role="status" className="two">
          {state === 'copied' && t('benchRuns.copied')}
          {state === 'failed' && t('benchRuns.copyFailed')}
        </span>
      </div>
      <p className="two">{t('benchRuns.noKey')}</p>
    </section>
  )
}
