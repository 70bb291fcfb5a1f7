import { lazy, Suspense, useState } from 'react'
import type { Finding } from '../../core/lint/finding'
import { useWords } from '../kit/use-words'

// The words of all rules are many, and the form is there before them.
const FindingLine = lazy(() => import('./FindingLine'))

/** So many are shown before the rest is asked for. */
const FIRST = 2

/** What was found about one field, beneath it. */
export function Findings({ id, findings }: { id?: string; findings: readonly Finding[] }) {
  const t = useWords()
  const [all, setAll] = useState(false)
  if (findings.length === 0) return null
  const shown = all ? findings : findings.slice(0, FIRST)
  return (
    <div id={id}>
      <Suspense>
        {shown.map((finding, i) => (
          <FindingLine key={`${finding.rule} ${finding.message} ${i}`} finding={finding} />
        ))}
      </Suspense>
      {shown.length < findings.length && (
        <button type="button" className="link more" onClick={() => setAll(true)}>
          {t('form.moreFindings', { count: findings.length - shown.length })}
        </button>
      )}
    </div>
  )
}
