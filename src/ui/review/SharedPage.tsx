import '../../i18n/words/review'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import type { LinkPlace } from '../../core/share/link-place'
import { useWords } from '../kit/use-words'
import { EntryCard } from './EntryCard'
import { PageTop } from './PageTop'
import { sharedSet } from './shared-set'
import { SharedHero } from './SharedHero'
import { TalkPartsContext } from './talk-parts'
import { ToolContents } from './ToolContents'
import { useCurrentTool } from './use-current-tool'
import { useEntryReports } from './use-entry-reports'
import { useGrowingCount } from './use-growing-count'
import { useTalkParts } from './use-talk-parts'

const SetFindings = lazy(() => import('./SetFindings'))

/** From here on, cards out of sight are not laid out. */
const MANY = 12

interface SharedPageProps {
  readonly setText: string
  readonly leftOut: readonly string[]
  /** The card that is gone to at first, by its place. */
  readonly openAt?: number | undefined
  /** Where the link leads, once the page can be reviewed. */
  readonly place?: LinkPlace | 'damaged' | undefined
  /** What leads back to where the reader came from. */
  readonly back?: ReactNode
  /** What can be done with all of it, in the bar. */
  readonly actions?: ReactNode
}

/** The reader's page of a shared set: who shared what, and every tool in plain words. */
export function SharedPage({ setText, leftOut, openAt, place, back, actions }: SharedPageProps) {
  const t = useWords()
  const list = useRef<HTMLDivElement>(null)
  const set = useMemo(() => sharedSet(setText), [setText])
  const reports = useEntryReports(set)
  const parts = useTalkParts(set)
  const count = useGrowingCount(set.entries.length)
  const [current, go] = useCurrentTool(list, count)
  const first = openAt ?? (typeof place === 'object' ? place.tool : undefined)
  // Once, when the page opens.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => (first === undefined || first >= set.entries.length ? undefined : go(first)), [])
  return (
    <TalkPartsContext value={parts}>
      <div className="page">
        <PageTop title={set.title || t('review.untitled')}>
          {back}
          {actions}
        </PageTop>
        <main>
          <SharedHero set={set} leftOut={leftOut} />
          <div className="wrap cols">
            <ToolContents set={set} reports={reports} current={current} onGo={go} />
            <div ref={list} className={set.entries.length > MANY ? 'cards many' : 'cards'}>
              {set.entries.slice(0, Math.max(count, current + 1)).map((entry, i) => (
                <EntryCard
                  key={i}
                  entry={entry}
                  index={i}
                  isCurrent={i === current}
                  report={entry.kind === 'object' ? reports?.byEntry.get(entry) : undefined}
                  asked={reports?.asked}
                />
              ))}
              <Suspense>{reports && <SetFindings asked={reports.asked} />}</Suspense>
            </div>
          </div>
        </main>
        {parts && place && <parts.GoToPlace place={place} isReady={reports !== undefined} />}
        {parts ? <parts.Bar asked={reports?.asked} /> : <div className="verdict" />}
      </div>
    </TalkPartsContext>
  )
}
