import '../../../i18n/words/calls'
import { useState } from 'react'
import type { JsonNode } from '../../../core/json/node'
import {
  CALLS,
  duplicateCall,
  fillCall,
  isValidCall,
  removeCall,
} from '../../../core/authoring/samples/calls'
import type { Finding } from '../../../core/lint/finding'
import { exampleFaults } from '../../../core/schema/example-faults'
import { DragHandle } from '../../kit/DragHandle'
import { Icon } from '../../kit/Icon'
import { Segments } from '../../kit/Segments'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { findingsId, useEdit, useFormTool } from '../form-context'
import { CallFields } from './CallFields'
import { CallJson } from './CallJson'

/** One example: as fields or as JSON, with whether it fits, and what can be done with it. */
export function CallCard({
  call,
  index,
  findings,
}: {
  call: JsonNode
  index: number
  findings: readonly Finding[]
}) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [asJson, setAsJson] = useState(call.kind !== 'object')
  const number = index + 1
  const fill = fillCall(tool, index)
  return (
    <li className="call" data-step={index}>
      <div className="call-head">
        <DragHandle label={t('calls.move', { number })} hint={t('calls.moveHint')} />
        <b>{t('calls.call', { number })}</b>
        <CallState call={call} index={index} />
        <span className="grow" />
        <Segments
          label={t('calls.shownAs', { number })}
          value={asJson}
          segments={[
            { value: false, label: t('calls.asFields') },
            { value: true, label: t('calls.asJson') },
          ]}
          onChoose={setAsJson}
        />
        <button
          type="button"
          className="btn icon s"
          aria-label={t('calls.duplicate', { number })}
          title={t('calls.duplicate', { number })}
          onClick={() => edit(duplicateCall(tool, index))}
        >
          <Icon name="copy" small />
        </button>
        <button
          type="button"
          className="btn icon s"
          aria-label={t('calls.remove', { number })}
          title={t('calls.remove', { number })}
          onClick={() => edit(removeCall(tool, index))}
        >
          <Icon name="trash" small />
        </button>
      </div>
      {/* A draft that is not JSON yet stays in its field while the other view is looked at. */}
      <div hidden={!asJson}>
        <CallJson call={call} index={index} />
      </div>
      {!asJson && <CallFields call={call} index={index} findings={findings} />}
      {fill.length > 0 && (
        <button
          type="button"
          className="link call-fill"
          title={t('calls.fillHint')}
          onClick={() => edit(fill)}
        >
          {t('calls.fill')}
        </button>
      )}
      <Findings id={findingsId([...CALLS, index])} findings={findings} />
    </li>
  )
}

/** Said at once; what exactly is wrong stands beneath when typing rests. */
function CallState({ call, index }: { call: JsonNode; index: number }) {
  const t = useWords()
  const { tool } = useFormTool()
  const faults = exampleFaults(tool).filter(({ path }) => path[1] === index)
  const isValid = isValidCall(tool, call)
  const isRight = isValid && faults.every(({ kind }) => kind === 'unknown' || kind === 'empty')
  return (
    <span className={`call-state ${isRight ? '' : 'error'}`} role="status">
      <Icon name={isRight ? 'tick' : 'octagon'} small />
      {t(isRight ? 'calls.fits' : faults.length ? 'calls.misfit' : 'calls.conditionBroken')}
    </span>
  )
}
