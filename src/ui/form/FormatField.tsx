import '../../i18n/words/params'
import { get, str, stringOf } from '../../core/json/node'
import { setKeyword } from '../../core/model/parameters'
import type { WordKey } from '../../i18n/words'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { useEdit } from './form-context'
import { SelectField } from './SelectField'

/** Formats of JSON Schema 2020-12 that people ask for; any other that is there stays choosable. */
const FORMATS: Readonly<Record<string, WordKey>> = {
  date: 'params.formatDate',
  'date-time': 'params.formatDateTime',
  time: 'params.formatTime',
  duration: 'params.formatDuration',
  email: 'params.formatEmail',
  uri: 'params.formatUri',
  uuid: 'params.formatUuid',
  hostname: 'params.formatHostname',
  ipv4: 'params.formatIpv4',
  ipv6: 'params.formatIpv6',
}

/** A standard format of a text. */
export function FormatField({ parameter, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const format = stringOf(get(schema, 'format')) ?? ''
  const options = [
    { value: '', label: t('params.noFormat') },
    ...Object.entries(FORMATS).map(([value, word]) => ({ value, label: t(word) })),
    ...(format === '' || Object.hasOwn(FORMATS, format) ? [] : [{ value: format, label: format }]),
  ]
  return (
    <SelectField
      label={t('params.format')}
      path={[...path, 'format']}
      findings={findings}
      value={format}
      options={options}
      onChoose={(next) =>
        edit(setKeyword(schema, path, 'format', next === '' ? undefined : str(next)))
      }
    />
  )
}
