import '../../i18n/words/exchange'
import { useWords } from '../kit/use-words'
import { Icon } from '../kit/Icon'
import { chosenReading } from './chosen-reading'
import { FoundTools } from './FoundTools'
import { labelOf, type TextReading } from './import-report'
import type { ImportSource } from './import-source'
import { ImportNotes } from './ImportNotes'
import { ProblemList } from './ProblemList'
import { RepairOffer } from './RepairOffer'
import { sizeWords } from './size-words'
import type { ReadSource } from './use-import-reports'

interface ImportReportViewProps {
  readonly read: readonly ReadSource[]
  /** Sources still being read. */
  readonly unread: readonly ImportSource[]
  readonly repair: boolean
  /** Absent where the import is done and nothing can be chosen any more. */
  readonly onRepair?: (repair: boolean) => void
}

/** What was made of the texts: dialect, tools, problems, repairs, and what is not added. */
export function ImportReportView({ read, unread, repair, onRepair }: ImportReportViewProps) {
  const t = useWords()
  return (
    <>
      <div role="status" className="import-says">
        {unread.map(({ key, text }) => (
          <p key={key} className="quiet">
            {t('exchange.working', { size: sizeWords(t, text.length) })}
          </p>
        ))}
        {read.map(({ source, report }) => (
          <Heading
            key={source.key}
            reading={chosenReading(report, repair)}
            {...(source.name !== undefined && { name: source.name })}
            {...(report.set && { setTitle: report.set.title })}
          />
        ))}
      </div>
      {read.map(({ source, report }) => {
        const reading = chosenReading(report, repair)
        return (
          <section key={source.key} aria-label={source.name ?? t('exchange.pastedText')}>
            <ProblemList text={source.text} problems={report.problems} reading={report.asIs} />
            {report.mended && (
              <RepairOffer mended={report.mended} repair={repair} {...(onRepair && { onRepair })} />
            )}
            <FoundTools tools={reading.tools} dialect={reading.dialect} isDone={!onRepair} />
            <ImportNotes reading={reading} />
          </section>
        )
      })}
    </>
  )
}

interface HeadingProps {
  readonly reading: TextReading
  readonly name?: string
  readonly setTitle?: string
}

function Heading({ reading, name, setTitle }: HeadingProps) {
  const t = useWords()
  const count = reading.tools.length
  const dialect = labelOf(reading.dialect ?? '') ?? t('exchange.mixed')
  if (setTitle !== undefined)
    return (
      <p className="detected">
        <Icon name="tick" />
        <b>{t('exchange.setFound', { title: setTitle || t('exchange.untitledSet') })}</b>
        <span className="quiet">{t('frame.toolCount') + ' ' + count}</span>
      </p>
    )
  if (count === 0)
    return (
      <p className="detected none">
        <Icon name="info" />
        <span>
          <b>{t('exchange.nothingFound')}</b> {t('exchange.nothingFoundDo')}
        </span>
      </p>
    )
  return (
    <p className="detected">
      <Icon name="tick" />
      <b>{t('exchange.detected', { dialect, count })}</b>
      {name !== undefined && <span className="quiet">{name}</span>}
    </p>
  )
}
