import '../../i18n/words/params'
import { get, str } from '../../core/json/node'
import { setKeyword } from '../../core/model/parameters'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import { useEdit } from './form-context'
import { isKeyPattern, keyPatternOf, namesWith } from './key-pattern'
import { isPattern } from './pattern-trial'

/** What the names of a dictionary look like. */
export function KeyPatternField({ parameter, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const names = get(schema, 'propertyNames')
  // Names held to more than a pattern are shown as JSON.
  const isOther = names !== undefined && !isKeyPattern(names)
  const value = isOther ? '' : keyPatternOf(schema)
  const at = [...path, 'propertyNames']
  const onText = (text: string) => {
    const isOnlyPattern =
      names?.kind === 'object' && names.members.every((m) => m.key === 'pattern')
    if (text !== '' && get(names, 'pattern'))
      return edit([{ op: 'set', path: [...at, 'pattern'], value: str(text) }], at)
    if (text === '' && names && !isOnlyPattern)
      return edit([{ op: 'remove', path: [...at, 'pattern'] }], at)
    edit(setKeyword(schema, path, 'propertyNames', text === '' ? undefined : namesWith(text)), at)
  }
  return (
    <Field
      label={t('params.keyPattern')}
      hint={t('params.keyPatternHint')}
      path={at}
      findings={findings}
      refusal={isPattern(value) ? undefined : t('params.notAPattern')}
    >
      {(parts) => (
        <TextField
          {...parts}
          look="s mono"
          spellCheck={false}
          autoCapitalize="off"
          disabled={isOther}
          placeholder={isOther ? t('params.shownBelow') : '^[a-z_]+$'}
          value={value}
          onText={onText}
        />
      )}
    </Field>
  )
}
