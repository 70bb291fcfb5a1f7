import { get, itemsOf, type JsonNode, type JsonObject, stringOf } from '../../json/node'
import { nameOf } from '../../model/tool'
import { checkName } from '../../dialects/checks/name'
import { checkRootType } from '../../dialects/checks/root'
import type { DialectError, Loss } from '../../dialects/dialect'
import { injectedNames, withoutInjected } from '../../dialects/injected'
import type { Shape } from '../../dialects/shape'
import { layOut } from '../../dialects/write-shape'
import { unkeptValues, type ValueKeeping } from './unkept-values'

/** A parameter that the system fills in; its schema where the tool still has one. */
export interface Injected {
  readonly name: string
  readonly schema?: JsonNode
}

/** A tool as a script is going to declare it. */
export interface ToolPlan {
  readonly name: string
  readonly description?: string
  readonly inputSchema: JsonNode
  /** The tool under the names of the framework, without what has the wrong type for it. */
  readonly fields: JsonObject
  readonly injected: readonly Injected[]
}

/** A plan, or why there is none, and all that it leaves behind. */
export interface Planned {
  readonly plan?: ToolPlan
  readonly losses: readonly Loss[]
  readonly errors: readonly DialectError[]
}

/** What a field must be for the framework to take it; any JSON where absent. */
export type FieldKinds = Readonly<Record<string, JsonNode['kind']>>

/** Neither framework has a rule for names; the vendors behind them allow at most so many characters. */
const NAME_RULE = { pattern: /[^]/, most: 128 }

/**
 * Plans how a framework declares a tool: `shape` says which fields it has, `kinds` what they must be,
 * `keeping` which values its language holds. `taken` are the names of the tools before it.
 */
export function planTool(
  tool: JsonObject,
  shape: Shape,
  kinds: FieldKinds,
  keeping: ValueKeeping,
  taken: ReadonlySet<string>,
): Planned {
  const slim = withoutInjected(tool)
  const laid = layOut(slim.tool, shape)
  const name = nameOf(tool)
  const fits = laid.wire.members.filter(
    ({ key, value }) => kinds[key] === undefined || value.kind === kinds[key],
  )
  const unfit = laid.wire.members
    .filter((each) => !fits.includes(each))
    .map(({ key }) => ({ code: `dropped.${key}`, path: [key], values: { field: key } }))
  const fields: JsonObject = { kind: 'object', members: fits }
  const unkept = unkeptValues(fields, keeping)
  const errors = [
    ...checkName(tool, NAME_RULE),
    ...(taken.has(name) ? [{ code: 'name.duplicate', path: ['name'], values: { name } }] : []),
    ...checkRootType(get(slim.tool, 'inputSchema')),
    ...unkept.errors,
  ]
  const losses = [...slim.losses, ...laid.losses, ...unfit, ...unkept.losses]
  const inputSchema = get(fields, 'inputSchema')
  if (errors.length > 0 || !inputSchema) return { losses, errors }
  const description = stringOf(get(fields, 'description'))
  const properties = get(get(tool, 'inputSchema'), 'properties')
  const injected = [...new Set(injectedNames(tool))].map((each) => {
    const schema = get(properties, each) ?? keptSchema(tool, each)
    return schema ? { name: each, schema } : { name: each }
  })
  const plan = { name, inputSchema, fields, injected }
  return { plan: description === undefined ? plan : { ...plan, description }, losses, errors }
}

/** The schema that stays with an entry of the contract when its parameter is moved there. */
const keptSchema = (tool: JsonObject, name: string): JsonNode | undefined =>
  get(
    itemsOf(get(get(tool, 'contract'), 'injected')).find(
      (each) => stringOf(get(each, 'name')) === name,
    ),
    'schema',
  )
