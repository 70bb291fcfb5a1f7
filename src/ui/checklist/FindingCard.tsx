import '../../i18n/words/checklist'
import { useMemo } from 'react'
import { applyEdits } from '../../core/json/edit'
import type { Finding } from '../../core/lint/finding'
import { ruleOf } from '../../core/lint/registry'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { fixText, ruleWords } from '../../i18n/findings'
import { toolEdited, toolSelected } from '../../state/document'
import { paneChosen, placeAsked, useView } from '../../state/view'
import { placeName } from '../exchange/place-of-loss'
import { useWords } from '../kit/use-words'
import { FixPreview } from './FixPreview'
import { ruleExample } from './rule-example'

interface FindingCardProps {
  readonly finding: Finding
  /** The tool it is about. */
  readonly record: ToolRecord | undefined
  readonly onApplied: (fix: string) => void
}

/** Why a finding matters, what it should look like, and what can be done about it here. */
export function FindingCard({ finding, record, onApplied }: FindingCardProps) {
  const t = useWords()
  const place = placeName(finding.path)
  const goTo = () => {
    if (record) toolSelected(record.id)
    paneChosen('form')
    placeAsked(finding.path, 'checklist')
  }
  return (
    <div className="card">
      <div>
        {place && <span className="quiet mono">{place}</span>}
        <Reasons rule={finding.rule} />
      </div>
      <div>
        {record && <SuggestedFix finding={finding} record={record} onApplied={onApplied} />}
        <div className="acts">
          <button type="button" className="btn s line" onClick={goTo}>
            {t('checklist.goToField')}
          </button>
        </div>
      </div>
    </div>
  )
}

function Reasons({ rule: id }: { rule: string }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const rule = ruleOf(id)
  const example = useMemo(() => rule && ruleExample(rule, lang), [rule, lang])
  const { summary, why, source, evidence } = ruleWords(id, lang)
  return (
    <>
      <h4>{summary}</h4>
      <dl className="dl">
        <dt>{t('checklist.why')}</dt>
        <dd>{why}</dd>
        {source && (
          <>
            <dt>{t('checklist.source')}</dt>
            <dd>
              <p>{source}</p>
              <p>{t('checklist.evidence', { evidence })}</p>
            </dd>
          </>
        )}
        {example && (
          <>
            <dt>{t('checklist.good')}</dt>
            <dd>{example.good}</dd>
            <dt>{t('checklist.bad')}</dt>
            <dd>{example.bad}</dd>
          </>
        )}
      </dl>
    </>
  )
}

interface SuggestedFixProps {
  readonly finding: Finding
  readonly record: ToolRecord
  readonly onApplied: (fix: string) => void
}

function SuggestedFix({ finding, record, onApplied }: SuggestedFixProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const { fix } = finding
  if (!fix) return null
  const edited = readingOf(record).tool && applyEdits(record.text, fix.edits)
  const title = fixText(finding, lang)
  const apply = () => {
    if (toolEdited(record.id, fix.edits) === undefined) onApplied(title)
  }
  return (
    <div className="suggested">
      <p className="lab">{t('checklist.suggested')}</p>
      <p className="two">{title}</p>
      {edited?.ok ? (
        <>
          <FixPreview before={record.text} after={edited.text} />
          <button type="button" className="btn s main" onClick={apply}>
            {t('checklist.apply')}
          </button>
        </>
      ) : (
        <p className="quiet">{t('checklist.cannotApply')}</p>
      )}
    </div>
  )
}
