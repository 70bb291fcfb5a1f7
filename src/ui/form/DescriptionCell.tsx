import '../../i18n/words/params'
import { get, str } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { INPUT, setKeyword } from '../../core/model/parameters'
import type { RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { TextArea } from '../kit/TextArea'
import { useWords } from '../kit/use-words'
import { toneOf } from './signs'
import { findingsId, useEdit, useFindingsAt } from './form-context'
import { textFor } from './typed-value'

/** What the model should put into the parameter; without a text its definition speaks for it. */
export function DescriptionCell({ place, body }: { place: RowPlace; body: Body }) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = place
  const at = [...path, 'description']
  // A result is not asked of the model.
  const isAsked = path[0] === INPUT[0]
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
        placeholder={
          textFor(get(body.schema, 'description'), 'text').trim() ||
          t(isAsked ? PLACEHOLDERS[place.role] : 'params.valueExample')
        }
        aria-label={t(
          isAsked && place.role === 'parameter' ? 'params.whatToPut' : 'params.whatItIs',
        )}
        aria-describedby={own.length ? findingsId(path) : undefined}
        data-path={pointer(at)}
      />
    </span>
  )
}

/** A good example for each kind of row. */
const PLACEHOLDERS = {
  parameter: 'params.parameterExample',
  variant: 'params.variantExample',
  entry: 'params.entryExample',
  item: 'params.itemExample',
  value: 'params.valueExample',
} as const
