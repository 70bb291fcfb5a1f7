import '../../i18n/words/params'
import { bool, type JsonNode, member, obj, str } from '../../core/json/node'
import { setKeyword } from '../../core/model/parameters'
import { restOf } from '../../core/model/row-edits'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { Field } from './Field'
import { useEdit } from './form-context'

type Choice = 'open' | 'closed' | 'typed'

/** What may follow the entries that are listed one by one. */
export function TupleRest({ parameter, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const { keyword, rest } = restOf(schema)
  const now: Choice =
    rest?.kind === 'object' ? 'typed' : rest?.kind === 'boolean' && !rest.value ? 'closed' : 'open'
  const VALUES: Readonly<Record<Choice, JsonNode | undefined>> = {
    open: undefined,
    closed: bool(false),
    typed: obj([member('type', str('string'))]),
  }
  return (
    <Field label={t('params.moreEntries')} path={[...path, keyword]} findings={findings}>
      {({ id, 'aria-describedby': described, 'data-path': place }) => (
        <Select
          id={id}
          aria-describedby={described}
          data-path={place}
          look="s"
          value={now}
          options={[
            { value: 'closed', label: t('params.moreRefused') },
            { value: 'open', label: t('params.moreLetThrough') },
            { value: 'typed', label: t('params.moreTyped') },
          ]}
          onChoose={(next) => edit(setKeyword(schema, path, keyword, VALUES[next]))}
        />
      )}
    </Field>
  )
}
