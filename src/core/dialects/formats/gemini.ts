import {
  booleanOf,
  get,
  type JsonNode,
  type JsonObject,
  membersOf,
  type Path,
} from '../../json/node'
import { withMember, withoutMembers } from '../../json/node'
import { checkName } from '../checks/name'
import { checkPropertyKeys } from '../checks/property-keys'
import { checkRootType } from '../checks/root'
import type { Dialect, DialectError, Loss, ReadItem, Written } from '../dialect'
import { finish } from '../finish'
import { toGeminiJsonSchema } from '../gemini-json-schema'
import { fromGeminiSchema, geminiWireOf, looksLikeGemini } from '../gemini-schema'
import { checkGeminiSchema } from '../gemini-wire'
import { toGeminiSchema } from '../gemini-write'
import { withoutInjected } from '../injected'
import { NO_PARAMETERS } from '../no-parameters'
import { GEMINI_NAME, GEMINI_OLD_NAME_LENGTH, GEMINI_PROPERTY_NAME } from '../profiles/gemini'
import { readShape } from '../read-shape'
import { field, schemaField, type Shape } from '../shape'
import { layOut, withSchema } from '../write-shape'

const shared = {
  family: 'gemini',
  path: [],
  marks: {},
  vendorFields: ['behavior'],
  needsSchema: false,
} as const

const openApi: Shape = {
  ...shared,
  fields: [
    field('name'),
    field('description'),
    schemaField('parameters', 'inputSchema'),
    schemaField('response', 'outputSchema'),
  ],
  // Each of the two forms excludes the other.
  foreignFields: ['parametersJsonSchema', 'responseJsonSchema'],
}
const jsonSchema: Shape = {
  ...shared,
  fields: [
    field('name'),
    field('description'),
    schemaField('parametersJsonSchema', 'inputSchema'),
    schemaField('responseJsonSchema', 'outputSchema'),
    // JSON of protocol buffers may spell a field either way; it is written the first.
    schemaField('parameters_json_schema', 'inputSchema'),
    schemaField('response_json_schema', 'outputSchema'),
  ],
  foreignFields: ['parameters', 'response'],
}

const source = { page: 'https://ai.google.dev/gemini-api/docs/function-calling', read: '2026-10' }
const limits = { nameLength: GEMINI_NAME.value.most }

/** A function declaration with the OpenAPI subset under `parameters`. */
export const geminiParameters: Dialect = {
  id: 'gemini.parameters',
  label: 'Gemini (parameters)',
  family: shared.family,
  source,
  limits,
  carries: ['output'],
  accepts: (item) => {
    if (get(item, 'type') || get(item, 'name')?.kind !== 'string') return 0
    if (looksLikeGemini(get(item, 'parameters')) || get(item, 'response')) return 3
    return get(item, 'parameters') ? 1 : 0
  },
  read: (item) => withPlainSchemas(readShape(item, openApi)),
  write: writeParameters,
  check: (tool, item) => {
    const wire = get(item, 'parameters')
    const schema = get(tool, 'inputSchema')
    const isWire = wire?.kind === 'object'
    const errors = isWire ? checkGeminiSchema(wire) : schema ? convert(schema, []).errors : []
    return [...checkTool(tool), ...errors]
  },
}

/** A function declaration with JSON Schema under `parametersJsonSchema`. */
export const geminiJsonSchema: Dialect = {
  id: 'gemini.parametersJsonSchema',
  label: 'Gemini (JSON Schema)',
  family: shared.family,
  source,
  limits,
  carries: ['output'],
  accepts: (item) =>
    get(item, 'parametersJsonSchema') || get(item, 'parameters_json_schema') ? 3 : 0,
  read: (item) => readShape(item, jsonSchema),
  write: writeJsonSchema,
  check: (tool) => {
    const schema = get(tool, 'inputSchema')
    const errors = schema?.kind === 'object' ? toGeminiJsonSchema(schema).errors : []
    return [...checkDeclaration(tool), ...errors]
  },
}

function withPlainSchemas(read: ReadItem): ReadItem {
  if (read.kind === 'error') return read
  const members = read.tool.members.map((each) =>
    (each.key === 'inputSchema' || each.key === 'outputSchema') && each.value !== NO_PARAMETERS
      ? { ...each, value: fromGeminiSchema(each.value) }
      : each,
  )
  return { ...read, tool: { ...read.tool, members } }
}

function writeParameters(tool: JsonObject): Written {
  const slim = withoutInjected(withoutFalseStrict(tool))
  const losses: Loss[] = [...slim.losses]
  const errors: DialectError[] = [...checkTool(slim.tool)]
  let ready = slim.tool
  const input = get(ready, 'inputSchema')
  if (input) {
    const written = convert(input, [])
    const isEmpty = isEmptyObject(input)
    // Without properties, a closed object is just what leaving the schema out says.
    const isClosed = isEmpty && booleanOf(get(input, 'additionalProperties')) === false
    losses.push(...written.losses.filter((each) => !(isClosed && isClosing(each))))
    errors.push(...written.errors)
    const isOpen = !isClosed && get(input, 'additionalProperties') !== undefined
    if (isEmpty && (isOpen || saysMore(written.schema)))
      losses.push({ code: 'gemini.parameters-omitted', path: [] })
    ready = withSchema(ready, isEmpty ? NO_PARAMETERS : written.schema)
  }
  const output = get(ready, 'outputSchema')
  if (output) {
    const written = convert(output, ['outputSchema'])
    // The answer's schema only informs: without it the tool is still what it was.
    if (written.errors.length > 0) {
      ready = withoutMembers(ready, ['outputSchema'])
      const values = { field: 'outputSchema' }
      losses.push({ code: `dropped.${values.field}`, path: [values.field], values })
    } else {
      ready = withMember(ready, 'outputSchema', written.schema)
      losses.push(...written.losses)
    }
  }
  return finish(layOut(ready, openApi), losses, errors)
}

function writeJsonSchema(tool: JsonObject): Written {
  const slim = withoutInjected(withoutFalseStrict(tool))
  const input = get(slim.tool, 'inputSchema')
  const errors = [...checkDeclaration(slim.tool)]
  if (input?.kind !== 'object' || input === NO_PARAMETERS)
    return finish(layOut(slim.tool, jsonSchema), slim.losses, errors)
  const written = toGeminiJsonSchema(input)
  const laid = layOut(withSchema(slim.tool, written.schema), jsonSchema)
  return finish(laid, [...slim.losses, ...written.losses], [...errors, ...written.errors])
}

/** What was converted, with what the API would still refuse in it; `base` begins the paths. */
function convert(schema: JsonNode, base: Path): ReturnType<typeof toGeminiSchema> {
  const { schema: wire, losses, errors } = toGeminiSchema(schema, geminiWireOf)
  // What could not be converted stands there as an empty schema, which needs no second error.
  const left = errors.length > 0 ? [] : checkGeminiSchema(wire)
  const at = <T extends Loss>(each: T): T => ({ ...each, path: [...base, ...each.path] })
  return { schema: wire, losses: losses.map(at), errors: [...errors, ...left].map(at) }
}

function checkDeclaration(tool: JsonObject): readonly DialectError[] {
  const errors = checkName(tool, GEMINI_NAME.value)
  const rule = {
    ...GEMINI_NAME.value,
    most: GEMINI_OLD_NAME_LENGTH.value,
    severity: 'warning',
  } as const
  const isLong = errors.some((each) => each.code === 'name.length')
  const old = checkName(tool, rule).filter((each) => each.code === 'name.length')
  return [...errors, ...(isLong ? [] : old), ...checkRootType(get(tool, 'inputSchema'))]
}

function checkTool(tool: JsonObject): readonly DialectError[] {
  const keys = checkPropertyKeys(get(tool, 'inputSchema'), GEMINI_PROPERTY_NAME.value)
  return [...checkDeclaration(tool), ...keys]
}

/** Such a schema is refused at the root; the tool goes without. */
const isEmptyObject = (schema: JsonNode): boolean =>
  membersOf(get(schema, 'properties')).length === 0

const isClosing = ({ code, path }: Loss): boolean =>
  code === 'gemini.dropped-additionalProperties' && path.length === 1

/** Whether an empty schema says more than that the tool takes nothing. */
const saysMore = (schema: JsonObject): boolean =>
  schema.members.some(({ key }) => !['type', 'properties', 'required', 'title'].includes(key))

function withoutFalseStrict(tool: JsonObject): JsonObject {
  return booleanOf(get(tool, 'strict')) === false ? withoutMembers(tool, ['strict']) : tool
}
