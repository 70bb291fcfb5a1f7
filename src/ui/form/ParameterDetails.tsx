import '../../i18n/words/params'
import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import type { Finding } from '../../core/lint/finding'
import { type Kind, kindsOfMixed } from '../../core/model/parameter-kind'
import type { RowPlace } from '../../core/model/row-places'
import type { Body } from '../../core/model/schema-body'
import { type DetailPart, partsFor } from './detail-parts'
import { Findings } from './Findings'
import { findingsId } from './form-context'
import { FilledBy } from './injected/FilledBy'
import { KeptMembers } from './KeptMembers'
import { knownInBody, knownInEntries, knownOutside } from './known-members'
import { ReferenceNote } from './ReferenceNote'
import { RowActions } from './RowActions'
import { NO_FINDINGS, shareFindings } from './share-findings'

interface Props {
  readonly place: RowPlace
  readonly body: Body
  readonly kind: Kind
  /** What the row refers to is shown around it already. */
  readonly isLoop: boolean
  readonly findings: readonly Finding[]
  readonly index: number
  readonly count: number
}

/** The fields of an open row, by its kind; then what has no field, and what can be done. */
export default function ParameterDetails(props: Props) {
  const { place, body, kind, isLoop, findings } = props
  const { schema } = body
  // A schema that is no object has no keywords, but `true` becomes one with the first.
  const hasKeywords = schema.kind === 'object' || (schema.kind === 'boolean' && schema.value)
  const kinds = kind === 'mixed' ? [...kindsOfMixed(schema), kind] : [kind]
  const parts = (hasKeywords ? partsFor(kinds) : []).filter(
    (part) => (part.isOutside || !isLoop) && (!part.isOfParameter || place.role === 'parameter'),
  )
  const holderOf = (part: DetailPart) =>
    part.isOutside ? place : { ...place, path: body.path, schema }
  const own = parts.filter((part) => part.id !== 'left-out')
  const places = own.flatMap((part) =>
    part.keywords.map((keyword) => [...holderOf(part).path, keyword]),
  )
  const { byPlace, elsewhere } = shareFindings(findings, places)
  const isSame = body.path.length === place.path.length && !body.reference
  return (
    <div className="pd">
      {elsewhere.length > 0 && (
        <div className="w6">
          <Findings id={findingsId(place.path)} findings={elsewhere} />
        </div>
      )}
      {body.reference && (
        <div className="w6">
          <ReferenceNote place={place} body={body} isLoop={isLoop} />
        </div>
      )}
      {parts.map((part) => (
        <div key={part.id} className={part.look}>
          <part.Part
            parameter={holderOf(part)}
            kind={kind}
            findings={part.keywords.flatMap((keyword) =>
              part.id === 'left-out'
                ? NO_FINDINGS
                : (byPlace.get(pointer([...holderOf(part).path, keyword])) ?? NO_FINDINGS),
            )}
          />
        </div>
      ))}
      <div className="w6">
        {schema.kind !== 'object' && <pre className="kept">{print(schema, 2)}</pre>}
        {!isSame && (
          <KeptMembers path={place.path} node={place.schema} known={knownOutside(place, body)} />
        )}
        {!isLoop && (
          <>
            <KeptMembers
              path={body.path}
              node={schema}
              known={[...knownInBody(schema, kinds), ...(isSame ? knownOutside(place, body) : [])]}
            />
            <EntriesKept body={body} />
          </>
        )}
        <FilledBy path={place.path} />
        <RowActions {...props} />
      </div>
    </div>
  )
}

/** Of a list of objects the fields stand beneath; what else its entries say is kept here. */
function EntriesKept({ body }: { body: Body }) {
  const entries = knownInEntries(body.schema)
  if (!entries) return null
  return <KeptMembers path={[...body.path, 'items']} node={entries.node} known={entries.known} />
}
