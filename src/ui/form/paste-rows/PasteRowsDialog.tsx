import '../../../i18n/words/rows'
import { useId, useMemo, useState } from 'react'
import { addInjected } from '../../../core/authoring/injected/move-injected'
import {
  addRows,
  edited,
  type IfTaken,
  withChoice,
  withoutExamples,
} from '../../../core/authoring/rows/add-rows'
import { PASTE_KINDS, type PasteKind } from '../../../core/authoring/rows/pasted-rows'
import { pasteKindOf, readPasted } from '../../../core/authoring/rows/read-pasted'
import { INPUT, parametersIn } from '../../../core/model/parameters'
import { Checkbox } from '../../kit/Checkbox'
import { Modal } from '../../kit/Modal'
import { Select } from '../../kit/Select'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import { useEdit, useFormTool } from '../form-context'
import { type RowChoice, RowPreview } from './RowPreview'
import './paste-rows.css'

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
  const { tool } = useFormTool()
  const edit = useEdit()
  const [text, setText] = useState(start)
  const [asked, setAsked] = useState<PasteKind | undefined>()
  const [choices, setChoices] = useState<ReadonlyMap<string, RowChoice>>(new Map())
  const [hasExamples, setExamples] = useState(true)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const detected = useMemo(() => pasteKindOf(text), [text])
  const kind = asked ?? detected
  const read = useMemo(
    () => (kind && text.trim() !== '' ? readPasted(text, kind) : undefined),
    [text, kind],
  )
  const found = parametersIn(tool)
  const taken = new Set(found.kind === 'list' ? found.parameters.map(({ name }) => name) : [])
  const rows = (read?.rows ?? []).map((row) => ({
    row,
    isTaken: taken.has(row.name),
    choice: choices.get(row.name) ?? {
      isTaken: row.isUnlikely !== true,
      isRequired: row.isRequired,
      ifTaken: 'skip' as IfTaken,
      values: new Set<number>(),
    },
  }))
  const chosen = rows.filter(
    ({ choice, isTaken }) => choice.isTaken && !(isTaken && choice.ifTaken === 'skip'),
  )
  const injected = (read?.injected ?? []).filter(({ name }) => !left.has(name))
  const take = () => {
    const edits = addRows(
      tool,
      INPUT,
      chosen.map(({ row, choice }) => {
        const bare = hasExamples ? row.schema : withoutExamples(row.schema)
        const schema = row.choices.reduce(
          (all, { path, values }, i) =>
            choice.values.has(i) ? withChoice(all, path, values) : all,
          bare,
        )
        return { name: row.name, schema, isRequired: choice.isRequired, ifTaken: choice.ifTaken }
      }),
    )
    let now = edited(tool, edits)
    const more = injected.flatMap(({ name }) => {
      const added = addInjected(now, name)
      now = edited(now, added)
      return added
    })
    edit([...edits, ...more])
    onClose()
  }
  const count = chosen.length
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
            disabled={count + injected.length === 0}
            onClick={take}
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
        value={text}
        placeholder={SAMPLE}
        onText={(next) => {
          setText(next)
          setChoices(new Map())
        }}
      />
      {text.trim() !== '' && (
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
            onChoose={(value) => setAsked(value === '' ? undefined : (value as PasteKind))}
          />
          <span className="quiet" role="status">
            {!asked && t(detected ? 'rows.sure' : 'rows.unsure')}
            {read && ` · ${t('rows.found', { count: read.rows.length })}`}
          </span>
        </div>
      )}
      {read?.problems.map((problem, i) => (
        <p key={i} className="refusal" role="status">
          {t(`rows.problem_${problem.code}`, problem.values)}
        </p>
      ))}
      {rows.length > 0 && (
        <RowPreview
          rows={rows}
          onChoice={(name, choice) => setChoices(new Map(choices).set(name, choice))}
        />
      )}
      {(read?.injected.length ?? 0) > 0 && (
        <fieldset className="paste-injected">
          <legend>{t('rows.injected')}</legend>
          {read!.injected.map(({ name }) => (
            <Checkbox
              key={name}
              checked={!left.has(name)}
              onCheck={(on) => {
                const next = new Set(left)
                if (on) next.delete(name)
                else next.add(name)
                setLeft(next)
              }}
            >
              {t('rows.injectedTake', { name })}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {rows.length > 0 && (
        <Checkbox checked={hasExamples} onCheck={setExamples}>
          {t('rows.keepExamples')}
        </Checkbox>
      )}
    </Modal>
  )
}
