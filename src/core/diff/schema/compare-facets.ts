import type { Condition } from '../../authoring/conditions/condition'
import { readConditions } from '../../authoring/conditions/read-conditions'
import { get, type JsonNode, member, membersOf, obj, type Path, sameData } from '../../json/node'
import { isSameValue } from '../../schema/misfit'
import type { Change } from '../change'
import type { FacetCode } from '../codes'
import { literalsOf } from '../inclusion/atoms'
import { surelyCovers } from '../inclusion/covers'
import { dataText, meaningText } from '../inclusion/meaning'
import { valueText } from '../value-text'
import { type Facet, FACETS } from './facets'
import { guarded, note, type SchemaPair, type SchemaWalk } from './walk'

/** Notes what changed of each thing that two schemas say of a value; `apart` were compared already. */
export function compareFacets(
  pair: SchemaPair,
  walk: SchemaWalk,
  apart: ReadonlySet<string>,
): void {
  for (const facet of FACETS) if (!apart.has(facet.id)) compareFacet(facet, pair, walk)
}

function compareFacet(facet: Facet, pair: SchemaPair, walk: SchemaWalk): void {
  const was = said(pair.before, facet.keywords)
  const is = said(pair.after, facet.keywords)
  if (sameData(was, is)) return
  const shown = {
    ...(membersOf(was).length > 0 ? { before: shownOf(was) } : {}),
    ...(membersOf(is).length > 0 ? { after: shownOf(is) } : {}),
    path: placeIn(pair.path, is),
    pathBefore: placeIn(pair.pathBefore, was),
    ...conditionsOf(facet, pair),
  }
  if (meaningText(was) === meaningText(is)) {
    note(walk, pair, 'respelt', 'safe', { ...shown, values: { facet: facet.id } })
    return
  }
  const { isNarrower, isWider } = direction(facet, was, is, pair, walk)
  if (!isNarrower && !isWider) {
    note(walk, pair, 'respelt', guarded(walk, 'safe'), { ...shown, values: { facet: facet.id } })
    return
  }
  if (facet.id === 'values' && noteValues(pair, walk, shown)) return
  const code: FacetCode = `${facet.id}-${isNarrower && isWider ? 'changed' : isNarrower ? 'narrower' : 'wider'}`
  note(walk, pair, code, classOf(facet, isNarrower, isWider, walk), {
    ...shown,
    values: { before: shownText(shown.before), after: shownText(shown.after) },
  })
}

/** Callers suffer from what is no longer taken, readers from what may come back besides. */
function classOf(
  facet: Facet,
  isNarrower: boolean,
  isWider: boolean,
  walk: SchemaWalk,
): Change['class'] {
  if (walk.side === 'output') return isWider ? 'breaks' : guarded(walk, 'behaviour')
  return isNarrower ? 'breaks' : guarded(walk, facet.wider)
}

/** Whether values may be refused that were taken, and taken that were refused. */
function direction(
  facet: Facet,
  was: JsonNode,
  is: JsonNode,
  pair: SchemaPair,
  walk: SchemaWalk,
): { readonly isNarrower: boolean; readonly isWider: boolean } {
  const old = { schema: pair.before, root: walk.before.root }
  const now = { schema: pair.after, root: walk.after.root }
  // What is said of all other members hangs on which are spoken of; those are compared by themselves.
  const also = facet.id === 'extra' ? spokenOf(pair) : []
  return {
    isNarrower: !surelyCovers({ schema: with_(is, also), root: now.root }, old),
    isWider: !surelyCovers({ schema: with_(was, also), root: old.root }, now),
  }
}

const with_ = (schema: JsonNode, names: readonly string[]): JsonNode =>
  names.length === 0
    ? schema
    : obj([
        member('properties', obj(names.map((name) => member(name, obj([]))))),
        ...membersOf(schema),
      ])

const spokenOf = ({ before, after }: SchemaPair): readonly string[] => [
  ...new Set(
    [before, after].flatMap((schema) => membersOf(get(schema, 'properties')).map(({ key }) => key)),
  ),
]

/** What is a condition between parameters is told as one, not as the schema that it is written in. */
function conditionsOf(
  { id, keywords }: Facet,
  { before, after }: SchemaPair,
): Pick<Change, 'conditions'> {
  if (id !== 'condition' && id !== 'choice') return {}
  const readIn = (schema: JsonNode): readonly Condition[] => {
    const read = readConditions(said(schema, ['properties', ...keywords]), [])
    return read.every(({ conditions }) => conditions.length > 0)
      ? read.flatMap(({ conditions }) => conditions)
      : []
  }
  const [was, is] = [readIn(before), readIn(after)]
  if (was.length + is.length === 0) return {}
  return {
    conditions: {
      ...(was.length > 0 ? { before: was } : {}),
      ...(is.length > 0 ? { after: is } : {}),
    },
  }
}

/** Only what a schema says by some keywords. */
const said = (schema: JsonNode, keywords: readonly string[]): JsonNode =>
  obj(membersOf(schema).filter(({ key }) => keywords.includes(key)))

/** The value of the one keyword, or all with their names. */
const shownOf = (schema: JsonNode): JsonNode => {
  const [only, ...others] = membersOf(schema)
  return only && others.length === 0 ? only.value : schema
}

const placeIn = (path: Path, schema: JsonNode): Path => {
  const [only, ...others] = membersOf(schema)
  return only && others.length === 0 ? [...path, only.key] : path
}

/** Longer values are cut where a sentence shows them; the change holds them whole. */
const MOST_SHOWN = 80

const shownText = (value: JsonNode | undefined): string => {
  const text = valueText(value)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text
}

/** Which of the listed values went and which came; false where one side lists none. */
function noteValues(
  pair: SchemaPair,
  walk: SchemaWalk,
  shown: Pick<Change, 'before' | 'after' | 'path' | 'pathBefore'>,
): boolean {
  const [was, is] = [literalsOf(pair.before), literalsOf(pair.after)]
  if (!was || !is) return false
  const without = (list: readonly JsonNode[], other: readonly JsonNode[]): readonly JsonNode[] =>
    list.filter((value) => !other.some((each) => isSameValue(each, value)))
  const [gone, fresh] = [without(was, is), without(is, was)]
  if (gone.length + fresh.length === 0) return false
  const isInput = walk.side === 'input'
  const words = (list: readonly JsonNode[]): string =>
    list.map((each) => dataShown(each)).join(', ')
  if (gone.length > 0)
    note(walk, pair, 'value-removed', isInput ? 'breaks' : guarded(walk, 'behaviour'), {
      ...shown,
      values: { values: words(gone), count: gone.length },
    })
  if (fresh.length > 0)
    note(walk, pair, 'value-added', isInput ? guarded(walk, 'behaviour') : 'breaks', {
      ...shown,
      values: { values: words(fresh), count: fresh.length },
    })
  return true
}

const dataShown = (value: JsonNode): string => shownText(value) || dataText(value)
