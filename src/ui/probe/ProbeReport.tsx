import '../../i18n/words/probing'
import { useState } from 'react'
import type { Edit } from '../../core/json/edit'
import { readingOf } from '../../core/model/reading'
import type { ToolRecord } from '../../core/model/tool-set'
import type { ToolProbe } from '../../core/probe/probe-tool'
import { shareStopped } from '../../core/probe/tally'
import { percentText } from '../../i18n/percent-text'
import { fixApplied } from '../../state/apply-fix'
import { Segments } from '../kit/Segments'
import { useWords } from '../kit/use-words'
import { isOpen, placeLines } from './kind-lines'
import { PlaceSection } from './PlaceSection'
import { ProbeNotes } from './ProbeNotes'
import { ProbeSummary } from './ProbeSummary'
import { changeMadeHere } from './use-tool-probe'

type Shown = 'open' | 'all'

/** What was just done, to be told with the share that came of it. */
export interface Done {
  readonly word: 'appliedOne' | 'appliedAll' | 'addedCheck'
  readonly count: number
}

interface ProbeReportProps {
  readonly record: ToolRecord
  readonly probe: ToolProbe
  /** The probe is about the tool as it is. */
  readonly isCurrent: boolean
  /** The text has no error, so that changes can be made. */
  readonly isWhole: boolean
}

/** The shares, then place by place which mistakes get through and what would stop them. */
export function ProbeReport({ record, probe, isCurrent, isWhole }: ProbeReportProps) {
  const t = useWords()
  const [shown, setShown] = useState<Shown>('open')
  // A line whose mistake was just stopped stays in its place until the list is asked for anew.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string>()
  const [done, setDone] = useState<Done>()
  const places = placeLines(readingOf(record).tool!, probe.places)
  const lines = places.flatMap((each) => each.lines)
  const listed = places
    .map((each) => ({
      ...each,
      lines: each.lines.filter((line) => shown === 'all' || isOpen(line) || kept.has(line.key)),
    }))
    .filter((each) => each.lines.length > 0)
  const share = percentText(shareStopped(probe.tally) ?? 0)
  const choose = (next: Shown) => {
    setShown(next)
    setKept(new Set())
  }
  /** One step to undo; what is on screen stays where it is. */
  const apply = (edits: readonly Edit[], what: Done) => {
    changeMadeHere()
    if (fixApplied(record.id, { edits }) !== undefined) return
    setKept(new Set([...kept, ...listed.flatMap((each) => each.lines.map(({ key }) => key))]))
    setOpen(undefined)
    setDone(what)
  }
  return (
    <>
      <ProbeSummary probe={probe} {...(isWhole && isCurrent ? { onApply: apply } : {})} />
      <div className="bar probe-filter">
        <Segments
          label={t('probing.filter')}
          value={shown}
          segments={[
            {
              value: 'open',
              label: t('probing.filterThrough', { count: lines.filter(isOpen).length }),
            },
            { value: 'all', label: t('probing.filterAll', { count: lines.length }) },
          ]}
          onChoose={choose}
        />
      </div>
      {listed.length === 0 && <p className="cl-note">{t('probing.nothingThrough')}</p>}
      {listed.map((each) => (
        <PlaceSection
          key={each.key}
          record={record}
          place={each.place}
          lines={each.lines}
          open={open}
          canApply={isWhole && isCurrent}
          onOpen={setOpen}
          onApply={apply}
        />
      ))}
      <ProbeNotes probe={probe} />
      <span className="sr" role="status">
        {done && isCurrent ? t(`probing.${done.word}`, { share, count: done.count }) : ''}
      </span>
    </>
  )
}
