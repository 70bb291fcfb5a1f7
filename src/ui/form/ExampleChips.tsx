import '../../i18n/words/params'
import { useId, useRef, useState } from 'react'
import { arr, get, getIn, itemsOf } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { bodyOf } from '../../core/model/schema-body'
import { setKeyword } from '../../core/model/parameters'
import { misfitOf } from '../../core/schema/misfit'
import { Icon } from '../kit/Icon'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Findings } from './Findings'
import { toneOf } from './signs'
import { useEdit, useFormTool } from './form-context'
import { MisfitNote } from './MisfitNote'
import { textFor, valueFrom } from './typed-value'
import { refusalOf } from './use-keyword'
import { useRefusal } from './use-refusal'
import { valueStyle } from './value-style'

/** Example values, each a chip; typing and Enter adds one. */
export function ExampleChips({ parameter, kind, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  const id = useId()
  const { path, schema } = parameter
  const at = [...path, 'examples']
  const examples = itemsOf(get(schema, 'examples'))
  const { tool } = useFormTool()
  const as = valueStyle(kind, bodyOf(tool, path).schema)
  const [draft, setDraft] = useState('')
  const [refusal, refuse] = useRefusal('')
  const box = useRef<HTMLDivElement>(null)

  const add = () => {
    const text = box.current?.querySelector('input')?.value ?? draft
    if (text.trim() === '') return
    const typed = valueFrom(text, as)
    if (!typed.ok) return refuse(refusalOf(typed.reason))
    refuse(undefined)
    setDraft('')
    edit(
      get(schema, 'examples')?.kind === 'array'
        ? [{ op: 'insert', path: [...at, examples.length], value: typed.node }]
        : setKeyword(schema, path, 'examples', arr([typed.node])),
    )
  }
  const remove = (index: number) => {
    edit([{ op: 'remove', path: examples.length === 1 ? at : [...at, index] }])
    box.current?.querySelector('input')?.focus()
  }
  const isOdd = get(schema, 'examples') !== undefined && get(schema, 'examples')?.kind !== 'array'
  return (
    <div>
      <div className="lab">
        <label htmlFor={id}>{t('params.examples')}</label>
        {as === 'json' && <span className="hint">{t('params.asJson')}</span>}
      </div>
      <div className={`inp s chips ${toneOf(findings) ?? ''}`} ref={box}>
        {examples.map((example, i) => (
          <Chip key={i} text={textFor(example, as)} onRemove={() => remove(i)} />
        ))}
        <TextField
          id={id}
          value={draft}
          onText={setDraft}
          onEnter={add}
          onBlur={add}
          look="s mono bare"
          disabled={isOdd}
          tone={refusal && 'error'}
          spellCheck={false}
          placeholder={t(examples.length ? 'params.addAnother' : 'params.addExample')}
          aria-describedby={
            refusal ? `${id}-refusal` : findings.length ? `${id}-findings` : undefined
          }
          data-path={pointer(at)}
        />
      </div>
      {refusal && (
        <p className="refusal" id={`${id}-refusal`} role="status">
          {t(refusal)}
        </p>
      )}
      <MisfitNote
        path={path}
        schema={schema}
        value={typedDraft() ?? misfitting()}
        findings={draft.trim() === '' ? findings : []}
      />
      <Findings id={`${id}-findings`} findings={findings} />
    </div>
  )

  /** What is being typed is judged before it is added. */
  function typedDraft() {
    const typed = draft.trim() === '' ? undefined : valueFrom(draft, as)
    return typed?.ok ? typed.node : undefined
  }
  function misfitting() {
    const root = getIn(tool, path.slice(0, 1)) ?? schema
    return examples.find((each) => each.kind !== 'null' && misfitOf(each, schema, root))
  }
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useWords()
  return (
    <span className="chip">
      {text}
      <button
        type="button"
        aria-label={t('params.removeValue', { value: text })}
        onClick={onRemove}
      >
        <Icon name="close" small />
      </button>
    </span>
  )
}
