import { valueFromProse } from '../authoring/samples/value-from-prose'
import { get, getIn, itemsOf, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { pointer } from '../json/pointer'
import { resolveReference } from '../schema/reference'
import { meantTypesOf } from '../schema/types'
import type { Fault } from './fault'
import { misreadings } from './misreadings'
import { meantName, nearestNames } from './nearest'
import { AS_FOUND, type CallCode, type CallProblem } from './problem'

/** Keywords whose problem has another name than they. */
const CODES: Readonly<Record<string, CallCode>> = {
  required: 'missing',
  dependentRequired: 'missing-with',
  dependencies: 'missing-with',
  additionalProperties: 'extra',
  unevaluatedProperties: 'extra',
  propertyNames: 'name',
  items: 'item-extra',
  prefixItems: 'item-extra',
  additionalItems: 'item-extra',
  unevaluatedItems: 'item-extra',
  not: 'refused',
  false: 'refused',
}

function codeOf(fault: Fault): CallCode {
  const { keyword, types, choices, groups } = fault
  if (fault.undecided) return 'undecided'
  if (fault.isNote) return keyword === 'type' ? 'whole-with-point' : 'extra-open'
  if (keyword === 'anyOf' || keyword === 'oneOf') {
    if (groups) return 'needs-one'
    if (types && choices) return 'choice'
    if (types) return 'type'
    if (choices) return 'enum'
    return keyword === 'oneOf' && fault.isSeveral ? 'several' : 'no-branch'
  }
  return Object.hasOwn(CODES, keyword) ? CODES[keyword]! : (keyword as CallCode)
}

/** Codes of a value that a lenient host may read in another way. */
const READ_LENIENTLY: ReadonlySet<CallCode> = new Set([
  'type',
  'enum',
  'const',
  'choice',
  'pattern',
  'format',
  'no-branch',
])

/** A fault as something to say: a code, what was expected, what came, how else it could be read. */
export function problemOf(
  fault: Fault,
  root: JsonNode,
  isAccepted: (value: JsonNode, schema: JsonNode) => boolean,
): CallProblem {
  const { keyword, path, place, schema, bound, value, undecided, isNote } = fault
  const code = codeOf(fault)
  const types = fault.types ?? (keyword === 'type' ? meantTypesOf(schema) : undefined)
  const choices = fault.choices ?? (keyword === 'enum' ? itemsOf(bound) : undefined)
  // What branches allow between them has no schema of its own to read by.
  const isReadLeniently =
    READ_LENIENTLY.has(code) && (fault.choices === undefined || fault.types !== undefined)
  return {
    code,
    severity: undecided ? 'undecided' : isNote ? 'note' : 'error',
    path,
    place,
    ...(keyword ? { keyword } : {}),
    got: value,
    bound,
    ...(types ? { types } : {}),
    ...(choices ? { choices } : {}),
    ...asFound(fault),
    ...(code === 'extra' || code === 'extra-open' ? { declared: declaredIn(schema, root) } : {}),
    ...nearChoice(value, choices),
    ...exampleIn(code, schema),
    readings: isReadLeniently ? misreadings(value, schema, root, isAccepted) : [],
  }
}

const asFound = (fault: Fault): Pick<Fault, (typeof AS_FOUND)[number]> =>
  Object.fromEntries(
    AS_FOUND.flatMap((key) => (fault[key] === undefined ? [] : [[key, fault[key]]])),
  )

/** The first value that the author shows, where a rule alone is hard to follow. */
function exampleIn(code: CallCode, schema: JsonNode): { readonly example?: JsonNode } {
  if ((code !== 'pattern' && code !== 'format') || schema.kind !== 'object') return {}
  const example =
    itemsOf(get(schema, 'examples'))[0] ??
    get(schema, 'example') ??
    valueFromProse(schema, 'string')
  return example ? { example } : {}
}

/** The allowed text that a text is a slip away from. */
function nearChoice(
  value: JsonNode,
  choices: readonly JsonNode[] | undefined,
): { readonly meant?: string } {
  const said = stringOf(value)
  if (said === undefined || !choices) return {}
  const near = meantName(
    said,
    choices.flatMap((each) => stringOf(each) ?? []),
  )
  return near && near.why !== 'part' ? { meant: near.name } : {}
}

/**
 * Says of a member one too many which parameter it was meant for, and of that one under which name
 * it stands.
 */
export function withMeanings(
  problems: readonly CallProblem[],
  args: JsonNode,
): readonly CallProblem[] {
  const under = new Map<string, string>()
  const named = problems.map((each): CallProblem => {
    if (each.code !== 'extra' && each.code !== 'extra-open') return each
    const meant = meantOf(each, problems, args)
    if (meant === undefined) return each
    under.set(pointer([...each.path.slice(0, -1), meant]), each.name ?? '')
    return { ...each, code: each.code === 'extra' ? 'misspelt' : 'misspelt-open', meant }
  })
  return named.map((each) => {
    const other =
      each.code === 'missing' ? under.get(pointer([...each.path, each.name ?? ''])) : undefined
    return other === undefined ? each : { ...each, under: other }
  })
}

/** The missing members come first: they are what a stranger was most likely meant for. */
function meantOf(
  { path, name = '', declared = [] }: CallProblem,
  problems: readonly CallProblem[],
  args: JsonNode,
): string | undefined {
  const above: Path = path.slice(0, -1)
  const here = getIn(args, above)
  const missing = problems.flatMap((each) =>
    each.code === 'missing' && pointer(each.path) === pointer(above) ? (each.name ?? []) : [],
  )
  const free = declared.filter((each) => get(here, each) === undefined)
  const certain = meantName(name, missing)
  if (certain) return certain.name
  const near = meantName(name, free)
  if (near && near.why !== 'part') return near.name
  return missing.length === 1 && nearestNames(name, missing).length > 0 ? missing[0] : undefined
}

/** The names that an object's schema declares, as far as references and `allOf` lead. */
function declaredIn(schema: JsonNode, root: JsonNode, depth = 0): readonly string[] {
  const target = resolveReference(root, schema) ?? schema
  if (depth > 5) return []
  return [
    ...membersOf(get(target, 'properties')).map(({ key }) => key),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      itemsOf(get(target, key)).flatMap((each) => declaredIn(each, root, depth + 1)),
    ),
  ]
}
