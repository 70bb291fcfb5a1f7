import '../../i18n/words/params'
import { get, str } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { type OwnParameter, setKeyword } from '../../core/model/parameters'
import { TextArea } from '../kit/TextArea'
import { useWords } from '../kit/use-words'
import { toneOf } from './signs'
import { findingsId, useEdit, useFindingsAt } from './form-context'
import { textFor } from './typed-value'

/** What the model should put into the parameter. */
export function DescriptionCell({ parameter }: { parameter: OwnParameter }) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const at = [...path, 'description']
  // Findings about another keyword colour that keyword's field.
  const own = useFindingsAt(path).filter((finding) => finding.path[path.length] === 'description')
  return (
    <span className="ds">
      <TextArea
        value={textFor(get(schema, 'description'), 'text')}
        onText={(text) =>
          edit(setKeyword(schema, path, 'description', text === '' ? undefined : str(text)), at)
        }
        look="s"
        tone={toneOf(own)}
        disabled={schema.kind !== 'object' && !(schema.kind === 'boolean' && schema.value)}
        placeholder={t('params.parameterExample')}
        aria-label={t('params.whatToPut')}
        aria-describedby={own.length ? findingsId(path) : undefined}
        data-path={pointer(at)}
      />
    </span>
  )
}
