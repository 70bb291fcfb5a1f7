import '../../i18n/words/exchange'
import '../../i18n/words/policy'
import '../../i18n/words/profiles'
import '../../i18n/words/targets'
import { Tabs } from '@base-ui/react/tabs'
import { useDeferredValue, useMemo } from 'react'
import { isHidden } from '../../core/authoring/set/export-marks'
import { useDocument } from '../../state/document'
import { exportChoice, scopeChosen, strictChosen, targetChosen } from '../targets/chosen-target'
import { type Chosen, chosenOf } from '../targets/target-list'
import { Icon } from '../kit/Icon'
import { useSignal } from '../kit/signal'
import { useWords } from '../kit/use-words'
import './export-pane.css'
import { ExportBar } from './ExportBar'
import { ExportFiles, useShownFile } from './ExportFiles'
import { ExportLosses } from './ExportLosses'
import { ExportModes } from './ExportModes'
import { ExportOffers } from './ExportOffers'
import { ExportProfile } from './ExportProfile'
import { ExportSetHint } from './ExportSetHint'
import { ExportTabs } from './ExportTabs'
import { PolicyNotes } from './PolicyNotes'
import { type Export, useExport } from './use-export'

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
          {shownChoice.isList && shown.writer.kind !== 'policy' && (
            <ExportProfile result={result} />
          )}
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
        leftOut={result.leftOut.length}
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
  const t = useWords()
  const isHiddenAlone = !isList && result.tools.some(({ tool }) => isHidden(tool))
  return (
    <>
      <Unreadable result={result} isList={isList} />
      {isHiddenAlone && shown.writer.kind !== 'policy' && (
        <p className="export-says">
          <Icon name="info" />
          {t('profiles.isHidden')}
        </p>
      )}
      {shown.writer.kind === 'policy' && <PolicyNotes tools={result.tools} />}
      {result.tools.length > 0 && shown.writer.kind !== 'policy' && (
        <ExportLosses
          outcome={result.outcome}
          tools={result.tools}
          dialect={name}
          isList={isList}
          {...(shown.isStrict ? { onWithoutStrict: () => strictChosen(false) } : {})}
        >
          <ExportOffers offers={result.outcome.offers} />
        </ExportLosses>
      )}
    </>
  )
}

/** Says that what is exported is not what stands in the text at the moment. */
function Unreadable({ result: { all, broken }, isList }: { result: Export; isList: boolean }) {
  const t = useWords()
  if (!broken) return all.length ? null : <p className="empty">{t('exchange.noTool')}</p>
  return (
    <p className="export-says">
      <Icon name="triangle" />
      {isList
        ? t('exchange.unreadableSome', { count: broken })
        : t(all.length ? 'exchange.unreadable' : 'exchange.unreadableNever')}
    </p>
  )
}
