import '../../i18n/words/checklist'
import { lineAnswer } from '../../core/lint/checklists/answer'
import { CHECKLISTS } from '../../core/lint/checklists/registry'
import type { Finding } from '../../core/lint/finding'
import { inTool } from '../../core/lint/late-fix'
import { readingOf } from '../../core/model/reading'
import { readableRecord, useDocument } from '../../state/document'
import type { StudioReport } from '../../state/report'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { ToolTightness } from '../probe/Tightness'
import { AsideList } from './AsideList'
import { useChecklistView } from '../../state/checklist-view'
import { CountBar } from './CountBar'
import { findingKey } from './FindingItems'
import { FindingSection } from './FindingSection'
import { LineCounts } from './LineCounts'
import { ListLines } from './ListLines'
import { OptionalRules } from './OptionalRules'
import { OrderBar } from './OrderBar'
import { PassedRules, passedRules } from './PassedRules'
import { ScoreSummary } from './ScoreSummary'
import { sortFindings } from './sort-findings'

/** How one tool stands: by the lines of a list, or by what was found. */
export function ToolChecklist({ id, report }: { id: string; report: StudioReport }) {
  const t = useWords()
  const own = useDocument(({ set }) => set.tools.find((tool) => tool.id === id))
  const record = useDocument((state) => readableRecord(state, id))
  const { arrangement, list } = useChecklistView()
  const ofTool = report.byTool.get(id)
  const tool = record && readingOf(record).tool
  if (!ofTool || !tool)
    return (
      <div className="scroll checklist">
        <p className="cl-note">{t('checklist.neverRead')}</p>
        <FindingsOfSet findings={report.set.findings} />
      </div>
    )
  const index = [...report.byTool.keys()].indexOf(id)
  const asked = { report: report.set, tools: report.tools, settings: report.settings, only: index }
  const isByList = arrangement === 'list'
  const inLines = new Set(
    isByList
      ? CHECKLISTS[list].lines.flatMap((line) => lineAnswer(line, asked).findings.map(findingKey))
      : [],
  )
  const isElsewhere = (finding: Finding) => !inLines.has(findingKey(finding))
  const others = ofTool.findings.map((finding) => inTool(finding, index)).filter(isElsewhere)
  const isJudged = ofTool.score !== undefined
  const passed = passedRules(ofTool, tool, report.settings)
  return (
    <>
      <div className="scroll checklist">
        <ScoreSummary
          score={ofTool.score}
          parts={ofTool.parts}
          isCapped={ofTool.isCapped}
          tool={tool}
        />
        <ToolTightness key={id} record={record} />
        {own !== record && <p className="cl-note">{t('checklist.unreadable')}</p>}
        <OrderBar />
        {!ofTool.findings.length && !inLines.size && (
          <p className="cl-note">
            <Icon name={isJudged ? 'tick' : 'todo'} />
            {t(isJudged ? 'checklist.nothing' : 'checklist.nothingYet')}
          </p>
        )}
        {isByList ? (
          <>
            <ListLines list={list} asked={asked} />
            {others.length > 0 && (
              <FindingSection title={t('checklist.others')} findings={others} />
            )}
          </>
        ) : (
          sortFindings(ofTool.findings, arrangement).map(({ title, findings }) => (
            <FindingSection key={title} title={t(title)} findings={findings} />
          ))
        )}
        <FindingsOfSet findings={report.set.findings.filter(isElsewhere)} />
        <AsideList report={report} only={index} />
        {isJudged && <PassedRules passed={passed} />}
        <OptionalRules report={report} />
      </div>
      {isByList ? (
        <LineCounts list={list} asked={asked} />
      ) : (
        <CountBar findings={ofTool.findings} {...(isJudged ? { passed: passed.length } : {})} />
      )}
    </>
  )
}

function FindingsOfSet({ findings }: { findings: readonly Finding[] }) {
  const t = useWords()
  if (!findings.length) return null
  return <FindingSection title={t('checklist.set')} findings={findings} namesTools />
}
