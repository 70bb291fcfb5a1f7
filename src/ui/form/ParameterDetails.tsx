import { get, type Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import type { Kind } from '../../core/model/parameter-kind'
import { type OwnParameter, ownerInside } from '../../core/model/parameters'
import { DETAIL_PARTS } from './detail-parts'
import { Findings } from './Findings'
import { findingsId, useFindingsAt } from './form-context'
import { KeptMembers } from './KeptMembers'
import { RowActions } from './RowActions'
import { NO_FINDINGS, shareFindings } from './share-findings'

interface Props {
  readonly parameter: OwnParameter
  readonly owner: Path
  readonly kind: Kind
  readonly index: number
  readonly count: number
}

/** The fields of an open parameter row, by its kind; then what has no field, and what can be done. */
export default function ParameterDetails({ parameter, owner, kind, index, count }: Props) {
  const { path, schema } = parameter
  // A schema that is no object has no keywords, but `true` becomes one with the first.
  const hasKeywords = schema.kind === 'object' || (schema.kind === 'boolean' && schema.value)
  const parts = DETAIL_PARTS.filter((part) => hasKeywords && part.kinds.includes(kind))
  const places = parts.flatMap((part) => part.keywords.map((keyword) => [...path, keyword]))
  const { byPlace, elsewhere } = shareFindings(useFindingsAt(path), places)
  const inside = ownerInside(parameter)
  const known = [
    'type',
    'description',
    ...parts.flatMap((part) => part.keywords).filter((keyword) => isShown(parameter, keyword)),
    ...(inside?.length === path.length ? ownedBy(parameter.schema) : []),
    ...(inside && inside.length > path.length ? ['items'] : []),
    ...(kind.startsWith('list-') && isPlain(get(schema, 'items')) ? ['items'] : []),
  ]
  const entries = inside && inside.length > path.length ? get(schema, 'items') : undefined
  return (
    <div className="pd">
      {elsewhere.length > 0 && (
        <div className="w6">
          <Findings id={findingsId(path)} findings={elsewhere} />
        </div>
      )}
      {parts.map(({ id, look, keywords, Part }) => (
        <div key={id} className={look}>
          <Part
            parameter={parameter}
            kind={kind}
            findings={keywords.flatMap(
              (keyword) => byPlace.get(pointer([...path, keyword])) ?? NO_FINDINGS,
            )}
          />
        </div>
      ))}
      <div className="w6">
        {schema.kind !== 'object' && <pre className="kept">{print(schema, 2)}</pre>}
        <KeptMembers path={path} node={schema} known={known} />
        <KeptMembers
          path={[...path, 'items']}
          node={entries}
          known={['type', ...(entries ? ownedBy(entries) : [])]}
        />
        <RowActions parameter={parameter} owner={owner} kind={kind} index={index} count={count} />
      </div>
    </div>
  )
}

/** `examples` that are no list have no field. */
function isShown({ schema }: OwnParameter, keyword: string): boolean {
  const node = get(schema, keyword)
  return keyword !== 'examples' || !node || node.kind === 'array'
}

/** What the rows beneath show of an object. */
function ownedBy(schema: OwnParameter['schema']): string[] {
  const more = get(schema, 'additionalProperties')
  const closed = more?.kind === 'boolean' && !more.value
  return [
    'properties',
    ...(get(schema, 'required')?.kind === 'array' ? ['required'] : []),
    ...(closed ? ['additionalProperties'] : []),
  ]
}

/** Entries of which the kind of the list says everything. */
function isPlain(items: OwnParameter['schema'] | undefined): boolean {
  return items?.kind === 'object' && items.members.every((member) => member.key === 'type')
}
