import { get, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { walkSchema } from './walk'

/** Drafts by age, as `$schema` names them. */
const DRAFTS = ['draft-03', 'draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const

/** The draft from which on a keyword counts. */
const SINCE: Readonly<Record<string, (typeof DRAFTS)[number]>> = {
  const: 'draft-06',
  contains: 'draft-06',
  propertyNames: 'draft-06',
  if: 'draft-07',
  then: 'draft-07',
  else: 'draft-07',
  dependentRequired: '2019-09',
  dependentSchemas: '2019-09',
  minContains: '2019-09',
  maxContains: '2019-09',
  unevaluatedProperties: '2019-09',
  unevaluatedItems: '2019-09',
  prefixItems: '2020-12',
}

/** A keyword that the draft which a schema declares does not know, so that it counts for nothing. */
export interface DraftWord {
  readonly path: Path
  readonly keyword: string
  readonly draft: string
  readonly since: string
}

/** The keywords that the draft declared in `$schema` does not know yet. */
export function unknownToDraft(root: JsonNode, base: Path): readonly DraftWord[] {
  const declared = stringOf(get(root, '$schema'))
  const draft = DRAFTS.findIndex((each) => declared?.includes(each))
  if (draft < 0 || draft === DRAFTS.length - 1) return []
  return walkSchema(root, base).flatMap(({ schema, path }) =>
    membersOf(schema).flatMap(({ key }) => {
      const since = Object.hasOwn(SINCE, key) ? SINCE[key] : undefined
      if (since === undefined || DRAFTS.indexOf(since) <= draft) return []
      return [{ path: [...path, key], keyword: key, draft: DRAFTS[draft]!, since }]
    }),
  )
}
