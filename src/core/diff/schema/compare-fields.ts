import { arr, booleanOf, get, member, type Member, membersOf, obj, str } from '../../json/node'
import { pointer } from '../../json/pointer'
import { surelyCovers } from '../inclusion/covers'
import { namesRequired } from '../inclusion/members'
import { compareSchemas } from './compare-schemas'
import { indexesWithout, matchFields } from './match-fields'
import { fieldBelow, guarded, note, type SchemaPair, type SchemaWalk } from './walk'

/** Notes which fields of an object went, came, or have another name, and goes on into the others. */
export function compareFields(pair: SchemaPair, walk: SchemaWalk): void {
  const old = membersOf(get(pair.before, 'properties'))
  const now = membersOf(get(pair.after, 'properties'))
  const pairs = matchFields(old, now, saidOf(old, pair, walk))
  compareRequired(pair, walk, pairs.length > 0 ? renames(old, now, pairs) : new Map())
  for (const i of indexesWithout(
    old.length,
    pairs.map((each) => each.before),
  ))
    noteGone(pair, walk, old[i]!)
  for (const j of indexesWithout(
    now.length,
    pairs.map((each) => each.after),
  ))
    noteNew(pair, walk, now[j]!)
  for (const { before: i, after: j } of pairs) {
    const [was, is] = [old[i]!, now[j]!]
    const own: SchemaPair = {
      before: was.value,
      after: is.value,
      pathBefore: [...pair.pathBefore, 'properties', was.key],
      path: [...pair.path, 'properties', is.key],
      field: fieldBelow(pair.field, is.key),
    }
    if (was.key !== is.key)
      note(walk, own, 'field-renamed', 'breaks', {
        before: str(was.key),
        after: str(is.key),
        values: { before: was.key, after: is.key },
      })
    compareSchemas(own, walk)
  }
}

/** What someone says the fields of this object are called now. */
function saidOf(
  old: readonly Member[],
  { pathBefore }: SchemaPair,
  { byHand }: SchemaWalk,
): ReadonlyMap<string, string | null> {
  return new Map(
    old.flatMap(({ key }): [string, string | null][] => {
      const at = pointer([...pathBefore, 'properties', key])
      return Object.hasOwn(byHand, at) ? [[key, byHand[at] ?? null]] : []
    }),
  )
}

const renames = (
  old: readonly Member[],
  now: readonly Member[],
  pairs: readonly { readonly before: number; readonly after: number }[],
): ReadonlyMap<string, string> =>
  new Map(pairs.map(({ before, after }) => [old[before]!.key, now[after]!.key]))

function noteGone(pair: SchemaPair, walk: SchemaWalk, { key, value }: Member): void {
  const isRefused = booleanOf(get(pair.after, 'additionalProperties')) === false
  walk.changes.push({
    code: 'field-removed',
    class: 'breaks',
    pathBefore: [...pair.pathBefore, 'properties', key],
    field: fieldBelow(pair.field, key),
    before: value,
    values: { field: fieldBelow(pair.field, key), name: key, closed: isRefused ? 'yes' : 'no' },
  })
}

function noteNew(pair: SchemaPair, walk: SchemaWalk, { key, value }: Member): void {
  const isRequired = namesRequired(pair.after).includes(key)
  const wasClosed = booleanOf(get(pair.before, 'additionalProperties')) === false
  const isInput = walk.side === 'input'
  if (isInput && !isRequired) walk.added.add(value)
  const field = fieldBelow(pair.field, key)
  walk.changes.push({
    code: isRequired ? 'field-added-required' : 'field-added',
    class: (isInput ? isRequired : wasClosed) ? 'breaks' : guarded(walk, 'behaviour'),
    path: [...pair.path, 'properties', key],
    field,
    after: value,
    values: { field, name: key },
  })
}

/** `renamed`: what each field of both versions is called now. */
function compareRequired(
  pair: SchemaPair,
  walk: SchemaWalk,
  renamed: ReadonlyMap<string, string>,
): void {
  const was = new Set(namesRequired(pair.before).map((name) => renamed.get(name) ?? name))
  const is = new Set(namesRequired(pair.after))
  const hasBefore = (name: string): boolean =>
    [...renamed.values()].includes(name) || !get(get(pair.after, 'properties'), name)
  for (const name of is) if (!was.has(name) && hasBefore(name)) noteRequired(pair, walk, name, true)
  const gone = (name: string): boolean =>
    get(get(pair.before, 'properties'), name) !== undefined &&
    get(get(pair.after, 'properties'), name) === undefined
  for (const name of was) if (!is.has(name) && !gone(name)) noteRequired(pair, walk, name, false)
}

function noteRequired(pair: SchemaPair, walk: SchemaWalk, name: string, isNow: boolean): void {
  const field = fieldBelow(pair.field, name)
  const needs = obj([member('required', arr([str(name)]))])
  const [from, to] = isNow ? [pair.before, walk.before.root] : [pair.after, walk.after.root]
  // Something else may ask for it already, or still.
  const isSaidElsewhere = surelyCovers({ schema: needs, root: needs }, { schema: from, root: to })
  const isInput = walk.side === 'input'
  const at = { ...pair, field }
  if (isSaidElsewhere)
    note(walk, at, 'respelt', guarded(walk, 'safe'), { values: { facet: 'required' } })
  else if (isNow)
    note(walk, at, 'field-required', isInput ? 'breaks' : guarded(walk, 'behaviour'), {
      path: requiredPath(pair, name),
      values: { name },
    })
  else
    note(walk, at, 'field-optional', isInput ? guarded(walk, 'behaviour') : 'breaks', {
      path: requiredPath(pair, name),
      values: { name },
    })
}

const requiredPath = (pair: SchemaPair, name: string) =>
  get(get(pair.after, 'properties'), name) ? [...pair.path, 'properties', name] : pair.path
