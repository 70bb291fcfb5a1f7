import { lazy, Suspense, useEffect, useState } from 'react'
import { afterPaint } from '../../state/after-paint'
import { useWords } from '../kit/use-words'

const SideTabs = lazy(() => import('./SideTabs'))

/** JSON, checklist and export; fetched only when the form has been painted and the page rests. */
export function SidePane() {
  const t = useWords()
  const [due, setDue] = useState(false)
  useEffect(() => afterPaint(() => setDue(true)), [])
  const loading = <p className="empty">{t('frame.loading')}</p>
  return (
    <aside className="side" aria-label={t('frame.sidePane')}>
      {due ? (
        <Suspense fallback={loading}>
          <SideTabs />
        </Suspense>
      ) : (
        loading
      )}
    </aside>
  )
}
