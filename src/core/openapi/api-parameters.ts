import type { DialectError, Loss } from '../dialects/dialect'
import { arr, booleanOf, get, itemsOf, type JsonNode, type JsonObject } from '../json/node'
import { type Member, member, membersOf, obj, type Path, str, stringOf } from '../json/node'
import { withMember, withoutMembers } from '../json/node'
import type { ApiDocument, ApiOperation, Placed } from './api-document'
import { resolveIn } from './document-reference'
import { readExamples } from './api-examples'
import { malformed } from './list-operations'

/** Where an argument goes in the HTTP request. */
export type ArgumentPlace = 'path' | 'query' | 'header' | 'cookie' | 'body'

/** A parameter of an operation, of any version, outside the body. */
export interface ApiParameter {
  readonly name: string
  readonly in: Exclude<ArgumentPlace, 'body'>
  readonly isRequired: boolean
  /** Its schema, still in the document's words, and where that stands. */
  readonly schema: Placed
  /** What the parameter says beside its schema, to be put on it: description, examples and the like. */
  readonly texts: readonly Member[]
  readonly path: Path
  /** How its value is written into the request, where that is not the usual way. */
  readonly writing: JsonObject
}

/** The parameters of an operation, sorted by what becomes of them. */
export interface ReadParameters {
  readonly parameters: readonly ApiParameter[]
  /** Version 2.0 keeps its body among the parameters: one `body`, or the fields of a form. */
  readonly bodyParts: readonly Placed<JsonObject>[]
  readonly losses: readonly Loss[]
  /** Without these parameters the operation cannot be called. */
  readonly errors: readonly DialectError[]
}

/** Members of a parameter that are no schema in version 2.0. */
const NOT_SCHEMA = ['name', 'in', 'description', 'required', 'allowEmptyValue', 'collectionFormat']

/** Members that say how a value is written into an address or a header. */
const WRITING = ['style', 'explode', 'allowReserved', 'allowEmptyValue', 'collectionFormat']

/** Headers that OpenAPI 3 has described elsewhere: the content types, and the credentials. */
const SET_BY_CLIENT = ['accept', 'content-type']

/**
 * The parameters of an operation and of its path item; the operation's own wins where both have one
 * of the same name in the same place.
 */
export function readParameters(document: ApiDocument, operation: ApiOperation): ReadParameters {
  const losses: Loss[] = []
  const errors: DialectError[] = []
  const read = new Map<string, ApiParameter>()
  const bodyParts = new Map<string, Placed<JsonObject>>()
  const lists = [
    { holder: operation.item, at: operation.itemAt },
    { holder: operation.node, at: operation.at },
  ]
  for (const { holder, at } of lists) {
    const list = get(holder, 'parameters')
    const path = [...at, 'parameters']
    if (list && list.kind !== 'array') losses.push(malformed(path, 'array', list.kind))
    itemsOf(list).forEach((item, i) => {
      const target = resolveIn(document.root, item, [...path, i])
      if ('error' in target) return void errors.push(target.error)
      const node = withOwnText(target.node, item, document)
      const name = stringOf(get(node, 'name'))
      const place = stringOf(get(node, 'in'))
      if (node.kind !== 'object' || name === undefined || place === undefined)
        return void errors.push({ code: 'openapi.parameter-incomplete', path: target.path })
      const key = JSON.stringify([place, name])
      if (place === 'body' || place === 'formData')
        return void bodyParts.set(key, { node, path: target.path })
      if (!isPlace(place)) {
        const values = { name, in: place }
        return void errors.push({ code: 'openapi.parameter-place', path: target.path, values })
      }
      if (place === 'header' && SET_BY_CLIENT.includes(name.toLowerCase()))
        losses.push({ code: 'openapi.header-by-client', path: target.path, values: { name } })
      else read.set(key, parameterOf(node, name, place, target.path, document, losses))
    })
  }
  return { parameters: [...read.values()], bodyParts: [...bodyParts.values()], losses, errors }
}

const isPlace = (place: string): place is ApiParameter['in'] =>
  ['path', 'query', 'header', 'cookie'].includes(place)

/** Since version 3.1 a reference may bring its own description. */
function withOwnText(target: JsonNode, reference: JsonNode, { apiVersion }: ApiDocument): JsonNode {
  const own = get(reference, 'description')
  if (apiVersion !== '3.1' || target === reference || !own || target.kind !== 'object')
    return target
  return withMember(target, 'description', own)
}

function parameterOf(
  node: JsonObject,
  name: string,
  place: ApiParameter['in'],
  path: Path,
  document: ApiDocument,
  losses: Loss[],
): ApiParameter {
  const isRequired = booleanOf(get(node, 'required')) === true
  if (place === 'path' && !isRequired)
    losses.push({ code: 'openapi.path-required', path, values: { name } })
  const writing = obj(membersOf(node).filter((each) => WRITING.includes(each.key)))
  if (writing.members.length > 0) {
    const keywords = writing.members.map((each) => each.key).join(', ')
    losses.push({ code: 'openapi.writing', path, values: { name, keywords } })
  }
  const isFlat = document.apiVersion === '2.0'
  const schema = isFlat ? { node: flatSchema(node), path } : schemaOf(node, name, path, losses)
  return {
    name,
    in: place,
    isRequired: isRequired || place === 'path',
    schema,
    texts: textsOf(node, schema.node, path, document, losses),
    path,
    writing,
  }
}

/** Version 2.0 writes a parameter's type beside its name. */
export function flatSchema(node: JsonObject): JsonObject {
  return withoutMembers(node, NOT_SCHEMA)
}

/** The `schema` of a parameter, or of the one content type its value is written in. */
function schemaOf(node: JsonObject, name: string, path: Path, losses: Loss[]): Placed {
  const schema = get(node, 'schema')
  if (schema) return { node: schema, path: [...path, 'schema'] }
  const content = membersOf(get(node, 'content'))[0]
  if (content) {
    const values = { name, type: content.key }
    losses.push({ code: 'openapi.parameter-content', path, values })
  }
  const inside = get(content?.value, 'schema')
  if (inside && content) return { node: inside, path: [...path, 'content', content.key, 'schema'] }
  losses.push({ code: 'openapi.no-schema', path, values: { name } })
  return { node: obj([]), path }
}

/** A parameter's own texts; they are about this use, so they win over those of its schema. */
function textsOf(
  node: JsonObject,
  schema: JsonNode,
  path: Path,
  document: ApiDocument,
  losses: Loss[],
): readonly Member[] {
  const texts: Member[] = []
  const own = get(node, 'description')
  if (own?.kind === 'string' && own.value !== '') {
    const inner = stringOf(get(schema, 'description'))
    if (inner !== undefined && inner !== own.value && !get(schema, '$ref'))
      losses.push({ code: 'openapi.text-replaced', path, values: { text: shortened(inner) } })
    texts.push(member('description', own))
  }
  if (document.apiVersion === '2.0') return texts
  const deprecated = get(node, 'deprecated')
  if (booleanOf(deprecated) === true && deprecated) texts.push(member('deprecated', deprecated))
  const examples = readExamples(node, path, document, losses)
  if (examples.length > 0) {
    losses.push({ code: 'openapi.example', path })
    texts.push(member('examples', arr(examples)))
  }
  return [...texts, ...membersOf(node).filter((each) => each.key.startsWith('x-'))]
}

/** So much of a text shows which one is meant. */
const SHOWN = 80

const shortened = (text: string): string =>
  text.length > SHOWN ? text.slice(0, SHOWN).trimEnd() + '…' : text

/** A parameter that the address names and nobody declared: without it there is no address. */
export const undeclared = (name: string, path: Path): ApiParameter => ({
  name,
  in: 'path',
  isRequired: true,
  schema: { node: obj([member('type', str('string'))]), path },
  texts: [],
  path,
  writing: obj([]),
})

/** The names in an address template, in its order. */
export const namesInAddress = (template: string): readonly string[] =>
  [...template.matchAll(/\{([^{}]+)\}/g)].map((hit) => hit[1]!)
