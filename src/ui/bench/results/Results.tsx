import '../../../i18n/words/bench-results'
import '../../../i18n/words/bench-report'
import '../../../i18n/words/bench-runs'
import { useEffect } from 'react'
import { runsLoaded, useBenchRuns, useRunsOfSet } from '../../../state/bench-runs'
import { useDocument } from '../../../state/document'
import { useWords } from '../../kit/use-words'
import { benchPartAsked } from '../bench-part'
import { PeoplePart } from '../people/PeoplePart'
import { usePeople } from '../people/use-people'
import './bench-results.css'
import { OpenRun } from './OpenRun'
import { RunPicker } from './RunPicker'
import { RunResults } from './RunResults'

/** What came of asking: the runs of the set, kept or opened from a file, and one of them in full. */
export default function Results() {
  const t = useWords()
  const runs = useRunsOfSet()
  const wanted = useBenchRuns((state) => state.shown)
  const set = useDocument((state) => state.set)
  const people = usePeople()
  useEffect(() => {
    void runsLoaded()
  }, [set])
  const shown = runs.find(({ id }) => id === wanted) ?? runs[0]
  if (!shown)
    return (
      <div className="bench-results">
        <section className="bench-empty">
          <h3>{t('benchRuns.empty')}</h3>
          <p className="two">{t('benchRuns.emptyWhy')}</p>
          <button type="button" className="btn main" onClick={() => benchPartAsked('run')}>
            {t('benchRuns.toRun')}
          </button>
        </section>
        {people && <PeoplePart people={people} />}
        {/* The same one in both cases, so that it can tell what of a file was left out. */}
        <OpenRun key="open" />
      </div>
    )
  return (
    <div className="bench-results">
      <RunPicker runs={runs} shown={shown} />
      <RunResults key={shown.id} held={shown} runs={runs} />
      <OpenRun key="open" />
    </div>
  )
}
