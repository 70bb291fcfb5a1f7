import '../../i18n/words/params'
import { get } from '../../core/json/node'
import { choicesOf } from '../../core/model/choices'
import { bodyOf } from '../../core/model/schema-body'
import { setKeyword } from '../../core/model/parameters'
import { parse } from '../../core/json/parse'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import { useEdit, useFormTool } from './form-context'
import { SelectField } from './SelectField'
import { MisfitNote } from './MisfitNote'
import { textFor } from './typed-value'
import { useKeyword } from './use-keyword'
import { valueStyle } from './value-style'

/** What is taken when the model leaves the parameter out. */
export function DefaultField(props: DetailProps) {
  const { parameter, kind } = props
  const isSet = get(parameter.schema, 'default') !== undefined
  if (parameter.isRequired && !isSet) return <NoDefault {...props} />
  return kind === 'boolean' || kind === 'choice' ? (
    <ChosenDefault {...props} />
  ) : (
    <TypedDefault {...props} />
  )
}

function NoDefault({ parameter, findings }: DetailProps) {
  const t = useWords()
  return (
    <Field label={t('params.default')} path={[...parameter.path, 'default']} findings={findings}>
      {({ id, 'aria-describedby': described }) => (
        <input
          className="inp s"
          id={id}
          aria-describedby={described}
          disabled
          value={t('params.noDefault')}
          readOnly
        />
      )}
    </Field>
  )
}

function TypedDefault({ parameter, kind, findings }: DetailProps) {
  const t = useWords()
  const node = get(parameter.schema, 'default')
  const { tool } = useFormTool()
  const style = valueStyle(kind, bodyOf(tool, parameter.path).schema)
  // A default of another type is shown as the JSON it is.
  const as = style === 'text' && node && node.kind !== 'string' ? 'json' : style
  const { value, onText, refusal } = useKeyword(parameter, 'default', as)
  const isEmptyText = node?.kind === 'string' && node.value === ''
  return (
    <Field
      label={t('params.default')}
      hint={as === 'json' ? t('params.asJson') : undefined}
      path={[...parameter.path, 'default']}
      findings={findings}
      refusal={refusal && t(refusal)}
    >
      {(parts) => (
        <>
          <TextField
            {...parts}
            look="s mono"
            spellCheck={false}
            placeholder={t(isEmptyText ? 'params.emptyText' : 'params.none')}
            value={value}
            onText={onText}
          />
          {node?.kind !== 'null' && (
            <MisfitNote
              path={parameter.path}
              schema={parameter.schema}
              value={node}
              findings={findings}
            />
          )}
        </>
      )}
    </Field>
  )
}

function ChosenDefault({ parameter, kind, findings }: DetailProps) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const { path, schema } = parameter
  const value = textFor(get(schema, 'default'), 'json')
  const known =
    kind === 'boolean'
      ? [
          { value: 'true', label: t('params.yes') },
          { value: 'false', label: t('params.no') },
        ]
      : choicesOf(tool, bodyOf(tool, path).path).choices.map(({ value: each }) => ({
          value: textFor(each, 'json'),
          label: textFor(each, 'text'),
        }))
  const isKnown = value === '' || known.some((option) => option.value === value)
  return (
    <SelectField
      label={t('params.default')}
      path={[...path, 'default']}
      findings={findings}
      value={value}
      options={[
        { value: '', label: t('params.none') },
        ...known,
        ...(isKnown ? [] : [{ value, label: value }]),
      ]}
      onChoose={(next) => edit(setKeyword(schema, path, 'default', parse(next).root))}
    />
  )
}
