import type { Loss } from '../dialects/dialect'
import type { Repair } from '../dialects/repairs/repair'
import { get, type JsonObject, memberOf, membersOf, type Path, str, stringOf } from '../json/node'
import { member, withMember } from '../json/node'
import { typeNamesOf } from '../schema/types'
import type { ApiDocument, ApiOperation, Placed } from './api-document'
import { chooseContent, isJson } from './content-types'
import { resolveIn } from './document-reference'
import { GatheredSchemas, type SchemaSource } from './gathered-schemas'

/** What an operation answers with when all went well, as an output schema where it is an object. */
export interface Answer {
  readonly outputSchema?: JsonObject
  readonly losses: readonly Loss[]
  readonly offers: readonly Repair[]
}

/** A success with a body, the plain ones first. */
const SUCCESSES = ['200', '201', '202', '203', '206', '2XX', '2xx']

/** Reads the answer of the first success that has one in JSON; all other answers are reported. */
export function readAnswer(source: SchemaSource, operation: ApiOperation): Answer {
  const { document } = source
  const responses = membersOf(get(operation.node, 'responses'))
  const path = [...operation.at, 'responses']
  const losses: Loss[] = []
  for (const code of SUCCESSES) {
    const given = responses.find((each) => each.key === code)
    if (!given) continue
    const target = resolveIn(document.root, given.value, [...path, code])
    if ('error' in target) {
      losses.push(target.error)
      continue
    }
    const schema = schemaOf(document, operation, target)
    if (!schema) continue
    const rest = responses.map((each) => each.key).filter((key) => key !== code)
    losses.push(...otherAnswers(rest, path))
    const output = outputOf(source, schema)
    return { ...output, losses: [...losses, ...output.losses] }
  }
  const codes = responses.map((each) => each.key)
  return { losses: [...losses, ...otherAnswers(codes, path)], offers: [] }
}

function otherAnswers(codes: readonly string[], path: Path): readonly Loss[] {
  const told = codes.filter((code) => !code.startsWith('x-'))
  if (told.length === 0) return []
  return [{ code: 'openapi.answers', path, values: { codes: told.join(', ') } }]
}

/** The schema of a response in JSON; version 2.0 has it beside the description. */
function schemaOf(
  document: ApiDocument,
  operation: ApiOperation,
  { node, path }: Placed,
): Placed | undefined {
  if (document.apiVersion === '2.0') {
    const produces = get(operation.node, 'produces') ?? get(document.root, 'produces')
    const types = produces?.kind === 'array' ? produces.items.flatMap((x) => stringOf(x) ?? []) : []
    const schema = get(node, 'schema')
    const isInJson = types.length === 0 || types.some(isJson)
    return schema && isInJson ? { node: schema, path: [...path, 'schema'] } : undefined
  }
  const content = get(node, 'content')
  const type = chooseContent(membersOf(content).map((each) => each.key))
  if (type === undefined || !isJson(type)) return undefined
  const schema = get(get(content, type), 'schema')
  return schema && { node: schema, path: [...path, 'content', type, 'schema'] }
}

/** An output schema is an object at its root; what is not stays unsaid, and is reported. */
function outputOf(source: SchemaSource, schema: Placed): Answer {
  const gathered = new GatheredSchemas(source, 'output')
  const notObject: Answer = {
    losses: [{ code: 'openapi.answer-not-object', path: schema.path }],
    offers: [],
  }
  const { node, path } = gathered.opened(schema.node, schema.path)
  const types = typeNamesOf(node)
  const isUntyped = types.length === 0 && memberOf(node, 'properties') !== undefined
  const isObject = types.length === 1 && types[0] === 'object'
  if (node.kind !== 'object' || !(isObject || isUntyped)) return notObject
  const made = gathered.add(node, path)
  const definitions = gathered.definitions()
  const losses: Loss[] = [...gathered.losses]
  if (made.kind !== 'object') return notObject
  let outputSchema = made
  if (isUntyped) {
    losses.push({ code: 'openapi.type-object', path })
    outputSchema = { ...made, members: [member('type', str('object')), ...made.members] }
  }
  if (stringOf(get(outputSchema, 'type')) !== 'object') return notObject
  if (definitions) outputSchema = withMember(outputSchema, '$defs', definitions)
  return { outputSchema, losses, offers: gathered.offers }
}
