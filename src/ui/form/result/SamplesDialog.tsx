import '../../../i18n/words/result'
import { useId, useMemo, useState } from 'react'
import { get, membersOf } from '../../../core/json/node'
import {
  outputFromSamples,
  setOutputSchema,
} from '../../../core/authoring/result/output-from-samples'
import { CodeView } from '../../kit/CodeView'
import { Checkbox } from '../../kit/Checkbox'
import { Modal } from '../../kit/Modal'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'

const SAMPLE = '{"status": "SHIPPED", "parcels": [{"carrier": "SF", "number": "SF1029"}]}'

/** Sample results become the output schema, after a look at what comes of them. */
export default function SamplesDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const id = useId()
  const { tool } = useFormTool()
  const edit = useEdit()
  const [text, setText] = useState('')
  const [hasExamples, setExamples] = useState(true)
  const found = useMemo(() => outputFromSamples(tool, text, hasExamples), [tool, text, hasExamples])
  const count = found.kind === 'schema' ? membersOf(get(found.schema, 'properties')).length : 0
  const refusal =
    found.kind === 'unreadable'
      ? t('result.badJson', { line: found.line })
      : found.kind === 'no-object'
        ? t('result.noObject')
        : undefined
  const take = () => {
    if (found.kind !== 'schema') return
    edit(setOutputSchema(tool, found.schema))
    onClose()
  }
  return (
    <Modal
      title={t('result.samplesTitle')}
      onClose={onClose}
      wide
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t('result.cancel')}
          </button>
          <button
            type="button"
            className="btn main"
            disabled={found.kind !== 'schema' || count === 0}
            onClick={take}
          >
            {t('result.take')}
          </button>
        </>
      }
    >
      <div className="lab">
        <label htmlFor={id}>{t('result.samplesLabel')}</label>
        <span className="hint" id={`${id}hint`}>
          {t('result.samplesHint')}
        </span>
      </div>
      <TextArea
        id={id}
        aria-describedby={`${id}hint`}
        look="s mono samples-text"
        spellCheck={false}
        value={text}
        placeholder={SAMPLE}
        tone={refusal ? 'error' : undefined}
        onText={setText}
      />
      {refusal && (
        <p className="refusal" role="status">
          {refusal}
        </p>
      )}
      <Checkbox checked={hasExamples} onCheck={setExamples}>
        {t('result.keepExamples')}
      </Checkbox>
      {found.kind === 'schema' && (
        <div className="samples-found">
          <p className="quiet">
            {t('result.readSchema')} · {t('result.fieldsFound', { count })}
          </p>
          {found.secrets > 0 && <p>{t('result.secrets', { count: found.secrets })}</p>}
          {get(tool, 'outputSchema') && <p>{t('result.isReplaced')}</p>}
          <CodeView node={found.schema} label={t('result.readSchema')} />
        </div>
      )}
    </Modal>
  )
}
