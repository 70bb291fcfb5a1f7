import '../../i18n/words/exchange'
import '../../i18n/words/policy'
import '../../i18n/words/targets'
import { Tabs } from '@base-ui/react/tabs'
import { useDeferredValue, useMemo } from 'react'
import { readingOf } from '../../core/model/reading'
import { nameOf } from '../../core/model/tool'
import { setTitleOf } from '../../core/model/tool-set'
import { type DocumentState, readableRecord, useDocument } from '../../state/document'
import {
  exportChoice,
  type ExportChoice,
  scopeChosen,
  strictChosen,
  targetChosen,
} from '../targets/chosen-target'
import { type Chosen, chosenOf } from '../targets/target-list'
import { Icon } from '../kit/Icon'
import { useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import {
  type ExportFile,
  type ExportOutcome,
  exportOutcome,
  type ExportTool,
} from './export-outcome'
import './export-pane.css'
import { ExportBar } from './ExportBar'
import { ExportFiles, useShownFile } from './ExportFiles'
import { ExportLosses } from './ExportLosses'
import { ExportModes } from './ExportModes'
import { ExportSetHint } from './ExportSetHint'
import { ExportTabs } from './ExportTabs'
import { PolicyNotes } from './PolicyNotes'
import { jsonFileName } from './file-name'

/** The tool, or all of them, as a target takes it: what is lost, and the exact JSON or code. */
export default function ExportPane() {
  const t = useWords()
  const choice = useSignal(exportChoice)
  const document = useDocument()
  // While keys are pressed or another target is chosen, the export may lag behind.
  const shownChoice = useDeferredValue(choice)
  const state = useDeferredValue(document)
  const chosen = useMemo(() => chosenOf(choice), [choice])
  const shown = useMemo(() => chosenOf(shownChoice), [shownChoice])
  const result = useExport(state, shownChoice, shown)
  const plain = shown.writer.kind === 'policy' ? t('policy.tab') : shown.target.name
  const name = shown.isStrict ? t('targets.strictName', { name: plain }) : plain
  const [file, setFile] = useShownFile(result.outcome.files)
  return (
    <div className="export">
      <Tabs.Root
        className="export-tabs"
        value={chosen.target.key}
        onValueChange={(key: string) => targetChosen(key)}
      >
        <ExportTabs choice={choice} />
        <Tabs.Panel className="scroll" value={chosen.target.key}>
          <ExportModes chosen={chosen} />
          <Result result={result} shown={shown} name={name} isList={shownChoice.isList} />
          {!shownChoice.isList && shown.writer.kind === 'json' && (
            <ExportSetHint state={state} writer={shown.writer} name={name} />
          )}
          {file && <ExportFiles files={result.outcome.files} file={file} onFile={setFile} />}
        </Tabs.Panel>
      </Tabs.Root>
      <ExportBar
        file={file}
        isList={choice.isList}
        count={document.set.tools.length}
        // What is not shown yet is not copied.
        isWaiting={shownChoice !== choice || state !== document}
        onScope={scopeChosen}
      />
    </div>
  )
}

interface ResultProps {
  readonly result: Export
  readonly shown: Chosen
  readonly name: string
  readonly isList: boolean
}

function Result({ result, shown, name, isList }: ResultProps) {
  return (
    <>
      <Unreadable result={result} isList={isList} />
      {shown.writer.kind === 'policy' && <PolicyNotes tools={result.tools} />}
      {result.tools.length > 0 && shown.writer.kind !== 'policy' && (
        <ExportLosses
          outcome={result.outcome}
          tools={result.tools}
          dialect={name}
          isList={isList}
          {...(shown.isStrict ? { onWithoutStrict: () => strictChosen(false) } : {})}
        />
      )}
    </>
  )
}

interface Export {
  readonly tools: readonly ExportTool[]
  readonly outcome: ExportOutcome
  /** How many of the tools asked for have an error in their text. */
  readonly broken: number
}

const NO_FILES: readonly ExportFile[] = []

function useExport(state: DocumentState, { isList }: ExportChoice, chosen: Chosen): Export {
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
  const title = setTitleOf(state.set)
  const outcome = useMemo(() => {
    const { target, writer, isStrict } = chosen
    const fileName = isList
      ? jsonFileName(title, 'tools', target.name, isStrict)
      : jsonFileName(nameOf(tools[0]?.tool), 'tool')
    const all = exportOutcome(tools, writer, { isList, fileName, title })
    return tools.length > 0 ? all : { ...all, files: NO_FILES }
  }, [tools, chosen, isList, title])
  return { tools, outcome, broken }
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
