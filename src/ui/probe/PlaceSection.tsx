import '../../i18n/words/probing'
import { useRef } from 'react'
import type { Edit } from '../../core/json/edit'
import type { ToolRecord } from '../../core/model/tool-set'
import type { PlaceReport } from '../../core/probe/probe-tool'
import { shareStopped } from '../../core/probe/tally'
import { placeName } from '../../i18n/probe-place'
import { percentText } from '../../i18n/percent-text'
import { goToField } from '../../state/go-to-field'
import { useView } from '../../state/view'
import { useWords } from '../kit/use-words'
import type { KindLine } from './kind-lines'
import { KindRow } from './KindRow'
import type { Done } from './ProbeReport'

interface PlaceSectionProps {
  readonly record: ToolRecord
  readonly place: PlaceReport
  readonly lines: readonly KindLine[]
  /** The key of the line that is open. */
  readonly open: string | undefined
  readonly canApply: boolean
  readonly onOpen: (key: string | undefined) => void
  readonly onApply: (edits: readonly Edit[], done: Done) => void
}

/** The mistakes at one place: a parameter at any depth, or the call as a whole. */
export function PlaceSection(props: PlaceSectionProps) {
  const { record, place, lines, open, canApply, onOpen, onApply } = props
  const t = useWords()
  const lang = useView((state) => state.lang)
  const heading = useRef<HTMLHeadingElement>(null)
  const isWhole = place.at.length === 0
  const name = isWhole ? t('probing.whole') : placeName(place, lang)
  const share = shareStopped(place.tally)
  const { together } = place
  const goTo = () => {
    goToField(place.path)
  }
  const applyAll = () => {
    if (!together) return
    onApply(together.edits, { word: 'appliedAll', count: together.changes })
    heading.current?.focus()
  }
  return (
    <section className="cl probe-place" aria-label={name}>
      <div className="probe-place-head">
        <h4 ref={heading} tabIndex={-1} className={isWhole ? '' : 'mono'}>
          {name}
        </h4>
        {share !== undefined && (
          <span className="num quiet" title={t('probing.stoppedOf', counts(place))}>
            {percentText(share)}
            <span className="sr"> {t('probing.stoppedOf', counts(place))}</span>
          </span>
        )}
        <span className="grow" />
        {together && together.changes > 1 && (
          <button type="button" className="btn s" disabled={!canApply} onClick={applyAll}>
            {t('probing.applyAllHere', { count: together.changes })}
          </button>
        )}
        <button type="button" className="btn s" onClick={goTo}>
          {t(isWhole ? 'probing.addParameter' : 'probing.goToField')}
          {!isWhole && <span className="sr"> {name}</span>}
        </button>
      </div>
      <ul>
        {lines.map((line) => (
          <KindRow
            key={line.key}
            record={record}
            place={place}
            line={line}
            isOpen={open === line.key}
            canApply={canApply}
            onOpen={(isOpen) => onOpen(isOpen ? line.key : undefined)}
            onApply={onApply}
          />
        ))}
      </ul>
    </section>
  )
}

const counts = ({ tally: { stopped, through } }: PlaceReport) => ({
  stopped,
  decided: stopped + through,
})
