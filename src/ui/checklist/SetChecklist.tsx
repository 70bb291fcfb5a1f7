import '../../i18n/words/checklist'
import { lineAnswer } from '../../core/lint/checklists/answer'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import type { StudioReport } from '../../state/report'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SetTightness } from '../probe/Tightness'
import { AsideList } from './AsideList'
import { useChecklistView } from '../../state/checklist-view'
import { CountBar } from './CountBar'
import { findingKey } from './FindingItems'
import { FindingSection } from './FindingSection'
import { LineCounts } from './LineCounts'
import { ListLines } from './ListLines'
import { OptionalRules } from './OptionalRules'
import { OrderBar } from './OrderBar'
import { ScoreSummary } from './ScoreSummary'
import { sortFindings } from './sort-findings'

/** How all tools together stand: by the lines of a list, or by what was found between them. */
export function SetChecklist({ report }: { report: StudioReport }) {
  const t = useWords()
  const { arrangement, list } = useChecklistView()
  const { set, tools, settings } = report
  const asked = { report: set, tools, settings }
  const isByList = arrangement === 'list'
  const inLines = new Set(
    isByList
      ? CHECKLISTS[list].lines.flatMap((line) => lineAnswer(line, asked).findings.map(findingKey))
      : [],
  )
  const between = set.findings.filter((finding) => !inLines.has(findingKey(finding)))
  return (
    <>
      <div className="scroll checklist">
        <ScoreSummary score={set.score} parts={set.parts} />
        <SetTightness />
        <OrderBar />
        {isByList && <ListLines list={list} asked={asked} />}
        {!isByList && !between.length && (
          <p className="cl-note">
            <Icon name="tick" />
            {t('checklist.nothingBetween')}
          </p>
        )}
        {isByList
          ? between.length > 0 && (
              <FindingSection title={t('checklist.set')} findings={between} namesTools />
            )
          : sortFindings(between, arrangement).map(({ title, findings }) => (
              <FindingSection key={title} title={t(title)} findings={findings} namesTools />
            ))}
        <AsideList report={report} />
        <OptionalRules report={report} />
      </div>
      {isByList ? <LineCounts list={list} asked={asked} /> : <CountBar findings={between} />}
    </>
  )
}
