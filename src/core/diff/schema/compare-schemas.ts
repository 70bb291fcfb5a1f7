import {
  get,
  itemsOf,
  type JsonNode,
  membersOf,
  obj,
  sameData,
  str,
  stringOf,
} from '../../json/node'
import { KEYWORDS } from '../../schema/keywords'
import { surelyCovers } from '../inclusion/covers'
import { meaningText } from '../inclusion/meaning'
import { keysOfBoth } from '../keys-of-both'
import { compareTexts, isOnlyLayout } from '../text/compare-texts'
import { compareFields } from './compare-fields'
import { compareFacets } from './compare-facets'
import { TOLD } from './facets'
import { opened } from './opened'
import { note, type SchemaPair, type SchemaWalk } from './walk'

/** Notes all that differs between two schemas, and in what is below them. */
export function compareSchemas(given: SchemaPair, walk: SchemaWalk): void {
  const a = opened(given.before, given.pathBefore, walk.before.root, walk.before.base)
  const b = opened(given.after, given.path, walk.after.root, walk.after.base)
  const seen = walk.seen.get(a.origin) ?? new Set<JsonNode>()
  if (seen.has(b.origin)) return compareTold({ ...given, before: a.schema, after: b.schema }, walk)
  walk.seen.set(a.origin, seen.add(b.origin))
  const pair: SchemaPair = {
    ...given,
    before: asObject(a.schema),
    after: asObject(b.schema),
    pathBefore: a.path,
    path: b.path,
  }
  compareTold(pair, walk)
  const apart = new Set<string>()
  compareFields(pair, walk)
  if (compareItems(pair, walk)) apart.add('items')
  if (compareRest(pair, walk)) apart.add('extra')
  if (compareBranches(pair, walk)) apart.add('choice')
  compareFacets(pair, walk, apart)
}

/** `true` says nothing, `false` denies all. */
const asObject = (schema: JsonNode): JsonNode =>
  schema.kind !== 'boolean'
    ? schema
    : obj(schema.value ? [] : [{ key: 'not', value: { kind: 'boolean', value: true } }])

/** What only tells: description, title, default, examples, and words of others. */
function compareTold(pair: SchemaPair, walk: SchemaWalk): void {
  const [before, after] = [pair.before, pair.after]
  compareDescription(pair, walk)
  for (const key of keysOfBoth(before, after)) {
    const told = TOLD[key]
    if (told === undefined && (KEYWORDS.has(key) || key === 'nullable')) continue
    const [was, is] = [get(before, key), get(after, key)]
    if (sameData(was, is)) continue
    const isRespelt = was && is && meaningText(asLiteral(was)) === meaningText(asLiteral(is))
    const code =
      told === undefined ? 'other' : key === 'default' || key === 'examples' ? key : 'told'
    note(walk, pair, isRespelt ? 'respelt' : code, isRespelt ? 'safe' : (told ?? 'behaviour'), {
      path: [...pair.path, key],
      pathBefore: [...pair.pathBefore, key],
      ...(was ? { before: was } : {}),
      ...(is ? { after: is } : {}),
      values: { keyword: key },
    })
  }
}

const asLiteral = (value: JsonNode): JsonNode => obj([{ key: 'const', value }])

function compareDescription(pair: SchemaPair, walk: SchemaWalk): void {
  const [was, is] = [get(pair.before, 'description'), get(pair.after, 'description')]
  if (sameData(was, is)) return
  const [old, now] = [stringOf(was) ?? '', stringOf(is) ?? '']
  const text = compareTexts(old, now)
  const isLayout = old !== '' && now !== '' && isOnlyLayout(text)
  const code = isLayout
    ? 'text-layout'
    : old === ''
      ? 'text-added'
      : now === ''
        ? 'text-removed'
        : 'text-changed'
  note(walk, pair, code, isLayout ? 'safe' : 'behaviour', {
    path: [...pair.path, 'description'],
    pathBefore: [...pair.pathBefore, 'description'],
    before: str(old),
    after: str(now),
    text,
  })
}

/** Goes on to the items of both lists; false where they cannot be compared one by one. */
function compareItems(pair: SchemaPair, walk: SchemaWalk): boolean {
  const [was, is] = [get(pair.before, 'items'), get(pair.after, 'items')]
  const [placesBefore, places] = [get(pair.before, 'prefixItems'), get(pair.after, 'prefixItems')]
  const [old, now] = [itemsOf(placesBefore), itemsOf(places)]
  if (old.length !== now.length || (was === undefined) !== (is === undefined)) return false
  if (was?.kind === 'array' || is?.kind === 'array') return false
  if (!isSameBeside(pair, ['additionalItems', 'unevaluatedItems'])) return false
  old.forEach((before, i) =>
    compareSchemas(
      {
        before,
        after: now[i]!,
        pathBefore: [...pair.pathBefore, 'prefixItems', i],
        path: [...pair.path, 'prefixItems', i],
        field: `${pair.field}[${i}]`,
      },
      walk,
    ),
  )
  if (was && is) compareSchemas(below(pair, was, is, 'items', `${pair.field}[]`), walk)
  return true
}

const below = (
  pair: SchemaPair,
  before: JsonNode,
  after: JsonNode,
  keyword: string,
  field: string,
): SchemaPair => ({
  before,
  after,
  pathBefore: [...pair.pathBefore, keyword],
  path: [...pair.path, keyword],
  field,
})

const isSameBeside = (pair: SchemaPair, keywords: readonly string[]): boolean =>
  keywords.every((keyword) => sameData(get(pair.before, keyword), get(pair.after, keyword)))

/** Goes on to what is said of all other members, where both say it in a schema. */
function compareRest(pair: SchemaPair, walk: SchemaWalk): boolean {
  const [was, is] = [
    get(pair.before, 'additionalProperties'),
    get(pair.after, 'additionalProperties'),
  ]
  if (was?.kind !== 'object' || is?.kind !== 'object') return false
  if (!isSameBeside(pair, ['patternProperties', 'unevaluatedProperties'])) return false
  // A name that is spoken of now was one of the others before: then the whole must be judged.
  const names = (schema: JsonNode): string =>
    membersOf(get(schema, 'properties'))
      .map(({ key }) => key)
      .sort()
      .join('\n')
  if (names(pair.before) !== names(pair.after)) return false
  compareSchemas(below(pair, was, is, 'additionalProperties', `${pair.field}.*`), walk)
  return true
}

/** Goes on to the branches of a choice, where as many are there as before and no more than one kind. */
function compareBranches(pair: SchemaPair, walk: SchemaWalk): boolean {
  const found = ['anyOf', 'oneOf'].filter(
    (keyword) => get(pair.before, keyword) ?? get(pair.after, keyword),
  )
  const [keyword] = found
  if (found.length !== 1 || keyword === undefined) return false
  const [was, is] = [get(pair.before, keyword), get(pair.after, keyword)]
  if (was?.kind !== 'array' || is?.kind !== 'array' || was.items.length !== is.items.length)
    return false
  // Branches that only say which members must be given are a condition, and told as one.
  if (![...was.items, ...is.items].every((each) => get(each, 'type') ?? get(each, '$ref')))
    return false
  const wasGuarded = walk.isGuarded
  if (keyword === 'oneOf') walk.isGuarded ||= !isSurelyWider(pair, walk, keyword)
  was.items.forEach((before, i) =>
    compareSchemas(
      {
        before,
        after: is.items[i]!,
        pathBefore: [...pair.pathBefore, keyword, i],
        path: [...pair.path, keyword, i],
        field: pair.field,
      },
      walk,
    ),
  )
  walk.isGuarded = wasGuarded
  return true
}

/** Whether a choice as a whole still takes what it took. */
function isSurelyWider(pair: SchemaPair, walk: SchemaWalk, keyword: string): boolean {
  const only = (schema: JsonNode): JsonNode => obj([{ key: keyword, value: get(schema, keyword)! }])
  const old = { schema: pair.before, root: walk.before.root }
  const now = { schema: pair.after, root: walk.after.root }
  return walk.side === 'input'
    ? surelyCovers({ ...now, schema: only(pair.after) }, old)
    : surelyCovers({ ...old, schema: only(pair.before) }, now)
}
