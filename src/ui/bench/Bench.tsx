import { lazy, Suspense } from 'react'
import { useWords } from '../kit/use-words'

const Questions = lazy(() => import('./questions/Questions'))
const Overlap = lazy(() => import('./overlap/Overlap'))
const RunPart = lazy(() => import('./run/RunPart'))
const Results = lazy(() => import('./results/Results'))

/** The bench of the set: its questions, the words they share with the tools, runs and their results. */
export default function Bench() {
  const t = useWords()
  return (
    <Suspense fallback={<p className="empty">{t('frame.loading')}</p>}>
      <Questions />
      <Overlap />
      <RunPart />
      <Results />
    </Suspense>
  )
}
