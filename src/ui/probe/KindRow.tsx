import { useId, useRef } from 'react'
import type { Edit } from '../../core/json/edit'
import type { ToolRecord } from '../../core/model/tool-set'
import type { PlaceReport } from '../../core/probe/probe-tool'
import { wrongText } from '../../core/probe/wrong-text'
import { probeCode } from '../../i18n/probe-text'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import type { KindLine } from './kind-lines'
import { KindCard } from './KindCard'
import type { Done } from './ProbeReport'
import { STANDING_SIGNS } from './standing-signs'

interface KindRowProps {
  readonly record: ToolRecord
  readonly place: PlaceReport
  readonly line: KindLine
  readonly isOpen: boolean
  readonly canApply: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onApply: (edits: readonly Edit[], done: Done) => void
}

/** One kind of mistake at a place: icon, what was sent, and what became of it; it opens to a card. */
export function KindRow(props: KindRowProps) {
  const { record, place, line, isOpen, canApply, onOpen, onApply } = props
  const t = useWords()
  const lang = useView((state) => state.lang)
  const button = useRef<HTMLButtonElement>(null)
  const card = useId()
  const { icon, look, word } = STANDING_SIGNS[line.standing]
  const value = wrongText(line.lead, place)
  return (
    <li data-mistake={line.mistake}>
      <button
        ref={button}
        type="button"
        className={`ln ${look}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? card : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name={icon} />
        <span>
          <span className="probe-kind">{probeCode(lang, 'kind', line.mistake)}</span>{' '}
          {value !== undefined && (
            <span className="quiet mono" translate="no">
              {value}
            </span>
          )}
        </span>
        <span className="w">{t(word)}</span>
        <Icon name={isOpen ? 'up' : 'down'} small />
      </button>
      {isOpen && (
        <div id={card}>
          <KindCard
            record={record}
            place={place}
            line={line}
            canApply={canApply}
            onApply={(edits, done) => {
              onApply(edits, done)
              // The card closes; whoever works down the list goes on from its line.
              button.current?.focus()
            }}
          />
        </div>
      )}
    </li>
  )
}
