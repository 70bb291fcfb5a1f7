import '../../i18n/words/params'
import { get, type JsonNode, type Path } from '../../core/json/node'
import { setKeyword } from '../../core/model/parameters'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { useEdit } from './form-context'
import { REST_VALUES, restChoiceOf } from './rest-choice'
import { SelectField } from './SelectField'

/** What becomes of fields that the object does not list. */
export function OtherFieldsChoice({ parameter, kind, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  // Of a list of objects it is said by the objects.
  const isList = kind === 'list-object'
  const path: Path = isList ? [...parameter.path, 'items'] : parameter.path
  const schema: JsonNode | undefined = isList ? get(parameter.schema, 'items') : parameter.schema
  const rest = get(schema, 'additionalProperties')
  const now = restChoiceOf(rest)
  return (
    <SelectField
      label={t('params.otherFields')}
      path={[...path, 'additionalProperties']}
      findings={findings}
      value={now}
      options={[
        { value: 'closed', label: t('params.otherRefused') },
        { value: 'open', label: t('params.otherLetThrough') },
        ...(isList && now !== 'typed'
          ? []
          : [{ value: 'typed' as const, label: t('params.otherTyped') }]),
      ]}
      onChoose={(next) => edit(setKeyword(schema, path, 'additionalProperties', REST_VALUES[next]))}
    />
  )
}
