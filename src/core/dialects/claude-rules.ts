import { booleanOf, get, itemsOf, type JsonObject, membersOf, stringOf } from '../json/node'
import { parametersOf } from '../schema/parameters'
import { typeNamesOf } from '../schema/types'
import { walkSchema } from '../schema/walk'
import { misfitOf } from './checks/example-fits'
import { illegalPlaces } from '../schema/legality'
import { checkName } from './checks/name'
import { checkPropertyKeys } from './checks/property-keys'
import { checkUnresolvedReferences } from './checks/references'
import { checkRootKeywords, checkRootType } from './checks/root'
import type { DialectError, SetError } from './dialect'
import { CLAUDE } from './profiles/claude'

/** What the Messages API refuses in a tool, strict or not. Schema paths count from the input schema. */
export function checkClaude(tool: JsonObject): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  return [
    ...checkName(tool, CLAUDE.name.value),
    ...checkRootType(schema),
    ...checkRootKeywords(schema, CLAUDE.rootRefuses.value),
    ...checkPropertyKeys(schema, CLAUDE.propertyKey.value),
    ...(schema ? checkUnresolvedReferences(schema) : []),
    ...(schema ? illegalPlaces(schema) : []).map(({ path, keyword }) => ({
      code: 'schema.not-2020-12',
      path,
      values: { keyword },
    })),
    ...checkFlags(tool),
    ...checkExamples(tool),
  ]
}

function checkFlags(tool: JsonObject): readonly DialectError[] {
  const own = get(get(tool, 'vendor'), 'claude')
  const errors: DialectError[] = []
  const cache = get(own, 'cache_control')
  if (isDeferred(tool) && cache && cache.kind !== 'null')
    errors.push({ code: 'claude.defer-and-cache', path: ['vendor', 'claude', 'defer_loading'] })
  const callers = itemsOf(get(own, 'allowed_callers')).map(stringOf)
  if (booleanOf(get(tool, 'strict')) && callers.some((each) => each !== 'direct'))
    errors.push({ code: 'claude.strict-with-programmatic', path: ['strict'] })
  return errors
}

function checkExamples(tool: JsonObject): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  return itemsOf(get(tool, 'inputExamples')).flatMap((example, i): readonly DialectError[] => {
    const path = ['inputExamples', i]
    const misfit = schema && misfitOf(example, schema)
    // The API answered an empty example with an error of its own, whether or not it fits.
    const isEmpty = example.kind === 'object' && membersOf(example).length === 0
    return [
      ...(misfit ? [{ code: 'claude.example-invalid', path: [...path, ...misfit] }] : []),
      ...(isEmpty ? [{ code: 'claude.example-empty', path, severity: 'warning' as const }] : []),
    ]
  })
}

/** What the Messages API refuses in a list of tools as they are sent. */
export function checkClaudeSet(tools: readonly JsonObject[]): readonly SetError[] {
  const errors: SetError[] = []
  if (tools.length > 0 && tools.every(isDeferred))
    errors.push({ code: 'claude.all-deferred', path: [] })
  const strict = tools.filter((tool) => booleanOf(get(tool, 'strict')) === true)
  const budgets = CLAUDE.strictBudgets
  const counts = [
    ['claude.too-many-strict', strict.length, budgets.tools.value],
    ['claude.too-many-optional', sum(strict.map(optionalIn)), budgets.optional.value],
    ['claude.too-many-unions', sum(strict.map(unionsIn)), budgets.unions.value],
  ] as const
  for (const [code, count, most] of counts)
    if (count > most) errors.push({ code, path: [], values: { count, most } })
  return errors
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0)

/** Parameters at any depth, and in definitions, that need not be given. */
function optionalIn(tool: JsonObject): number {
  return parametersOf(tool).filter((each) => !each.isRequired).length
}

/** Schemas at any depth of more than one type, by a list of types or by branches. */
function unionsIn(tool: JsonObject): number {
  const schema = get(tool, 'inputSchema')
  if (!schema) return 0
  const isUnion = (each: JsonObject): boolean =>
    typeNamesOf(each).length > 1 || get(each, 'anyOf') !== undefined
  return walkSchema(schema).filter(
    (place) => place.schema.kind === 'object' && isUnion(place.schema),
  ).length
}

function isDeferred(tool: JsonObject): boolean {
  return booleanOf(get(get(get(tool, 'vendor'), 'claude'), 'defer_loading')) === true
}
