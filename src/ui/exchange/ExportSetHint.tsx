import '../../i18n/words/targets'
import { useEffect, useState } from 'react'
import { isHidden } from '../../core/authoring/set/export-marks'
import { lossSentence } from '../../i18n/losses'
import type { DocumentState } from '../../state/document'
import { readableTools } from '../../state/readable-tools'
import { useView } from '../../state/view'
import { scopeChosen } from '../targets/chosen-target'
import type { Writer } from '../targets/target'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { whenIdle } from '../kit/when-idle'
import { type SetFault, setErrorsOf } from './export-outcome'

/** The whole set is looked at when typing has rested so long. */
const REST_MS = 500

/** A set of more tools than `tools` is looked at less eagerly, since all of them are written. */
const LARGE = { tools: 100, restMs: 2500 }

interface ExportSetHintProps {
  readonly state: DocumentState
  readonly writer: Writer
  readonly name: string
}

/** Where one tool is shown: that the vendor would refuse it together with the others. */
export function ExportSetHint({ state, writer, name }: ExportSetHintProps) {
  const t = useWords()
  const lang = useView((view) => view.lang)
  const { faults, count } = useSetFaults(state, writer)
  if (faults.length === 0) return null
  const sentences = [...new Set(faults.map(({ loss }) => lossSentence(lang, loss)))]
  return (
    <div className="loss set-hint">
      <h3>
        <Icon name="triangle" />
        {t('targets.setTogether', { count, target: name })}
      </h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button type="button" className="link" onClick={() => scopeChosen(true)}>
        {t('targets.showAll')}
      </button>
    </div>
  )
}

interface Found {
  readonly faults: readonly SetFault[]
  /** Of how many tools. */
  readonly count: number
}

const NONE: Found = { faults: [], count: 0 }

/** The faults of all tools together, but for the hidden ones, which no export has. */
function useSetFaults(state: DocumentState, writer: Writer): Found {
  const [found, setFound] = useState<Found & { readonly writer: Writer }>()
  useEffect(() => {
    let stop = (): void => undefined
    const look = () => {
      const readable = readableTools(state)
      const tools = readable.filter(({ tool }) => !isHidden(tool))
      setFound({ writer, faults: setErrorsOf(tools, writer), count: tools.length })
    }
    const rest = state.set.tools.length > LARGE.tools ? LARGE.restMs : REST_MS
    const timer = setTimeout(() => (stop = whenIdle(look)), rest)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [state, writer])
  // What was found of another vendor says nothing about this one.
  return found?.writer === writer ? found : NONE
}
