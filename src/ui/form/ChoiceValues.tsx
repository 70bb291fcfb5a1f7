import '../../i18n/words/params'
import { useId, useMemo } from 'react'
import { pointer } from '../../core/json/pointer'
import { choicesOf } from '../../core/model/choices'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { choiceWrittenAs } from './choice-style'
import { NewValue } from './NewValue'
import { Findings } from './Findings'
import { useFormTool } from './form-context'
import { textFor } from './typed-value'
import { useRowKeys } from './use-row-keys'
import { ValueRow } from './ValueRow'

/** The values a parameter can have, each with what it means: add, rename, reorder, remove. */
export function ChoiceValues({ parameter, findings }: DetailProps) {
  const t = useWords()
  const { tool } = useFormTool()
  const id = useId()
  const { path, schema } = parameter
  const { list, choices } = useMemo(() => choicesOf(tool, path), [tool, path])
  const keys = useRowKeys(choices.map(({ value }) => textFor(value, 'json')))
  const as = choiceWrittenAs(schema)
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={findings.length ? `${id}-findings` : undefined}
    >
      <div className="lab">
        <span id={id}>{t('params.values')}</span>
        <span className="hint">{t('params.valuesHint')}</span>
      </div>
      <ul className="enum" data-list={pointer(list)} aria-labelledby={id}>
        {choices.map((choice, i) => (
          <ValueRow
            key={keys[i]!.key}
            parameter={parameter}
            index={i}
            choice={choice}
            count={choices.length}
            as={as}
          />
        ))}
        <NewValue parameter={parameter} choices={choices} as={as} />
      </ul>
      <Findings id={`${id}-findings`} findings={findings} />
    </div>
  )
}
