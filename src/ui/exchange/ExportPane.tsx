import '../../i18n/words/exchange'
import { useDeferredValue, useMemo } from 'react'
import { print } from '../../core/json/print'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { setTitleOf } from '../../core/model/tool-set'
import { type DocumentState, readableRecord, useDocument } from '../../state/document'
import { CodeView } from '../kit/CodeView'
import { Icon } from '../kit/Icon'
import { signal, useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import { EXPORT_DIALECTS, type ExportDialect } from './export-dialects'
import { type ExportOutcome, exportOutcome, type ExportTool } from './export-outcome'
import './export-pane.css'
import { ExportBar } from './ExportBar'
import { ExportLosses } from './ExportLosses'
import { ExportSize } from './ExportSize'
import { fileNameOf } from './file-name'

interface ExportChoice {
  readonly dialect: ExportDialect
  readonly isList: boolean
}

/** Stays while other tabs are looked at. */
const choice = signal<ExportChoice>({ dialect: EXPORT_DIALECTS[0], isList: false })

/** The tool, or all of them, in a vendor's words: what is lost, and the exact JSON. */
export default function ExportPane() {
  const t = useWords()
  const chosen = useSignal(choice)
  const document = useDocument()
  // While keys are pressed or another dialect is chosen, the export may lag behind.
  const shown = useDeferredValue(chosen)
  const state = useDeferredValue(document)
  const result = useExport(state, shown)
  return (
    <div className="export">
      {/* It scrolls by itself, so the keyboard must reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="scroll" tabIndex={0} role="region" aria-label={t('frame.tabExport')}>
        <div className="dial" role="group" aria-label={t('exchange.dialects')}>
          {EXPORT_DIALECTS.map((each) => (
            <button
              key={each.id}
              type="button"
              aria-pressed={each.id === chosen.dialect.id}
              onClick={() => choice.set({ ...chosen, dialect: each })}
            >
              {each.short}
            </button>
          ))}
        </div>
        <Unreadable result={result} isList={shown.isList} />
        {result.tools.length > 0 && (
          <>
            <ExportLosses
              outcome={result.outcome}
              dialect={shown.dialect.short}
              isList={shown.isList}
            />
            <div className="bar">
              <b className="file-name">{result.fileName}</b>
              <span className="grow" />
              <ExportSize text={result.text} />
            </div>
            <CodeView node={result.outcome.wire} label={result.fileName} />
          </>
        )}
      </div>
      <ExportBar
        text={result.text}
        fileName={result.fileName}
        isList={chosen.isList}
        count={document.set.tools.length}
        // What is not shown yet is not copied.
        isWaiting={result.tools.length === 0 || shown !== chosen || state !== document}
        onScope={(isList) => choice.set({ ...chosen, isList })}
      />
    </div>
  )
}

interface Export {
  readonly tools: readonly ExportTool[]
  readonly outcome: ExportOutcome
  readonly text: string
  readonly fileName: string
  /** How many of the tools asked for have an error in their text. */
  readonly broken: number
}

function useExport(state: DocumentState, { dialect, isList }: ExportChoice): Export {
  const { tools, broken } = useMemo(() => {
    const records = state.set.tools.filter(({ id }) => isList || id === state.selected)
    return {
      broken: records.filter((record) => !readingOf(record).tool).length,
      tools: records.flatMap(({ id }): ExportTool[] => {
        const record = readableRecord(state, id)
        const tool = record && readingOf(record).tool
        return tool ? [{ id, tool }] : []
      }),
    }
  }, [state, isList])
  const outcome = useMemo(
    () => exportOutcome(tools, dialect.id, isList),
    [tools, dialect.id, isList],
  )
  const text = useMemo(() => print(outcome.wire) + '\n', [outcome])
  const fileName = isList
    ? fileNameOf(setTitleOf(state.set), 'tools', dialect.short.toLowerCase())
    : fileNameOf(nameOf(tools[0]?.tool), 'tool')
  return { tools, outcome, text, fileName, broken }
}

/** Says that what is exported is not what stands in the text at the moment. */
function Unreadable({ result: { tools, broken }, isList }: { result: Export; isList: boolean }) {
  const t = useWords()
  if (!broken) return tools.length ? null : <p className="empty">{t('exchange.noTool')}</p>
  return (
    <p className="export-says">
      <Icon name="triangle" />
      {isList
        ? t('exchange.unreadableSome', { count: broken })
        : t(tools.length ? 'exchange.unreadable' : 'exchange.unreadableNever')}
    </p>
  )
}
