import '../../i18n/words/params'
import { useId, useRef, useState } from 'react'
import { arr, get, itemsOf, type JsonNode } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { setKeyword } from '../../core/model/parameters'
import { mainTypeOf } from '../../core/schema/types'
import { Icon } from '../kit/Icon'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Findings } from './Findings'
import { useEdit } from './form-context'
import { textFor, valueFrom, type WrittenAs } from './typed-value'
import { refusalOf } from './use-keyword'
import { useRefusal } from './use-refusal'
import { useRowKeys } from './use-row-keys'

/** The values a parameter can have: add, rename, reorder, remove. */
export function ChoiceValues({ parameter, findings }: DetailProps) {
  const t = useWords()
  const id = useId()
  const { path, schema } = parameter
  const values = itemsOf(get(schema, 'enum'))
  const keys = useRowKeys(values.map((value) => textFor(value, 'json')))
  const as = writtenAs(schema)
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={findings.length ? `${id}-findings` : undefined}
    >
      <div className="lab" id={id}>
        {t('params.values')}
      </div>
      <ul className="enum" data-list={pointer([...path, 'enum'])} aria-labelledby={id}>
        {values.map((value, i) => (
          <ValueRow
            key={keys[i]!.key}
            parameter={parameter}
            index={i}
            value={value}
            isOnly={values.length === 1}
            as={as}
          />
        ))}
        <NewValue parameter={parameter} values={values} as={as} />
      </ul>
      <Findings id={`${id}-findings`} findings={findings} />
    </div>
  )
}

/** New values are of the type that the parameter has, else text. */
function writtenAs(schema: JsonNode): WrittenAs {
  const type = mainTypeOf(schema)
  if (type === 'integer' || type === 'number') return type
  return type === undefined || type === 'string' ? 'text' : 'json'
}

type RowProps = { parameter: DetailProps['parameter']; as: WrittenAs }

function ValueRow({
  parameter,
  index,
  value,
  isOnly,
  as,
}: RowProps & { index: number; value: JsonNode; isOnly: boolean }) {
  const t = useWords()
  const edit = useEdit()
  const at = [...parameter.path, 'enum', index]
  // A value of another type than the parameter's is shown, and kept, as JSON.
  const own = as === 'text' && value.kind !== 'string' ? 'json' : as
  const text = textFor(value, own)
  const [refusal, refuse] = useRefusal(text)
  const refusalId = useId()
  const onText = (next: string) => {
    const typed = valueFrom(next, own)
    if (!typed.ok) return refuse(refusalOf(typed.reason))
    refuse(undefined)
    edit([{ op: 'set', path: at, value: typed.node }], at)
    return textFor(typed.node, own)
  }
  const remove = () => edit([{ op: 'remove', path: isOnly ? [...parameter.path, 'enum'] : at }])
  return (
    <li data-step={index}>
      <button
        type="button"
        className="drag"
        aria-label={t('params.move', { name: text })}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={t('params.moveHint')}
      >
        <Icon name="grip" />
      </button>
      <span>
        <TextField
          value={text}
          onText={onText}
          look="s mono bare"
          tone={refusal && 'error'}
          spellCheck={false}
          aria-label={t('params.valueNumber', { number: index + 1 })}
          aria-describedby={refusal && refusalId}
          data-path={pointer(at)}
        />
        {refusal && (
          <span className="refusal" id={refusalId} role="status">
            {t(refusal)}
          </span>
        )}
      </span>
      <button
        type="button"
        className="btn icon s"
        aria-label={t('params.removeValue', { value: text })}
        onClick={remove}
      >
        <Icon name="close" small />
      </button>
    </li>
  )
}

function NewValue({ parameter, values, as }: RowProps & { values: readonly JsonNode[] }) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const [draft, setDraft] = useState('')
  const [refusal, refuse] = useRefusal('')
  const refusalId = useId()
  const item = useRef<HTMLLIElement>(null)
  const add = () => {
    // Read off the field: at the end of a composition the draft is one step behind.
    const text = item.current?.querySelector('input')?.value ?? draft
    if (text.trim() === '') return
    const typed = valueFrom(text, as)
    if (!typed.ok) return refuse(refusalOf(typed.reason))
    const known = values.some((value) => textFor(value, 'json') === textFor(typed.node, 'json'))
    if (known) return refuse('params.valueKnown')
    refuse(undefined)
    setDraft('')
    edit(
      get(schema, 'enum')?.kind === 'array'
        ? [{ op: 'insert', path: [...path, 'enum', values.length], value: typed.node }]
        : setKeyword(schema, path, 'enum', arr([typed.node])),
    )
  }
  return (
    <li ref={item}>
      <span />
      <span>
        <TextField
          value={draft}
          onText={setDraft}
          onEnter={add}
          onBlur={add}
          look="s mono bare"
          tone={refusal && 'error'}
          spellCheck={false}
          placeholder={t('params.addValue')}
          aria-label={t('params.addValue')}
          aria-describedby={refusal && refusalId}
          data-path={pointer([...path, 'enum'])}
        />
        {refusal && (
          <span className="refusal" id={refusalId} role="status">
            {t(refusal)}
          </span>
        )}
      </span>
    </li>
  )
}
