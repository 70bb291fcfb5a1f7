import '../../i18n/words/params'
import { bool, get, type JsonNode, member, obj, type Path, str } from '../../core/json/node'
import { setKeyword } from '../../core/model/parameters'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import { useEdit } from './form-context'

type Choice = 'open' | 'closed' | 'typed'

/** What becomes of fields that the object does not list. */
export function OtherFieldsChoice({ parameter, kind, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  // Of a list of objects it is said by the objects.
  const isList = kind === 'list-object'
  const path: Path = isList ? [...parameter.path, 'items'] : parameter.path
  const schema: JsonNode | undefined = isList ? get(parameter.schema, 'items') : parameter.schema
  const rest = get(schema, 'additionalProperties')
  const now: Choice =
    rest?.kind === 'object' ? 'typed' : rest?.kind === 'boolean' && !rest.value ? 'closed' : 'open'
  const VALUES: Readonly<Record<Choice, JsonNode | undefined>> = {
    open: undefined,
    closed: bool(false),
    typed: obj([member('type', str('string'))]),
  }
  return (
    <Field
      label={t('params.otherFields')}
      path={[...path, 'additionalProperties']}
      findings={findings}
    >
      {({ id, 'aria-describedby': described, 'data-path': place }) => (
        <Select
          id={id}
          aria-describedby={described}
          data-path={place}
          look="s"
          value={now}
          options={[
            { value: 'closed', label: t('params.otherRefused') },
            { value: 'open', label: t('params.otherLetThrough') },
            ...(isList && now !== 'typed'
              ? []
              : [{ value: 'typed' as const, label: t('params.otherTyped') }]),
          ]}
          onChoose={(next) => edit(setKeyword(schema, path, 'additionalProperties', VALUES[next]))}
        />
      )}
    </Field>
  )
}
