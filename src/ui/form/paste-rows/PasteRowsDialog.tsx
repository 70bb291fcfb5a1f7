import '../../../i18n/words/rows'
import { useId } from 'react'
import { PASTE_KINDS, type PasteKind } from '../../../core/authoring/rows/pasted-rows'
import { Checkbox } from '../../kit/Checkbox'
import { Modal } from '../../kit/Modal'
import { Select } from '../../kit/Select'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import './paste-rows.css'
import { RowPreview } from './RowPreview'
import { usePastedRows } from './use-pasted-rows'

const SAMPLE = '{"order_id": "SO-2411080042", "reason": "damaged"}'

/** What an author has at hand becomes parameters, after a look at what was read. */
export default function PasteRowsDialog({
  start,
  onClose,
}: {
  start: string
  onClose: () => void
}) {
  const t = useWords()
  const id = useId()
  const pasted = usePastedRows(start)
  const { kind, read, rows, count } = pasted
  return (
    <Modal
      title={t('rows.title')}
      onClose={onClose}
      wide
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t('rows.cancel')}
          </button>
          <button
            type="button"
            className="btn main"
            disabled={count + pasted.injectedCount === 0}
            onClick={() => {
              pasted.take()
              onClose()
            }}
          >
            {t('rows.add', { count })}
          </button>
        </>
      }
    >
      <div className="lab">
        <label htmlFor={id}>{t('rows.paste')}</label>
        <span className="hint" id={`${id}hint`}>
          {t('rows.pasteHint')}
        </span>
      </div>
      <TextArea
        id={id}
        aria-describedby={`${id}hint`}
        look="s mono paste-text"
        spellCheck={false}
        value={pasted.text}
        placeholder={SAMPLE}
        onText={pasted.onText}
      />
      {pasted.text.trim() !== '' && (
        <div className="paste-kind">
          <label htmlFor={`${id}kind`}>{t('rows.readAs')}</label>
          <Select
            id={`${id}kind`}
            look="s"
            value={kind ?? ''}
            options={[
              ...(kind ? [] : [{ value: '', label: '—' }]),
              ...PASTE_KINDS.map((each) => ({
                value: each as string,
                label: t(`rows.kind_${each}`),
              })),
            ]}
            onChoose={(value) => pasted.ask(value === '' ? undefined : (value as PasteKind))}
          />
          <span className="quiet" role="status">
            {!pasted.isAsked && t(pasted.isDetected ? 'rows.sure' : 'rows.unsure')}
            {read && ` · ${t('rows.found', { count: read.rows.length })}`}
          </span>
        </div>
      )}
      {read?.problems.map((problem, i) => (
        <p key={i} className="refusal" role="status">
          {t(`rows.problem_${problem.code}`, problem.values)}
        </p>
      ))}
      {rows.length > 0 && <RowPreview rows={rows} onChoice={pasted.choose} />}
      {(read?.injected.length ?? 0) > 0 && (
        <fieldset className="paste-injected">
          <legend>{t('rows.injected')}</legend>
          {read!.injected.map(({ name }) => (
            <Checkbox
              key={name}
              checked={!pasted.isLeft(name)}
              onCheck={(on) => pasted.setTaken(name, on)}
            >
              {t('rows.injectedTake', { name })}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {rows.length > 0 && (
        <Checkbox checked={pasted.hasExamples} onCheck={pasted.setExamples}>
          {t('rows.keepExamples')}
        </Checkbox>
      )}
    </Modal>
  )
}
