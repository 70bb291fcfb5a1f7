import { Tabs } from '@base-ui/react/tabs'
import { lazy, Suspense } from 'react'
import { useDocument } from '../../state/document'
import { type StudioReport, useFromReport } from '../../state/report'
import { mayHaveReview } from '../../state/may-have-review'
import { type SideTab, sideTabChosen, useView } from '../../state/view'
import { useWords } from '../kit/use-words'

const JsonPane = lazy(() => import('../json/JsonPane'))
const Checklist = lazy(() => import('../checklist/Checklist'))
const ExportPane = lazy(() => import('../exchange/ExportPane'))
const TryPane = lazy(() => import('../try-call/TryPane'))
const Bench = lazy(() => import('../bench/Bench'))
const ReviewPane = lazy(() => import('../review-notes/ReviewPane'))

export default function SideTabs() {
  const t = useWords()
  const tab = useView((state) => state.sideTab)
  const selected = useDocument((state) => state.selected)
  const count = useFromReport((report) => countOf(report, selected))
  // A set that nobody reviewed needs no room for it.
  const hasReview = useDocument(({ set }) => mayHaveReview(set)) || tab === 'review'
  const loading = <p className="empty">{t('frame.loading')}</p>
  return (
    <Tabs.Root
      className="side-tabs"
      value={tab}
      onValueChange={(value: SideTab) => sideTabChosen(value)}
    >
      <Tabs.List className="tabs" aria-label={t('frame.sidePane')} activateOnFocus>
        <Tabs.Tab value="json">{t('frame.tabJson')}</Tabs.Tab>
        <Tabs.Tab value="checklist">
          {t('frame.tabChecklist')}
          {count > 0 && <span className="count">{count}</span>}
        </Tabs.Tab>
        <Tabs.Tab value="export">{t('frame.tabExport')}</Tabs.Tab>
        <Tabs.Tab value="try">{t('frame.tabTry')}</Tabs.Tab>
        <Tabs.Tab value="bench">{t('frame.tabBench')}</Tabs.Tab>
        {hasReview && <Tabs.Tab value="review">{t('frame.tabReview')}</Tabs.Tab>}
      </Tabs.List>
      {/* The editor stays alive behind the other tabs: it is slow to build and holds the caret. */}
      <Tabs.Panel value="json" className="side-panel" keepMounted>
        <Suspense fallback={loading}>{selected && <JsonPane />}</Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="checklist" className="side-panel">
        <Suspense fallback={loading}>
          <Checklist />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="export" className="side-panel">
        <Suspense fallback={loading}>
          <ExportPane />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="try" className="side-panel">
        <Suspense fallback={loading}>
          <TryPane />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="bench" className="side-panel">
        <Suspense fallback={loading}>
          <Bench />
        </Suspense>
      </Tabs.Panel>
      {hasReview && (
        <Tabs.Panel value="review" className="side-panel">
          <Suspense fallback={loading}>
            <ReviewPane />
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs.Root>
  )
}

/** How many findings of a tool are more than a note. */
function countOf(report: StudioReport | undefined, id: string): number {
  const findings = report?.byTool.get(id)?.findings ?? []
  return findings.filter((finding) => finding.severity !== 'info').length
}
