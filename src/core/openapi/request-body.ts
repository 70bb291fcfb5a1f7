import type { DialectError, Loss } from '../dialects/dialect'
import { arr, booleanOf, get, itemsOf, type JsonNode, type JsonObject } from '../json/node'
import { member, membersOf, obj, type Path, str, stringOf } from '../json/node'
import { withMember } from '../json/node'
import type { ApiDocument, ApiOperation, Placed } from './api-document'
import { readExamples } from './api-examples'
import { flatSchema } from './api-parameters'
import { chooseContent, isForm, isJson } from './content-types'
import { resolveIn } from './document-reference'
import { malformed } from './list-operations'

/** The body of a request, of any version, in the one content type that was chosen. */
export interface RequestBody {
  readonly contentType: string
  readonly isRequired: boolean
  /** Still in the document's words; an empty one where the document says nothing of it. */
  readonly schema: Placed
  /** What version 2.0 calls it. */
  readonly name?: string
  readonly description: string
  readonly examples: readonly JsonNode[]
  /** How single fields of a form are written. */
  readonly encoding?: JsonNode
}

export type ReadBody = { readonly body?: RequestBody; readonly losses: readonly Loss[] } & {
  readonly error?: DialectError
}

/** The request body of an operation; none where it has none. */
export function readBody(
  document: ApiDocument,
  operation: ApiOperation,
  parts: readonly Placed<JsonObject>[],
): ReadBody {
  const read =
    document.apiVersion === '2.0'
      ? bodyOfParts(document, operation, parts)
      : bodyOfContent(document, operation)
  const { body } = read
  if (!body) return read
  const losses: Loss[] = [...read.losses]
  const { contentType } = body
  if (isForm(contentType))
    losses.push({ code: 'openapi.form', path: operation.at, values: { type: contentType } })
  if (['GET', 'HEAD'].includes(operation.method)) {
    const values = { method: operation.method }
    losses.push({ code: 'openapi.body-on-get', path: operation.at, values })
  }
  return { ...read, losses }
}

function bodyOfContent(document: ApiDocument, operation: ApiOperation): ReadBody {
  const given = get(operation.node, 'requestBody')
  if (!given) return { losses: [] }
  const target = resolveIn(document.root, given, [...operation.at, 'requestBody'])
  if ('error' in target) return { error: target.error, losses: [] }
  const { node, path } = target
  const content = get(node, 'content')
  if (content?.kind !== 'object') {
    const error = malformed([...path, 'content'], 'object', content?.kind ?? 'nothing')
    return { error, losses: [] }
  }
  const types = membersOf(content).map((each) => each.key)
  const contentType = chooseContent(types)
  if (contentType === undefined)
    return { losses: [{ code: 'openapi.empty-body', path: [...path, 'content'] }] }
  const losses: Loss[] = others(types, contentType, [...path, 'content'])
  const at = [...path, 'content', contentType]
  const media = resolveIn(document.root, get(content, contentType)!, at)
  if ('error' in media) return { error: media.error, losses }
  const schema = get(media.node, 'schema') ?? get(media.node, 'itemSchema')
  if (!schema) losses.push({ code: 'openapi.no-schema', path: at, values: { name: contentType } })
  const encoding = get(media.node, 'encoding')
  if (encoding) losses.push({ code: 'openapi.encoding', path: [...at, 'encoding'] })
  return {
    body: {
      contentType,
      isRequired: booleanOf(get(node, 'required')) === true,
      schema: {
        node: schema ?? unsaid(contentType),
        path: schema ? [...media.path, 'schema'] : at,
      },
      description: stringOf(get(node, 'description')) ?? '',
      examples: readExamples(media.node, media.path, document, losses),
      ...(encoding ? { encoding } : {}),
    },
    losses,
  }
}

/** Without a schema, what is not JSON is text as far as a model is concerned. */
const unsaid = (contentType: string): JsonObject =>
  obj(isJson(contentType) || isForm(contentType) ? [] : [member('type', str('string'))])

/** Content types that were passed over. */
function others(types: readonly string[], chosen: string, path: Path): Loss[] {
  const rest = types.filter((type) => type !== chosen)
  if (rest.length === 0) return []
  return [{ code: 'openapi.content-types', path, values: { chosen, others: rest.join(', ') } }]
}

/** Version 2.0: one parameter is the body, or several are the fields of a form. */
function bodyOfParts(
  document: ApiDocument,
  operation: ApiOperation,
  parts: readonly Placed<JsonObject>[],
): ReadBody {
  const whole = parts.find((part) => stringOf(get(part.node, 'in')) === 'body')
  const fields = parts.filter((part) => part !== whole)
  const consumes = get(operation.node, 'consumes') ?? get(document.root, 'consumes')
  const types = itemsOf(consumes).flatMap((each) => stringOf(each) ?? [])
  if (whole) {
    const { node, path } = whole
    const contentType = chooseContent(types) ?? 'application/json'
    const losses: Loss[] = others(types, contentType, operation.at)
    const schema = get(node, 'schema')
    const name = stringOf(get(node, 'name')) ?? 'body'
    if (!schema) losses.push({ code: 'openapi.no-schema', path, values: { name } })
    if (fields.length > 0) losses.push({ code: 'openapi.body-and-form', path })
    return {
      body: {
        contentType,
        isRequired: booleanOf(get(node, 'required')) === true,
        schema: { node: schema ?? obj([]), path: schema ? [...path, 'schema'] : path },
        name,
        description: stringOf(get(node, 'description')) ?? '',
        examples: [],
      },
      losses,
    }
  }
  const [first] = fields
  if (!first) return { losses: [] }
  const isFile = fields.some((part) => stringOf(get(part.node, 'type')) === 'file')
  const byDefault = isFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  return {
    body: {
      contentType: types.find(isForm) ?? byDefault,
      isRequired: fields.some(isRequiredField),
      schema: { node: formOf(fields), path: [...operation.at, 'parameters'] },
      description: '',
      examples: [],
    },
    losses: [],
  }
}

const isRequiredField = ({ node }: Placed<JsonObject>): boolean =>
  booleanOf(get(node, 'required')) === true

/** The fields of a form as the one object that they are. */
function formOf(fields: readonly Placed<JsonObject>[]): JsonObject {
  const nameOf = ({ node }: Placed<JsonObject>): string => stringOf(get(node, 'name')) ?? ''
  const properties = fields.map((field) => {
    const description = get(field.node, 'description')
    const schema = flatSchema(field.node)
    return member(
      nameOf(field),
      description ? withMember(schema, 'description', description) : schema,
    )
  })
  const required = fields.filter(isRequiredField).map((field) => str(nameOf(field)))
  return obj([
    member('type', str('object')),
    member('properties', obj(properties)),
    ...(required.length > 0 ? [member('required', arr(required))] : []),
  ])
}
