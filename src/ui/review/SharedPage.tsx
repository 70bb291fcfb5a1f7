import '../../i18n/words/review'
import { useMemo, useRef } from 'react'
import { useWords } from '../kit/use-words'
import { EntryCard } from './EntryCard'
import { PageTop } from './PageTop'
import { SetFindings } from './SetFindings'
import { ShareActions } from './ShareActions'
import { sharedSet } from './shared-set'
import { SharedHero } from './SharedHero'
import { TalkPartsContext } from './talk-parts'
import { ToolContents } from './ToolContents'
import { useCurrentTool } from './use-current-tool'
import { useEntryReports } from './use-entry-reports'
import { useGrowingCount } from './use-growing-count'
import { useTalkParts } from './use-talk-parts'

/** From here on, cards out of sight are not laid out. */
const MANY = 12

interface SharedPageProps {
  readonly setText: string
  readonly leftOut: readonly string[]
}

/** The reader's page of a shared set: who shared what, and every tool in plain words. */
export function SharedPage({ setText, leftOut }: SharedPageProps) {
  const t = useWords()
  const list = useRef<HTMLDivElement>(null)
  const set = useMemo(() => sharedSet(setText), [setText])
  const reports = useEntryReports(set)
  const parts = useTalkParts(set)
  const count = useGrowingCount(set.entries.length)
  const [current, go] = useCurrentTool(list, count)
  return (
    <TalkPartsContext value={parts}>
      <div className="page">
        <PageTop title={set.title || t('review.untitled')}>
          <ShareActions setText={setText} title={set.title} />
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
              {reports && <SetFindings asked={reports.asked} />}
            </div>
          </div>
        </main>
        {parts ? <parts.Bar asked={reports?.asked} /> : <div className="verdict" />}
      </div>
    </TalkPartsContext>
  )
}
