import '../../../i18n/words/conditions'
import { valueText } from '../../../core/authoring/conditions/condition-sentence'
import { get, itemsOf, type JsonNode } from '../../../core/json/node'
import { mainTypeOf } from '../../../core/schema/types'
import { Select } from '../../kit/Select'
import { TextField } from '../../kit/TextField'
import { useWords } from '../../kit/use-words'

/** The value that a condition turns on: chosen where the parameter lists its values, else typed. */
export function ValueChoice({
  schema,
  value,
  onValue,
}: {
  schema: JsonNode | undefined
  value: string
  onValue: (value: string) => void
}) {
  const t = useWords()
  const listed = itemsOf(get(schema, 'enum')).map(valueText)
  const values = schema && mainTypeOf(schema) === 'boolean' ? ['true', 'false'] : listed
  // Several values are typed, with commas between.
  const isOne = values.length > 0 && (value === '' || values.includes(value))
  if (!isOne)
    return (
      <TextField
        look="s mono"
        aria-label={t('conditions.is')}
        value={value}
        onText={onValue}
        spellCheck={false}
      />
    )
  return (
    <Select
      look="s mono"
      aria-label={t('conditions.is')}
      value={value}
      options={[
        ...(value === '' ? [{ value: '', label: '—' }] : []),
        ...values.map((each) => ({ value: each, label: each })),
      ]}
      onChoose={onValue}
    />
  )
}
