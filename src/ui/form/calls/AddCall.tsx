import '../../../i18n/words/calls'
import { useState } from 'react'
import { obj } from '../../../core/json/node'
import { addCall, sampleCall } from '../../../core/authoring/samples/calls'
import type { Sample, Which } from '../../../core/authoring/samples/sample-of'
import type { WordKey } from '../../../i18n/words'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'

type Refused = Extract<Sample, { ok: false }>

/** Adds an example: made from the schema, or empty to be written. Says why none can be made. */
export function AddCall() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [outcome, setOutcome] = useState<{ of: object; refused?: Refused }>()
  const refused = outcome?.of === tool ? outcome.refused : undefined
  const isFresh = outcome !== undefined && !outcome.refused
  const generate = (which: Which) => {
    const sample = sampleCall(tool, which)
    // A call without arguments shows nothing.
    const isEmpty = sample.ok && sample.value.kind === 'object' && sample.value.members.length === 0
    const better = isEmpty ? sampleCall(tool, 'all') : sample
    if (better.ok) edit(addCall(tool, better.value))
    setOutcome(better.ok ? { of: tool } : { of: tool, refused: better })
  }
  return (
    <div className="call-adding">
      <div className="call-add">
        <button type="button" className="btn s line" onClick={() => generate('required')}>
          <Icon name="plus" small />
          {t('calls.generate')}
        </button>
        <button type="button" className="btn s" onClick={() => generate('all')}>
          {t('calls.generateAll')}
        </button>
        <button type="button" className="btn s" onClick={() => edit(addCall(tool, obj([])))}>
          <Icon name="pencil" small />
          {t('calls.write')}
        </button>
      </div>
      <p role="status" className={refused ? 'refusal' : 'quiet'}>
        {refused ? <WhyNone refused={refused} /> : isFresh && t('calls.generated')}
      </p>
    </div>
  )
}

function WhyNone({ refused: { problem, path, detail } }: { refused: Refused }) {
  const t = useWords()
  const reason = `calls.why_${problem.replaceAll('-', '_')}` as WordKey
  const place = path.length ? t('calls.at', { path: path.join('.') }) : ''
  return t('calls.noSample', { place, reason: t(reason, { detail }) })
}
