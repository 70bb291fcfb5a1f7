import { misfitOf } from '../dialects/checks/example-fits'
import type { DialectError, Loss } from '../dialects/dialect'
import type { Repair } from '../dialects/repairs/repair'
import { arr, get, itemsOf, type JsonNode, type JsonObject, type Member } from '../json/node'
import { member, membersOf, obj, type Path, str, stringOf } from '../json/node'
import { withMember } from '../json/node'
import type { ApiOperation, Placed } from './api-document'
import { type ApiParameter, namesInAddress, readParameters, undeclared } from './api-parameters'
import { argumentNames, type Named, renameLoss } from './argument-names'
import { isFlatBody } from './flat-body'
import { GatheredSchemas, type SchemaSource } from './gathered-schemas'
import {
  type InjectedArgument,
  injectedEntry,
  injectedLoss,
  partInjected,
} from './injected-arguments'
import { readBody, type RequestBody } from './request-body'
import { readSecurity } from './security'

/** One argument of the tool and where it goes. */
export interface PlacedArgument extends Named {
  /** What the tool calls it; `name` is what the request calls it. */
  readonly argument: string
  readonly writing?: JsonObject
}

/** All that an operation asks for, as one input schema, with the way back into the request. */
export interface MergedInput {
  readonly inputSchema: JsonObject
  readonly inputExamples: readonly JsonNode[]
  readonly injected: readonly JsonObject[]
  readonly places: readonly PlacedArgument[]
  readonly body?: RequestBody
  /** The argument that is the whole body; absent where its properties are arguments themselves. */
  readonly bodyArgument?: string
  /** Examples of the body that are no examples of a whole call. */
  readonly keptExamples: readonly JsonNode[]
  readonly security?: JsonNode
  readonly losses: readonly Loss[]
  readonly offers: readonly Repair[]
  readonly errors: readonly DialectError[]
}

/** An argument before it has its name. */
interface Asked extends Named {
  readonly schema: JsonNode
  readonly isRequired: boolean
  readonly path: Path
  readonly writing?: JsonObject
}

/** The body as arguments: its properties, or one that is all of it. */
interface AskedBody {
  readonly asked: readonly Asked[]
  /** The other keywords of an object whose properties are arguments. */
  readonly around: readonly Member[]
  readonly examples: readonly JsonNode[]
  readonly isWhole: boolean
  readonly losses: readonly Loss[]
}

/**
 * Path, query, header and cookie parameters and the body of an operation in one input schema, each
 * under a name of its own. Credentials are not among them: the system fills them in.
 */
export function mergeInput(source: SchemaSource, operation: ApiOperation): MergedInput {
  const { document } = source
  const gathered = new GatheredSchemas(source, 'input')
  const read = readParameters(document, operation)
  const { body, losses: bodyLosses, error } = readBody(document, operation, read.bodyParts)
  const security = readSecurity(document, operation)
  const address = withAddress(read.parameters, operation)
  const { asked, injected } = partInjected(address.parameters, security.credentials)
  const fromBody = body && askedBody(body, gathered)
  const parameters = asked.map((each): Asked => askedParameter(each, gathered))
  const all = [...parameters, ...(fromBody?.asked ?? [])]
  const names = argumentNames<Asked | InjectedArgument>([...all, ...injected])
  const nameOf = (each: Asked | InjectedArgument): string => names.get(each) ?? each.name
  const root = rootSchema(all, nameOf, fromBody)
  const definitions = gathered.definitions()
  const inputSchema = definitions ? withMember(root, '$defs', definitions) : root
  const examples = wholeCalls(fromBody, parameters, inputSchema, body?.schema.path ?? operation.at)
  const wholeBody = fromBody?.isWhole ? fromBody.asked[0] : undefined
  return {
    inputSchema,
    inputExamples: examples.fit,
    injected: injected.map((each) => injectedEntry(each, nameOf(each))),
    places: all.map((each) => placed(each, nameOf(each))),
    ...(body ? { body } : {}),
    ...(wholeBody ? { bodyArgument: nameOf(wholeBody) } : {}),
    keptExamples: examples.kept,
    ...(security.requirement ? { security: security.requirement } : {}),
    losses: [
      ...read.losses,
      ...address.losses,
      ...bodyLosses,
      ...security.losses,
      ...injected.map((each) => injectedLoss(each, operation.at)),
      ...(fromBody?.losses ?? []),
      ...gathered.losses,
      ...all.flatMap((each) => renameLoss(each, nameOf(each), each.path)),
      ...examples.losses,
    ],
    offers: gathered.offers,
    errors: [...read.errors, ...(error ? [error] : [])],
  }
}

/** The address and the declared parameters must agree; what the address needs is added. */
function withAddress(
  parameters: readonly ApiParameter[],
  { path, at }: ApiOperation,
): { readonly parameters: readonly ApiParameter[]; readonly losses: readonly Loss[] } {
  const inAddress = new Set(namesInAddress(path))
  const declared = parameters.filter((each) => each.in === 'path').map((each) => each.name)
  const missing = [...inAddress].filter((name) => !declared.includes(name))
  const unused = parameters.filter((each) => each.in === 'path' && !inAddress.has(each.name))
  return {
    parameters: [...parameters, ...missing.map((name) => undeclared(name, at))],
    losses: [
      ...missing.map((name) => ({ code: 'openapi.path-undeclared', path: at, values: { name } })),
      ...unused.map((each) => ({
        code: 'openapi.path-unused',
        path: each.path,
        values: { name: each.name },
      })),
    ],
  }
}

function askedParameter(each: ApiParameter, gathered: GatheredSchemas): Asked {
  const made = gathered.add(each.schema.node, each.schema.path)
  return {
    name: each.name,
    in: each.in,
    schema: withTexts(made, each.texts),
    isRequired: each.isRequired,
    path: each.path,
    writing: each.writing,
  }
}

/** Texts put on a schema; examples come before those it has. */
function withTexts(schema: JsonNode, texts: readonly Member[]): JsonNode {
  if (texts.length === 0) return schema
  const base: JsonObject =
    schema.kind === 'object'
      ? schema
      : obj(schema.kind === 'boolean' && !schema.value ? [member('not', obj([]))] : [])
  return texts.reduce((now, { key, value }) => {
    const old = key === 'examples' ? itemsOf(get(now, key)) : []
    return withMember(now, key, old.length > 0 ? arr([...itemsOf(value), ...old]) : value)
  }, base)
}

function askedBody(body: RequestBody, gathered: GatheredSchemas): AskedBody {
  const opened = gathered.opened(body.schema.node, body.schema.path)
  return isFlatBody(opened.node) ? flat(body, opened, gathered) : whole(body, gathered)
}

function flat(body: RequestBody, opened: Placed, gathered: GatheredSchemas): AskedBody {
  const schema = gathered.add(opened.node, opened.path)
  const required = itemsOf(get(schema, 'required')).flatMap((each) => stringOf(each) ?? [])
  const losses: Loss[] = []
  if (!body.isRequired && required.length > 0)
    losses.push({ code: 'openapi.optional-body', path: opened.path })
  if (body.description !== '')
    losses.push({
      code: 'openapi.body-text',
      path: body.schema.path,
      values: { text: body.description },
    })
  const properties = membersOf(get(schema, 'properties'))
  const left = ['type', 'properties', 'required', 'examples', 'default', 'readOnly', 'writeOnly']
  if (get(schema, 'default'))
    losses.push({ code: 'openapi.body-default', path: [...opened.path, 'default'] })
  return {
    asked: properties.map(({ key, value }) => ({
      name: key,
      in: 'body',
      schema: value,
      isRequired: required.includes(key),
      path: [...opened.path, 'properties', key],
    })),
    around: membersOf(schema).filter((each) => !left.includes(each.key)),
    examples: [...body.examples, ...itemsOf(get(schema, 'examples'))],
    isWhole: false,
    losses,
  }
}

function whole(body: RequestBody, gathered: GatheredSchemas): AskedBody {
  const made = gathered.add(body.schema.node, body.schema.path)
  const own = stringOf(get(made, 'description'))
  const losses: Loss[] = []
  if (own !== undefined && body.description !== '' && own !== body.description)
    losses.push({ code: 'openapi.text-replaced', path: body.schema.path, values: { text: own } })
  const texts = [
    ...(body.description === '' ? [] : [member('description', str(body.description))]),
    ...(body.examples.length > 0 ? [member('examples', arr(body.examples))] : []),
  ]
  const asked: Asked = {
    name: body.name ?? 'body',
    in: 'body',
    schema: withTexts(made, texts),
    isRequired: body.isRequired,
    path: body.schema.path,
  }
  return { asked: [asked], around: [], examples: [], isWhole: true, losses }
}

function rootSchema(
  all: readonly Asked[],
  nameOf: (each: Asked) => string,
  body: AskedBody | undefined,
): JsonObject {
  const properties = all.map((each) => member(nameOf(each), each.schema))
  const required = all.filter((each) => each.isRequired).map((each) => str(nameOf(each)))
  const around = body?.around ?? []
  const before = around.filter((each) => ['title', 'description'].includes(each.key))
  return obj([
    member('type', str('object')),
    ...before,
    member('properties', obj(properties)),
    ...(required.length > 0 ? [member('required', arr(required))] : []),
    ...around.filter((each) => !before.includes(each)),
  ])
}

/** An example of a body is one of a whole call where nothing else is asked for and it fits. */
function wholeCalls(
  body: AskedBody | undefined,
  parameters: readonly Asked[],
  inputSchema: JsonObject,
  path: Path,
): {
  readonly fit: readonly JsonNode[]
  readonly kept: readonly JsonNode[]
  readonly losses: Loss[]
} {
  const examples = body?.examples ?? []
  if (examples.length === 0) return { fit: [], kept: [], losses: [] }
  const isAll = !parameters.some((each) => each.isRequired)
  const fit = examples.filter(
    (each) => isAll && each.kind === 'object' && misfitOf(each, inputSchema) === undefined,
  )
  const kept = examples.filter((each) => !fit.includes(each))
  const losses: Loss[] = []
  if (fit.length > 0) losses.push({ code: 'openapi.example-of-call', path })
  if (kept.length > 0) losses.push({ code: 'openapi.example-kept', path })
  return { fit, kept, losses }
}

function placed(each: Asked, argument: string): PlacedArgument {
  const writing = each.writing && each.writing.members.length > 0 ? each.writing : undefined
  return { name: each.name, in: each.in, argument, ...(writing ? { writing } : {}) }
}
