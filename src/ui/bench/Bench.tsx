import '../../i18n/words/bench'
import { Tabs } from '@base-ui/react/tabs'
import { type ComponentType, lazy, Suspense } from 'react'
import { benchWidened, useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useSignal } from '../kit/signal'
import { useWide } from '../kit/use-wide'
import { useWords } from '../kit/use-words'
import { BENCH_PARTS, type BenchPart, benchPart } from './bench-part'
import './bench.css'

const PARTS: Readonly<Record<BenchPart, ComponentType>> = {
  questions: lazy(() => import('./questions/Questions')),
  overlap: lazy(() => import('./overlap/Overlap')),
  run: lazy(() => import('./run/RunPart')),
  results: lazy(() => import('./results/Results')),
}

/** The bench of the set: its questions, the words they share with the tools, runs and their results. */
export default function Bench() {
  const t = useWords()
  const part = useSignal(benchPart)
  return (
    <Tabs.Root
      className="bench"
      value={part}
      onValueChange={(value: BenchPart) => benchPart.set(value)}
    >
      <div className="bench-parts">
        <Tabs.List className="seg" aria-label={t('bench.parts')} activateOnFocus>
          {BENCH_PARTS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`bench.part-${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Widen />
      </div>
      {BENCH_PARTS.map((each) => {
        const Part = PARTS[each]
        return (
          <Tabs.Panel key={each} className="scroll" value={each}>
            <Suspense fallback={<p className="empty">{t('frame.loading')}</p>}>
              <Part />
            </Suspense>
          </Tabs.Panel>
        )
      })}
    </Tabs.Root>
  )
}

/** Tables need room: the bench takes the form's place until something in the form is asked for. */
function Widen() {
  const t = useWords()
  const isWide = useView((state) => state.benchIsWide)
  // A narrow window shows one pane at a time anyway.
  if (!useWide()) return null
  return (
    <button
      type="button"
      className="btn icon s"
      aria-pressed={isWide}
      aria-label={t('bench.widen')}
      title={t(isWide ? 'bench.narrow' : 'bench.widen')}
      onClick={() => benchWidened(!isWide)}
    >
      <Icon name="widen" small />
    </button>
  )
}
