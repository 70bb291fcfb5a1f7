import { get, itemsOf, type JsonNode, membersOf, type Path, sameData, stringOf } from '../json/node'
import { printScalar } from '../json/print'
import { breaksBound } from './breaks-bound'
import { breaksFormat } from './formats'
import { isTypeName } from './keywords'
import { compareNumbers } from './numbers'
import { readPattern } from './pattern'
import { hangIn, LONGEST_JUDGED } from './pattern-hang'
import { resolveReference } from './reference'
import { isOfType, meantTypesOf, typeNamesOf } from './types'

/** The first keyword that a value breaks, what it says, and where in the value. */
export interface Misfit {
  readonly keyword: string
  readonly bound: string
  readonly path: Path
}

/** What is known of each value on each schema of one root: branches share their parts. */
export type KnownMisfits = WeakMap<JsonNode, Map<JsonNode, Misfit | undefined>>

interface Trial {
  readonly root: JsonNode
  readonly known: KnownMisfits
  readonly judgesFormats: boolean
  depth: number
}

/** Deeper than any real chain of branches; what is below is not judged. */
const DEEPEST = 200
/** Longer texts are not tried on patterns. */
const LONGEST_TRIED = 1000

/**
 * Where a value surely breaks a schema, references, branches and formats included; undefined when
 * it fits or cannot be judged. A pattern that could hang is not run. Formats are notes to some
 * readers, so they can be left out. `known` is what is known already on the same root, formats
 * judged alike.
 */
export function misfitOf(
  value: JsonNode,
  schema: JsonNode,
  root = schema,
  judgesFormats = true,
  known: KnownMisfits = new WeakMap(),
): Misfit | undefined {
  return tried(value, schema, { root, known, judgesFormats, depth: 0 })
}

/** Whether two values are the same; 1 and 1.0 are one number. */
export const isSameValue = (a: JsonNode, b: JsonNode): boolean =>
  a.kind === 'number' && b.kind === 'number' ? compareNumbers(a.raw, b.raw) === 0 : sameData(a, b)

function tried(value: JsonNode, given: JsonNode, trial: Trial): Misfit | undefined {
  if (given.kind === 'boolean')
    return given.value ? undefined : { keyword: 'false', bound: '', path: [] }
  if (given.kind !== 'object' || trial.depth >= DEEPEST) return undefined
  const known = trial.known.get(value) ?? new Map<JsonNode, Misfit | undefined>()
  if (known.has(given)) return known.get(given)
  // A schema that leads back to itself asks nothing more of the value.
  trial.known.set(value, known.set(given, undefined))
  trial.depth++
  const target = get(given, '$ref') ? resolveReference(trial.root, given) : undefined
  const found =
    (target && target !== given ? tried(value, target, trial) : undefined) ??
    own(value, given, trial) ??
    inBranches(value, given, trial) ??
    inside(value, given, trial)
  trial.depth--
  known.set(given, found)
  return found
}

const broken = (keyword: string, bound: string): Misfit => ({ keyword, bound, path: [] })

function own(value: JsonNode, schema: JsonNode, { judgesFormats }: Trial): Misfit | undefined {
  for (const { key, value: bound } of membersOf(schema)) {
    if (key === 'type') {
      const types = meantTypesOf(schema)
      if (types.every(isTypeName) && !isOfType(value, types))
        return broken('type', types.join(' | '))
    } else if (key === 'enum') {
      const items = itemsOf(bound)
      if (bound.kind === 'array' && !items.some((item) => isSameValue(item, value)))
        return broken('enum', items.slice(0, 5).map(printScalar).join(', '))
    } else if (key === 'const') {
      if (!isSameValue(bound, value)) return broken('const', printScalar(bound))
    } else if (bound.kind === 'number') {
      if (breaksBound(value, key, bound.raw)) return broken(key, bound.raw)
    } else if (value.kind === 'string' && bound.kind === 'string') {
      if (key === 'format' && judgesFormats && breaksFormat(value.value, bound.value))
        return broken(key, bound.value)
      if (key === 'pattern' && breaksPattern(value.value, bound.value))
        return broken(key, bound.value)
    } else if (key === 'uniqueItems' && bound.kind === 'boolean' && bound.value) {
      if (value.kind === 'array' && hasTwice(value.items)) return broken(key, 'true')
    }
  }
  return undefined
}

function breaksPattern(text: string, pattern: string): boolean {
  if (text.length > LONGEST_TRIED || pattern.length > LONGEST_JUDGED || hangIn(pattern))
    return false
  return readPattern(pattern).regex?.test(text) === false
}

function hasTwice(items: readonly JsonNode[]): boolean {
  return items
    .slice(0, 50)
    .some((item, i) => items.slice(0, i).some((one) => isSameValue(one, item)))
}

function inBranches(value: JsonNode, schema: JsonNode, trial: Trial): Misfit | undefined {
  for (const branch of itemsOf(get(schema, 'allOf'))) {
    const found = tried(value, branch, trial)
    if (found) return found
  }
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = itemsOf(get(schema, keyword))
    const found = branches.map((branch) => tried(value, branch, trial))
    if (branches.length === 0 || found.includes(undefined)) continue
    // Of several branches the one that the value went furthest in is likeliest meant.
    const deep = found.reduce((best, each) => (each!.path.length > best!.path.length ? each : best))
    return branches.length === 1 || deep!.path.length > 0
      ? deep
      : broken(keyword, typesIn(branches))
  }
  return undefined
}

const typesIn = (branches: readonly JsonNode[]): string =>
  [...new Set(branches.flatMap((branch) => typeNamesOf(branch)))].join(' | ')

function inside(value: JsonNode, schema: JsonNode, trial: Trial): Misfit | undefined {
  if (value.kind === 'array') return inItems(value.items, schema, trial)
  if (value.kind !== 'object') return undefined
  for (const item of itemsOf(get(schema, 'required'))) {
    const name = stringOf(item)
    if (name !== undefined && get(value, name) === undefined) return broken('required', name)
  }
  const properties = get(schema, 'properties')
  const rest = get(schema, 'additionalProperties')
  const patterns = membersOf(get(schema, 'patternProperties'))
  for (const each of membersOf(value)) {
    const below = get(properties, each.key) ?? (patterns.length === 0 ? rest : undefined)
    if (!below) continue
    const found = tried(each.value, below, trial)
    if (found?.keyword === 'false' && below === rest)
      return { keyword: 'additionalProperties', bound: each.key, path: [each.key] }
    if (found) return { ...found, path: [each.key, ...found.path] }
  }
  return undefined
}

function inItems(items: readonly JsonNode[], schema: JsonNode, trial: Trial): Misfit | undefined {
  const rest = get(schema, 'items')
  const places = rest?.kind === 'array' ? rest : get(schema, 'prefixItems')
  for (const [i, item] of items.entries()) {
    const below = get(places, i) ?? (rest?.kind === 'array' ? undefined : rest)
    const found = below && tried(item, below, trial)
    if (found) return { ...found, path: [i, ...found.path] }
  }
  return undefined
}
