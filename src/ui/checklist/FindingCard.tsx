import '../../i18n/words/checklist'
import { useState } from 'react'
import type { Finding } from '../../core/lint/finding'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import { goToField } from '../../state/go-to-field'
import { placeName } from '../../core/dialects/place-of-loss'
import { useWords } from '../kit/use-words'
import { AsideForm } from './AsideForm'
import { Reasons } from './Reasons'
import { SuggestedFix } from './SuggestedFix'

interface FindingCardProps {
  readonly finding: Finding
  /** The tool it is about. */
  readonly record: ToolRecord | undefined
  readonly onDone: (done: string) => void
}

/** Why a finding matters, what it should look like, and what can be done about it here. */
export function FindingCard({ finding, record, onDone }: FindingCardProps) {
  const t = useWords()
  const [isAsideAsked, setAsideAsked] = useState(false)
  const place = placeName(finding.path)
  const goTo = () => {
    goToField(finding.path, record?.id)
  }
  // A text with an error takes no entry.
  const takesAside = record !== undefined && readingOf(record).tool !== undefined
  return (
    <div className="card">
      <div>
        {place && <span className="quiet mono">{place}</span>}
        <Reasons rule={finding.rule} />
      </div>
      <div>
        {record && <SuggestedFix finding={finding} record={record} onDone={onDone} />}
        <div className="acts">
          <button type="button" className="btn s line" onClick={goTo}>
            {t('checklist.goToField')}
          </button>
          <span className="grow" />
          {takesAside && (
            <button
              type="button"
              className="btn s"
              aria-expanded={isAsideAsked}
              onClick={() => setAsideAsked(!isAsideAsked)}
            >
              {t('checklist.setAside')}
            </button>
          )}
        </div>
        {takesAside && isAsideAsked && (
          <AsideForm
            finding={finding}
            record={record}
            onDone={onDone}
            onCancel={() => setAsideAsked(false)}
          />
        )}
      </div>
    </div>
  )
}
