import { useEffect, useState } from 'react'
import type { Severity } from '../../core/lint/finding'
import { readingOf } from '../../core/model/reading'
import { print } from '../../core/json/print'
import { useDocument } from '../../state/document'
import { powers } from '../../state/powers'
import { useReport } from '../../state/report'
import { sideTabChosen } from '../../state/view'
import { useWords } from '../kit/use-words'
import { Icon } from '../kit/Icon'

/** How the whole set is doing: how many tools, what they cost, what they get wrong together. */
export function SetHealth() {
  const t = useWords()
  const count = useDocument((state) => state.set.tools.length)
  const report = useReport()
  const tokens = useTokens()
  const countOf = (severity: Severity): number =>
    report?.set.findings.filter((finding) => finding.severity === severity).length ?? 0
  const errors = countOf('error')
  const warnings = countOf('warning')
  return (
    <section className="health" aria-label={t('frame.thisSet')}>
      <h2>{t('frame.thisSet')}</h2>
      <ul>
        <li>
          <span>{t('frame.toolCount')}</span>
          <span className="num">{count}</span>
        </li>
        {report?.set.score !== undefined && count > 1 && (
          <li>
            <span>{t('frame.setScore')}</span>
            <span className="num">{report.set.score}</span>
          </li>
        )}
        {tokens && (
          <li>
            <span>{t('frame.tokensPerRequest')}</span>
            <span className="num">
              {tokens.estimate
                ? t('frame.estimated', { count: tokens.count })
                : tokens.count.toLocaleString()}
            </span>
          </li>
        )}
        {errors + warnings > 0 && (
          <li>
            <button
              type="button"
              className={errors > 0 ? 'link sev error' : 'link sev warn'}
              onClick={() => sideTabChosen('checklist')}
            >
              <Icon name={errors > 0 ? 'octagon' : 'triangle'} small />
              {errors > 0
                ? t('frame.errorCount', { count: errors })
                : t('frame.warningCount', { count: warnings })}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

const ASK_AGAIN_MS = 4000

/** Tokens of all definitions, counted when typing rests. */
function useTokens(): { count: number; estimate: boolean } | undefined {
  const tools = useDocument((state) => state.set.tools)
  const [tokens, setTokens] = useState<{ count: number; estimate: boolean }>()
  useEffect(() => {
    let late = false
    let timer = setTimeout(ask, 600)
    function ask() {
      const texts = tools.map((record) => {
        const { tool } = readingOf(record)
        return tool ? print(tool, 0) : record.text
      })
      void powers()
        .countTokens(texts)
        .then(({ counts, estimate }) => {
          if (late) return
          setTokens({ count: counts.reduce((sum, n) => sum + n, 0), estimate })
          // An estimate is given while the counter is still being fetched.
          if (estimate) timer = setTimeout(ask, ASK_AGAIN_MS)
        })
    }
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [tools])
  return tokens
}
