import '../../i18n/words/params'
import '../../i18n/words/refusals'
import { useId } from 'react'
import { getIn, type JsonNode, sameData } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import {
  type Choice,
  choicesOf,
  moveChoice,
  removeChoice,
  setChoiceValue,
  setMeaning,
} from '../../core/model/choices'
import { tidy } from '../../core/reading/value-meanings'
import { DragHandle } from '../kit/DragHandle'
import { Icon } from '../kit/Icon'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { useEdit, useFormTool } from './form-context'
import { textFor, valueFrom, type WrittenAs } from './typed-value'
import { refusalOf } from './use-keyword'
import { useTypingRun } from './use-typing-run'

type RowProps = { parameter: DetailProps['parameter']; as: WrittenAs }

/** One allowed value and what it means. */
export function ValueRow({
  parameter,
  index,
  choice,
  count,
  as,
}: RowProps & { index: number; choice: Choice; count: number }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const { path: at, value, meaning } = choice
  const { path } = parameter
  // A value of another type than the parameter's is shown, and kept, as JSON.
  const own = as === 'text' && value.kind !== 'string' ? 'json' : as
  const text = textFor(value, own)
  const refusalId = useId()
  const run = useTypingRun((now) => textFor(getIn(now, at), own))
  const { refusal } = run
  // What a value means is told by its name: two of one name would share what one of them means.
  const isTaken = (node: JsonNode): boolean =>
    choicesOf(tool, path).choices.some((each, i) => i !== index && sameData(each.value, node))
  const onText = (next: string) => {
    const typed = valueFrom(next, own)
    if (!typed.ok) return run.refuse(refusalOf(typed.reason))
    if (isTaken(typed.node)) return run.refuse('refusals.valueTaken')
    run.take(at, () => edit(setChoiceValue(tool, path, index, typed.node), at))
    return textFor(typed.node, own)
  }
  const move = (to: number) => edit(moveChoice(tool, path, index, to))
  return (
    <li data-step={index}>
      <DragHandle label={t('params.move', { name: text })} hint={t('params.moveHint')} />
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
      <TextField
        value={meaning}
        onText={(next) => {
          edit(setMeaning(tool, path, index, next), [...at, 'meaning'])
          return tidy(next)
        }}
        look="s bare"
        placeholder={t('params.meaningExample')}
        aria-label={t('params.meaningOf', { value: text })}
      />
      <span className="ends">
        <button
          type="button"
          className="btn icon s touch"
          disabled={index === 0}
          aria-label={t('params.moveValueUp', { value: text })}
          onClick={() => move(index - 1)}
        >
          <Icon name="up" small />
        </button>
        <button
          type="button"
          className="btn icon s touch"
          disabled={index === count - 1}
          aria-label={t('params.moveValueDown', { value: text })}
          onClick={() => move(index + 1)}
        >
          <Icon name="down" small />
        </button>
        <button
          type="button"
          className="btn icon s"
          aria-label={t('params.removeValue', { value: text })}
          onClick={() => edit(removeChoice(tool, path, index))}
        >
          <Icon name="close" small />
        </button>
      </span>
    </li>
  )
}
