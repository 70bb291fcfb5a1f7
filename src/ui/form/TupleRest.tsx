import '../../i18n/words/params'
import { setKeyword } from '../../core/model/parameters'
import { restOf } from '../../core/model/row-edits'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { useEdit } from './form-context'
import { REST_VALUES, restChoiceOf } from './rest-choice'
import { SelectField } from './SelectField'

/** What may follow the entries that are listed one by one. */
export function TupleRest({ parameter, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const { keyword, rest } = restOf(schema)
  const now = restChoiceOf(rest)
  return (
    <SelectField
      label={t('params.moreEntries')}
      path={[...path, keyword]}
      findings={findings}
      value={now}
      options={[
        { value: 'closed', label: t('params.moreRefused') },
        { value: 'open', label: t('params.moreLetThrough') },
        { value: 'typed', label: t('params.moreTyped') },
      ]}
      onChoose={(next) => edit(setKeyword(schema, path, keyword, REST_VALUES[next]))}
    />
  )
}
