import { get, itemsOf, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { walkSchema } from './walk'

/** A rule that a schema has between the parameters of one object. */
export type ParameterRule = (
  | {
      /** Exactly one of these groups, at least one, at most one. */
      readonly kind: 'one' | 'some' | 'mostOne'
      readonly groups: readonly (readonly string[])[]
    }
  /** Not all of these together. */
  | { readonly kind: 'apart'; readonly names: readonly string[] }
  /** With one, others are required too. */
  | { readonly kind: 'with'; readonly name: string; readonly needs: readonly string[] }
  /** When one has a value, others are required. */
  | {
      readonly kind: 'when'
      readonly name: string
      readonly values: readonly string[]
      readonly needs: readonly string[]
    }
) & {
  /** Where the rule stands. */
  readonly path: Path
  /** The object whose parameters it speaks of. */
  readonly owner: { readonly path: Path; readonly schema: JsonNode }
}

/** `Omit` that keeps the members of a union apart. */
type Bare = ParameterRule extends infer R
  ? R extends ParameterRule
    ? Omit<R, 'owner'>
    : never
  : never

/** The rules between parameters of a tool's input, at any depth, in document order. */
export function parameterRules(tool: JsonNode): readonly ParameterRule[] {
  const schema = get(tool, 'inputSchema')
  return schema?.kind === 'object' ? rulesIn(schema) : []
}

const rulesIn = oncePer((root: JsonNode): readonly ParameterRule[] => {
  const found: ParameterRule[] = []
  for (const { path, schema } of walkSchema(root, ['inputSchema'])) {
    if (schema.kind !== 'object' || !schema.members.some(({ key }) => RULE_KEYS.has(key))) continue
    const isRoot = path.length === 1
    // A value that is one of several shapes has no parameters of its own to speak of.
    if (!isRoot && get(schema, 'properties') === undefined) continue
    const owner = { path, schema }
    for (const rule of rulesOf(schema, path, knownIn(schema)))
      found.push({ ...rule, owner } as ParameterRule)
  }
  return found
})

/** The keywords that `rulesOf` reads; most schemas have none. */
const RULE_KEYS: ReadonlySet<string> = new Set([
  'oneOf',
  'anyOf',
  'allOf',
  'not',
  'dependentRequired',
  'dependencies',
  'dependentSchemas',
  'if',
])

/** The names that a schema declares, its branches included. */
function knownIn(schema: JsonNode): ReadonlySet<string> {
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => [...itemsOf(get(schema, key))])
  return new Set(
    [schema, ...branches].flatMap((each) =>
      membersOf(get(each, 'properties')).map(({ key }) => key),
    ),
  )
}

function rulesOf(schema: JsonNode, path: Path, known: ReadonlySet<string>): readonly Bare[] {
  const always = namesIn(get(schema, 'required'))
  return membersOf(schema).flatMap(({ key, value }): readonly Bare[] => {
    const at = [...path, key]
    if (key === 'oneOf' || key === 'anyOf')
      return choiceRules(key, itemsOf(value), at, known, always)
    if (key === 'allOf')
      return itemsOf(value).flatMap((item, i) => [...rulesOf(item, [...at, i], known)])
    if (key === 'not') return apartRules(value, at, known)
    if (key === 'dependentRequired' || key === 'dependencies' || key === 'dependentSchemas')
      return withRules(value, at, known, always)
    return key === 'if' ? whenRules(schema, value, at, known, always) : []
  })
}

const namesIn = (list: JsonNode | undefined): readonly string[] =>
  itemsOf(list).flatMap((item) => stringOf(item) ?? [])

const BRANCH_KEYS: ReadonlySet<string> = new Set([
  'required',
  'type',
  'title',
  'description',
  'not',
  'properties',
  'additionalProperties',
])

function choiceRules(
  keyword: 'oneOf' | 'anyOf',
  branches: readonly JsonNode[],
  path: Path,
  known: ReadonlySet<string>,
  always: readonly string[],
): readonly Bare[] {
  if (branches.length < 2) return []
  const isReadable = (branch: JsonNode): boolean =>
    branch.kind === 'object' && branch.members.every(({ key }) => BRANCH_KEYS.has(key))
  if (!branches.every(isReadable)) return []
  const named = branches.map((branch) => namesIn(get(branch, 'required')))
  if (!named.flat().every((name) => known.has(name))) return []
  const cases = discriminated(branches, named, path)
  if (cases) return cases
  const common = new Set([
    ...always,
    ...named[0]!.filter((name) => named.every((names) => names.includes(name))),
  ])
  const groups = named.map((names) => names.filter((name) => !common.has(name)))
  const given = groups.filter((names) => names.length > 0)
  const isNoneAllowed = given.length < groups.length
  if (given.length < (isNoneAllowed ? 2 : 1) || new Set(given.flat()).size < 2) return []
  if (!isNoneAllowed) return [{ kind: keyword === 'oneOf' ? 'one' : 'some', groups: given, path }]
  return keyword === 'oneOf' ? [{ kind: 'mostOne', groups: given, path }] : []
}

/** Branches told apart by the fixed value of one parameter: what each value requires. */
function discriminated(
  branches: readonly JsonNode[],
  named: readonly (readonly string[])[],
  path: Path,
): readonly Bare[] | undefined {
  const fixed = branches.map((branch) => fixedIn(branch))
  const name = fixed[0]?.[0]
  if (name === undefined || !fixed.every((each) => each?.[0] === name)) return undefined
  const common = named[0]!.filter((each) => named.every((names) => names.includes(each)))
  return fixed.flatMap((each, i): readonly Bare[] => {
    const needs = named[i]!.filter((one) => one !== name && !common.includes(one))
    return needs.length === 0
      ? []
      : [{ kind: 'when', name, values: each![1], needs, path: [...path, i] }]
  })
}

/** The first property with a fixed value, and its values. */
function fixedIn(schema: JsonNode): readonly [string, readonly string[]] | undefined {
  for (const { key, value } of membersOf(get(schema, 'properties'))) {
    const constant = get(value, 'const')
    const values = constant ? [constant] : itemsOf(get(value, 'enum'))
    const texts = values.flatMap((each) => textOf(each) ?? [])
    if (texts.length > 0 && texts.length === values.length) return [key, texts]
  }
  return undefined
}

function textOf(value: JsonNode): string | undefined {
  if (value.kind === 'number') return value.raw
  if (value.kind === 'boolean') return String(value.value)
  return stringOf(value)
}

function apartRules(value: JsonNode, path: Path, known: ReadonlySet<string>): readonly Bare[] {
  const members = membersOf(value)
  const names = namesIn(get(value, 'required'))
  const isPlain = members.every(({ key }) => key === 'required' || key === 'type')
  if (!isPlain || names.length < 2 || !names.every((name) => known.has(name))) return []
  return [{ kind: 'apart', names, path }]
}

function withRules(
  value: JsonNode,
  path: Path,
  known: ReadonlySet<string>,
  always: readonly string[],
): readonly Bare[] {
  return membersOf(value).flatMap(({ key: name, value: needed }): readonly Bare[] => {
    const list = needed.kind === 'array' ? needed : get(needed, 'required')
    const needs = namesIn(list).filter((each) => !always.includes(each) && known.has(each))
    if (!known.has(name) || needs.length === 0) return []
    return [{ kind: 'with', name, needs, path: [...path, name] }]
  })
}

function whenRules(
  schema: JsonNode,
  condition: JsonNode,
  path: Path,
  known: ReadonlySet<string>,
  always: readonly string[],
): readonly Bare[] {
  const needs = namesIn(get(get(schema, 'then'), 'required')).filter(
    (each) => !always.includes(each) && known.has(each),
  )
  if (needs.length === 0) return []
  const fixed = fixedIn(condition)
  if (fixed && known.has(fixed[0]))
    return [{ kind: 'when', name: fixed[0], values: fixed[1], needs, path }]
  const [name, ...others] = namesIn(get(condition, 'required'))
  return name !== undefined && others.length === 0 && known.has(name)
    ? [{ kind: 'with', name, needs, path }]
    : []
}
