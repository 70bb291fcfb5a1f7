import '../../i18n/words/params'
import { get, stringOf } from '../../core/json/node'
import { leftOutText, setLeftOut, tidyLeftOut } from '../../core/model/left-out-text'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import { useEdit, useFormTool } from './form-context'

/** What happens when an optional parameter without a default is left out: a sentence of its text. */
export function LeftOutField({ parameter, findings }: DetailProps) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const { path, schema, isRequired } = parameter
  if (isRequired || get(schema, 'default') !== undefined || schema.kind !== 'object') return null
  const at = [...path, 'description']
  return (
    <Field
      label={t('params.whenLeftOut')}
      hint={t('params.whenLeftOutHint')}
      path={at}
      findings={findings}
    >
      {({ 'data-path': _, ...parts }) => (
        <TextField
          {...parts}
          look="s"
          value={leftOutText(stringOf(get(schema, 'description')) ?? '')}
          onText={(text) => {
            edit(setLeftOut(tool, path, text), at)
            return tidyLeftOut(text)
          }}
          placeholder={t('params.whenLeftOutExample')}
        />
      )}
    </Field>
  )
}
