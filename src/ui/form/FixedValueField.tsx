import '../../i18n/words/params'
import { get } from '../../core/json/node'
import { mainTypeOf } from '../../core/schema/types'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import type { WrittenAs } from './typed-value'
import { useKeyword } from './use-keyword'

/** The one value there is. */
export function FixedValueField({ parameter, findings }: DetailProps) {
  const t = useWords()
  const { schema, path } = parameter
  const as = writtenAs()
  const { value, onText, refusal } = useKeyword(parameter, 'const', as)
  return (
    <Field
      label={t('params.fixedValue')}
      hint={t(as === 'json' ? 'params.asJson' : 'params.fixedValueHint')}
      path={[...path, 'const']}
      findings={findings}
      refusal={refusal && t(refusal)}
    >
      {(parts) => (
        <TextField {...parts} look="s mono" spellCheck={false} value={value} onText={onText} />
      )}
    </Field>
  )

  function writtenAs(): WrittenAs {
    const node = get(schema, 'const')
    const type = mainTypeOf(schema)
    if (node && node.kind !== 'string') return node.kind === 'number' ? 'number' : 'json'
    if (type === 'integer' || type === 'number') return type
    return type === undefined || type === 'string' ? 'text' : 'json'
  }
}
