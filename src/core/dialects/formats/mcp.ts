import { get, type JsonObject, memberOf, stringOf, withMember } from '../../json/node'
import { member, withoutMembers } from '../../json/node'
import { membersOf } from '../../json/node'
import type { Carried } from '../../lint/rule'
import { declaresOldDraft, illegalPlaces } from '../../schema/legality'
import { checkHeaders } from '../checks/mcp-headers'
import { checkName } from '../checks/name'
import { checkRootType } from '../checks/root'
import type { Dialect, DialectError, Sureness } from '../dialect'
import { finish } from '../finish'
import { withoutInjected } from '../injected'
import { MCP_HINTS, MCP_NAME, MCP_TASK_SUPPORT, MCP_VERSIONS } from '../profiles/mcp'
import type { McpVersion } from '../profiles/mcp'
import { readShape } from '../read-shape'
import { type Field, field, schemaField, type Shape } from '../shape'
import { layOut } from '../write-shape'

const ALL_FIELDS: readonly Field[] = [
  field('name'),
  field('title'),
  field('description'),
  schemaField('inputSchema', 'inputSchema'),
  schemaField('outputSchema', 'outputSchema'),
  field('annotations'),
  field('icons'),
  field('execution'),
  field('_meta', 'meta'),
]
const ALWAYS = ['name', 'description', 'inputSchema']

const base: Omit<Shape, 'fields'> = {
  family: 'mcp',
  path: [],
  marks: {},
  vendorFields: [],
  needsSchema: true,
}

function carriedIn({ has }: McpVersion): readonly Carried[] {
  const output = has.includes('outputSchema') ? (['output'] as const) : []
  return has.includes('annotations') ? ['annotations', ...output] : output
}

/** The versions of the Model Context Protocol, the one of today first. */
export const mcp: readonly Dialect[] = MCP_VERSIONS.map(({ value: each, page, read }) => {
  const fields = ALL_FIELDS.filter(
    (one) => ALWAYS.includes(one.tool) || each.has.includes(one.tool),
  )
  return {
    id: `mcp.${each.version}`,
    label: `MCP ${each.version}`,
    family: base.family,
    source: { page, read },
    carries: carriedIn(each),
    accepts,
    // Every version's items are read alike, so that a newer server's fields are not lost.
    read: (item) => readShape(item, { ...base, fields: ALL_FIELDS }),
    write: (tool) => {
      const slim = withoutInjected(tool)
      const ready = each.has.includes('title') ? slim.tool : withTitleInAnnotations(slim.tool, each)
      const plain = isFalse(ready, 'strict') ? withoutMembers(ready, ['strict']) : ready
      return finish(layOut(plain, { ...base, fields }), slim.losses, check(ready, each))
    },
    check: (tool) => check(tool, each),
  }
})

/** Members that tell an MCP tool whose schema was forgotten from a bare function. */
const TELLING = ['title', 'outputSchema', 'annotations', 'icons', 'execution', '_meta']

function accepts(item: JsonObject): Sureness {
  if (!memberOf(item, 'name')) return 0
  if (get(item, 'inputSchema')) return get(item, 'type') ? 1 : 2
  const isOther = ['type', 'parameters', 'parametersJsonSchema', 'input_schema', 'function'].some(
    (key) => memberOf(item, key),
  )
  return !isOther && TELLING.some((key) => memberOf(item, key)) ? 2 : 0
}

/** Before `title` was a member of the tool, it was one of the annotations. */
function withTitleInAnnotations(tool: JsonObject, version: McpVersion): JsonObject {
  const title = get(tool, 'title')
  if (!title || !version.has.includes('annotations')) return tool
  const annotations = get(tool, 'annotations')
  if (annotations?.kind === 'object' && memberOf(annotations, 'title')) return tool
  const titled: JsonObject = {
    kind: 'object',
    members: [member('title', title), ...membersOf(annotations)],
  }
  return withMember(withoutMembers(tool, ['title']), 'annotations', titled)
}

function check(tool: JsonObject, version: McpVersion): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')
  const output = get(tool, 'outputSchema')
  const needsObject = version.has.includes('outputSchema') && version.outputRoot !== 'any'
  const errors: DialectError[] = [...checkName(tool, MCP_NAME.value), ...checkRootType(schema)]
  if (output && needsObject && stringOf(get(output, 'type')) !== 'object')
    errors.push({ code: 'mcp.output-root-type', path: ['outputSchema'] })
  if (version.has.includes('annotations')) errors.push(...checkAnnotations(tool))
  if (version.has.includes('execution')) errors.push(...checkExecution(tool))
  if (schema && version.hasHeaders) errors.push(...checkHeaders(schema))
  return schema ? [...errors, ...checkLegality(tool)] : errors
}

/**
 * The protocol itself asks little of a schema, so a break of JSON Schema is a warning; but the
 * root's `properties` and `required` must be an object and a list, or clients reject the list.
 */
function checkLegality(tool: JsonObject): readonly DialectError[] {
  const schema = get(tool, 'inputSchema')!
  return illegalPlaces(schema)
    .filter((each) => !(each.isOldDraft && declaresOldDraft(schema)))
    .map(({ path, keyword }) => {
      const error = { code: 'schema.not-2020-12', path, values: { keyword } }
      const isList = keyword === 'required' && get(schema, keyword)?.kind === 'array'
      const isRoot = path.length === 1 && (keyword === 'properties' || keyword === 'required')
      return isRoot && !isList ? error : { ...error, severity: 'warning' as const }
    })
}

function checkExecution(tool: JsonObject): readonly DialectError[] {
  const execution = get(tool, 'execution')
  if (!execution) return []
  if (execution.kind !== 'object') return [{ code: 'mcp.execution', path: ['execution'] }]
  const support = get(execution, 'taskSupport')
  if (!support || MCP_TASK_SUPPORT.value.includes(stringOf(support) ?? '')) return []
  return [{ code: 'mcp.execution', path: ['execution', 'taskSupport'] }]
}

function checkAnnotations(tool: JsonObject): readonly DialectError[] {
  const annotations = get(tool, 'annotations')
  if (!annotations) return []
  if (annotations.kind !== 'object') return [{ code: 'mcp.annotations', path: ['annotations'] }]
  return annotations.members
    .filter(({ key, value }) =>
      key === 'title'
        ? value.kind !== 'string'
        : MCP_HINTS.value.includes(key) && value.kind !== 'boolean',
    )
    .map(({ key }) => ({ code: 'mcp.annotations', path: ['annotations', key], values: { key } }))
}

function isFalse(tool: JsonObject, key: string): boolean {
  const value = get(tool, key)
  return value?.kind === 'boolean' && !value.value
}
