import '../../i18n/words/params'
import { useId } from 'react'
import { pointer } from '../../core/json/pointer'
import type { WordKey } from '../../i18n/words'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Findings } from './Findings'
import { toneOf } from './signs'
import type { WrittenAs } from './typed-value'
import { useKeyword } from './use-keyword'

interface Range {
  readonly low: string
  readonly high: string
  readonly as: WrittenAs
  readonly label: WordKey
  readonly unit?: WordKey
}

const length: Range = {
  low: 'minLength',
  high: 'maxLength',
  as: 'count',
  label: 'params.length',
  unit: 'params.characters',
}
const entries: Range = {
  low: 'minItems',
  high: 'maxItems',
  as: 'count',
  label: 'params.entryCount',
  unit: 'params.entries',
}
const fields: Range = {
  low: 'minProperties',
  high: 'maxProperties',
  as: 'count',
  label: 'params.fieldCount',
  unit: 'params.fields',
}

export const LengthRange = (props: DetailProps) => <RangeFields {...props} range={length} />
export const EntryCount = (props: DetailProps) => <RangeFields {...props} range={entries} />
export const FieldCount = (props: DetailProps) => <RangeFields {...props} range={fields} />
export const NumberRange = (props: DetailProps) => (
  <RangeFields
    {...props}
    range={{
      low: 'minimum',
      high: 'maximum',
      as: props.kind === 'integer' ? 'integer' : 'number',
      label: 'params.range',
    }}
  />
)

/** The least and the most, side by side. */
function RangeFields({ parameter, findings, range }: DetailProps & { range: Range }) {
  const t = useWords()
  const id = useId()
  const low = useKeyword(parameter, range.low, range.as)
  const high = useKeyword(parameter, range.high, range.as)
  const refusal = low.refusal ?? high.refusal
  const described = refusal ? `${id}-refusal` : findings.length ? `${id}-findings` : undefined
  const field = (side: typeof low, keyword: string, word: 'params.least' | 'params.most') => (
    <TextField
      value={side.value}
      onText={side.onText}
      look="s"
      tone={side.refusal ? 'error' : toneOf(findings)}
      inputMode={range.as === 'number' ? 'decimal' : 'numeric'}
      placeholder={t(word)}
      aria-label={t('params.labelled', { label: t(range.label), part: t(word) })}
      aria-describedby={described}
      data-path={pointer([...parameter.path, keyword])}
    />
  )
  return (
    <div role="group" aria-label={t(range.label)}>
      <div className="lab">{t(range.label)}</div>
      <div className="pair">
        {field(low, range.low, 'params.least')}
        <span className="quiet">{t('params.to')}</span>
        {field(high, range.high, 'params.most')}
        {range.unit && <span className="quiet unit">{t(range.unit)}</span>}
      </div>
      {refusal && (
        <p className="refusal" id={`${id}-refusal`} role="status">
          {t(refusal)}
        </p>
      )}
      <Findings id={`${id}-findings`} findings={findings} />
    </div>
  )
}
