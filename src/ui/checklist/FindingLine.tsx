import '../../i18n/words/checklist'
import { type MouseEvent, useId } from 'react'
import type { Finding } from '../../core/lint/finding'
import type { ToolRecord } from '../../core/model/tool-set'
import { findingText } from '../../i18n/findings'
import { toolSelected } from '../../state/document'
import { placeAsked, useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { FindingCard } from './FindingCard'
import { SIGNS } from './signs'

interface FindingLineProps {
  readonly finding: Finding
  readonly record: ToolRecord | undefined
  /** The tool's name, where the list is about several. */
  readonly toolName?: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onDone: (done: string) => void
}

/** One finding: icon, sentence and word; it opens to a card. */
export function FindingLine(props: FindingLineProps) {
  const { finding, record, toolName, isOpen, onOpen, onDone } = props
  const t = useWords()
  const lang = useView((state) => state.lang)
  const card = useId()
  const { icon, look, word } = SIGNS[finding.severity]
  const clicked = (event: MouseEvent) => {
    onOpen(!isOpen)
    // The pointer also goes to field and text; from the keyboard the focus stays, to read on.
    if (isOpen || event.detail === 0) return
    if (record) toolSelected(record.id)
    placeAsked(finding.path, 'checklist')
  }
  return (
    <li data-finding={finding.rule}>
      <button
        type="button"
        className={`ln ${look}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? card : undefined}
        onClick={clicked}
      >
        <Icon name={icon} />
        <span>
          {toolName !== undefined && <span className="quiet">{toolName} </span>}
          {findingText(finding, lang)}
        </span>
        <span className="w">{t(word)}</span>
        <Icon name={isOpen ? 'up' : 'down'} small />
      </button>
      {isOpen && (
        <div id={card}>
          <FindingCard finding={finding} record={record} onDone={onDone} />
        </div>
      )}
    </li>
  )
}
