import '../../i18n/words/exchange'
import '../../i18n/words/imports'
import { useMemo } from 'react'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { useDocument } from '../../state/document'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { FoundTools } from './FoundTools'
import {
  asChosen,
  chosenOperations,
  type ChoicesBySource,
  choicesOf,
  type SourceChoices,
  takenTools,
} from './import-choices'
import type { ImportSource } from './import-source'
import { ImportHeading } from './ImportHeading'
import { ImportNotes } from './ImportNotes'
import { OperationList } from './OperationList'
import { ProblemList } from './ProblemList'
import { RepairList } from './RepairList'
import { sizeWords } from './size-words'
import type { ReadSource } from './use-import-reports'

interface ImportReportViewProps {
  readonly read: readonly ReadSource[]
  /** Sources still being read. */
  readonly unread: readonly ImportSource[]
  readonly choices: ChoicesBySource
  /** Absent where the import is done and nothing can be chosen any more. */
  readonly onChoices?: (source: ImportSource, choices: SourceChoices) => void
  /** The source that stands in a field, and how to go to a place there. */
  readonly inField?: {
    readonly source: ImportSource | undefined
    readonly goTo: (start: number, end: number) => void
  }
}

/** What was made of the texts: dialect, tools, problems, repairs, and what is not added. */
export function ImportReportView(props: ImportReportViewProps) {
  const { read, unread, choices } = props
  const t = useWords()
  const taken = useTakenNames(props.onChoices === undefined)
  return (
    <>
      <div role="status" className="import-says">
        {unread.map(({ key, text }) => (
          <p key={key} className="quiet">
            {t('exchange.working', { size: sizeWords(t, text.length) })}
          </p>
        ))}
        {read.map(({ source, report }) => (
          <ImportHeading key={source.key} report={report} name={source.name} />
        ))}
      </div>
      {read.map((each) => (
        <SourceReport
          key={each.source.key}
          of={each}
          taken={taken}
          own={choicesOf(choices, each.source)}
          {...props}
        />
      ))}
    </>
  )
}

interface SourceReportProps extends Pick<ImportReportViewProps, 'onChoices' | 'inField'> {
  readonly of: ReadSource
  readonly taken: ReadonlySet<string>
  readonly own: SourceChoices
}

function SourceReport({ of, taken, own, onChoices, inField }: SourceReportProps) {
  const t = useWords()
  const { source, report } = of
  const { reading, api } = report
  const change =
    onChoices && ((more: Partial<SourceChoices>) => onChoices(source, { ...own, ...more }))
  const chosen = useMemo(() => asChosen(report, own), [report, own])
  return (
    <section aria-label={source.name ?? t('exchange.pastedText')}>
      <ProblemList
        text={source.text}
        problems={report.problems}
        reading={reading}
        {...(inField?.source === source && { onGoTo: inField.goTo })}
      />
      {api && reading.tools.length > 0 && (
        <p className="translated">
          <Icon name="info" />
          <span>{t('imports.translated')}</span>
        </p>
      )}
      {api && change && api.operations.length > 0 && (
        <OperationList
          api={api}
          chosen={chosenOperations(report, own)}
          taken={taken}
          onChoose={(operations) => change({ operations })}
        />
      )}
      <RepairList
        repairs={chosen.repairs}
        diffs={report.diffs}
        answers={own.answers}
        onAnswers={change && ((answers) => change({ answers }))}
      />
      {(!api || !change) && (
        <FoundTools
          tools={takenTools(report, own)}
          dialect={reading.dialect}
          taken={taken}
          names={own.names}
          onNames={change && ((names) => change({ names }))}
        />
      )}
      <ImportNotes reading={chosen.reading} />
    </section>
  )
}

/** The names in the set; none once the tools of the import are among them. */
function useTakenNames(isDone: boolean): ReadonlySet<string> {
  const set = useDocument((state) => state.set)
  return useMemo(
    () => new Set(isDone ? [] : set.tools.map((each) => nameOf(readingOf(each).root))),
    [set, isDone],
  )
}
