import { booleanOf, get, itemsOf, type JsonObject, membersOf, stringOf } from '../../json/node'
import { parametersOf } from '../../schema/parameters'
import { typeNamesOf } from '../../schema/types'
import { misfitOf } from '../checks/example-fits'
import { illegalPlaces } from '../checks/legality'
import { checkName } from '../checks/name'
import { checkPropertyKeys } from '../checks/property-keys'
import { checkUnresolvedReferences } from '../checks/references'
import { checkRootKeywords, checkRootType, CLAUDE_ROOT } from '../checks/root'
import { isClosedForStrict } from '../checks/strict-ready'
import type { Dialect, DialectError, Loss, SetError } from '../dialect'
import { finish } from '../finish'
import { withoutInjected } from '../injected'
import { readShape } from '../read-shape'
import { spellOutBooleans, withoutIdentity } from '../schema-changes'
import { field, schemaField, type Shape } from '../shape'
import { layOut, withSchema } from '../write-shape'

const shape: Shape = {
  family: 'claude',
  path: [],
  marks: {},
  fields: [
    field('name'),
    field('description'),
    schemaField('input_schema', 'inputSchema'),
    field('input_examples', 'inputExamples'),
    field('strict'),
  ],
  vendorFields: [
    'type',
    'cache_control',
    'defer_loading',
    'allowed_callers',
    'eager_input_streaming',
  ],
  needsSchema: true,
}

const NAME = { pattern: /^[a-zA-Z0-9_-]+$/, most: 128 }
const PROPERTY_KEY = /^[a-zA-Z0-9_.-]{1,64}$/

/** Budgets per request over all tools with `strict: true` (DIALECTS facts, section 6). */
const STRICT_BUDGETS = { tools: 20, optional: 24, unions: 16 }

/** `{name, description, input_schema, input_examples, strict, …}` of the Messages API. */
export const claude: Dialect = {
  id: 'claude',
  label: 'Claude Messages',
  family: shape.family,
  source: {
    page: 'https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools',
    read: '2026-10',
  },
  limits: { nameLength: NAME.most },
  accepts: (item) => {
    if (!get(item, 'input_schema')) return 0
    const type = get(item, 'type')
    return !type || type.kind === 'null' || stringOf(type) === 'custom' ? 3 : 1
  },
  read: (item) => readShape(item, shape),
  write: (tool) => {
    const slim = withoutInjected(tool)
    const losses: Loss[] = [...slim.losses]
    let ready = slim.tool
    const schema = get(ready, 'inputSchema')
    if (schema) {
      const found = (path: Loss['path']) => losses.push({ code: 'schema.boolean', path })
      ready = withSchema(ready, spellOutBooleans(withoutIdentity(schema, ['$schema']), found))
    }
    if (booleanOf(get(ready, 'strict')) === true && !isClosedForStrict(schema)) {
      losses.push({ code: 'dropped.strict', path: ['strict'], values: { field: 'strict' } })
      ready = { ...ready, members: ready.members.filter((each) => each.key !== 'strict') }
    }
    return finish(layOut(ready, shape, { keepsBlank: true }), losses, check(ready))
  },
  check,
  checkSet,
}

function check(tool: JsonObject): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  return [
    ...checkName(tool, NAME),
    ...checkRootType(schema),
    ...checkRootKeywords(schema, CLAUDE_ROOT),
    ...checkPropertyKeys(schema, PROPERTY_KEY),
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

function checkSet(tools: readonly JsonObject[]): readonly SetError[] {
  const errors: SetError[] = []
  if (tools.length > 0 && tools.every(isDeferred))
    errors.push({ code: 'claude.all-deferred', path: [] })
  const strict = tools.filter((tool) => booleanOf(get(tool, 'strict')) === true)
  const parameters = strict.flatMap(parametersOf)
  const counts = [
    ['claude.too-many-strict', strict.length, STRICT_BUDGETS.tools],
    [
      'claude.too-many-optional',
      parameters.filter((each) => !each.isRequired).length,
      STRICT_BUDGETS.optional,
    ],
    [
      'claude.too-many-unions',
      parameters.filter((each) => typeNamesOf(each.schema).length > 1 || get(each.schema, 'anyOf'))
        .length,
      STRICT_BUDGETS.unions,
    ],
  ] as const
  for (const [code, count, most] of counts)
    if (count > most) errors.push({ code, path: [], values: { count, most } })
  return errors
}

function isDeferred(tool: JsonObject): boolean {
  return booleanOf(get(get(get(tool, 'vendor'), 'claude'), 'defer_loading')) === true
}
