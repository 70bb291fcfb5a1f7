import '../../i18n/words/params'
import { get } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { canBeNull, mayBeNull, setNullable } from '../../core/model/nullable'
import type { Kind } from '../../core/model/parameter-kind'
import { setRequired } from '../../core/model/parameters'
import type { RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { Checkbox } from '../kit/Checkbox'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import { DescriptionCell } from './DescriptionCell'
import { useEdit, useFormTool } from './form-context'
import { KindSelect } from './KindSelect'
import { NameCell } from './NameCell'
import type { RowLabel } from './row-labels'
import { useKeyword } from './use-keyword'

/** The cells of an open row, as fields in place. */
export function OpenCells({
  place,
  body,
  kind,
  label,
  isNew,
  onWish,
  onRenamed,
}: {
  place: RowPlace
  body: Body
  kind: Kind
  label: RowLabel
  isNew: boolean
  onWish: (kind: Kind | undefined) => void
  onRenamed: (from: string) => void
}) {
  return (
    <>
      {place.role === 'parameter' ? (
        <NameCell
          parameter={place}
          owner={place.path.slice(0, -2)}
          isNew={isNew}
          onRenamed={onRenamed}
        />
      ) : place.role === 'variant' ? (
        <TitleCell place={place} label={label} />
      ) : (
        <span className="pn label">{label.label}</span>
      )}
      <span className="ty">
        <KindSelect place={place} body={body} kind={kind} onWish={onWish} />
        {place.role === 'parameter' && <RequiredBox place={place} />}
        <NullBox place={place} body={body} />
      </span>
      <DescriptionCell place={place} body={body} />
    </>
  )
}

/** A variant is known by its title. */
function TitleCell({ place, label }: { place: RowPlace; label: RowLabel }) {
  const t = useWords()
  const { value, onText } = useKeyword(place, 'title', 'text')
  return (
    <span className="pn">
      <TextField
        value={value}
        onText={onText}
        look="s"
        disabled={place.schema.kind !== 'object'}
        placeholder={label.label}
        aria-label={t('params.variantTitle')}
        data-path={pointer([...place.path, 'title'])}
      />
    </span>
  )
}

function RequiredBox({ place }: { place: RowPlace }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const owner = place.path.slice(0, -2)
  return (
    <Checkbox
      checked={place.isRequired}
      path={pointer([...owner, 'required'])}
      onCheck={(on) => edit(setRequired(tool, owner, place.name, on))}
    >
      {t('params.required')}
    </Checkbox>
  )
}

/** Whether null may stand in place of a value: said where the schema says it already. */
function NullBox({ place, body }: { place: RowPlace; body: Body }) {
  const t = useWords()
  const edit = useEdit()
  const isInBody = !mayBeNull(place.schema) && mayBeNull(body.schema)
  const at = isInBody ? body : place
  if (!canBeNull(at.schema) || (place.role === 'variant' && !isInBody && !mayBeNull(place.schema)))
    return null
  return (
    <Checkbox
      checked={mayBeNull(at.schema)}
      path={pointer([...at.path, get(at.schema, 'type') ? 'type' : 'anyOf'])}
      onCheck={(on) => edit(setNullable(at.schema, at.path, on))}
    >
      {t('params.mayBeNull')}
    </Checkbox>
  )
}
