import {
  get,
  type JsonNode,
  type JsonObject,
  type JsonString,
  type Member,
  member,
} from '../json/node'
import { membersOf, obj, str, withMember } from '../json/node'
import { descriptionText } from '../model/description'
import { DESCRIPTION_KEYS, TOOL_KEYS } from '../model/tool'
import type { Loss } from './dialect'
import { NO_PARAMETERS } from './no-parameters'
import { type Shape } from './shape'

/** A tool laid out in a vendor's shape, with what could not come along. */
export interface Laid {
  readonly wire: JsonObject
  readonly losses: readonly Loss[]
}

/** What a dialect does by itself and must not be reported as left out. */
export interface LayOptions {
  readonly handled?: readonly string[]
  /** Keep a blank description and report it as `description.empty`; else it is left out. */
  readonly keepsBlank?: boolean
}

/**
 * Lays a tool out in a shape: members in the document's order under their wire names, the five
 * answers as one text, the vendor's own members where their bag stands. Reports all that stays
 * behind.
 */
export function layOut(tool: JsonObject, shape: Shape, options: LayOptions = {}): Laid {
  const losses: Loss[] = []
  const members: Member[] = []
  const vendorLosses: Loss[] = []
  for (const each of membersOf(tool)) {
    // Where the bag stands among the members is where its own members stood in the item.
    if (each.key === 'vendor') members.push(...ownMembers(tool, shape, vendorLosses))
    const known = shape.fields.find((one) => one.tool === each.key)
    if (!known) continue
    if (each.key === 'description') {
      const text = descriptionNode(tool, each.value)
      const isBlank = text.value.trim() === ''
      // Only a text that was written blank can be kept; answers that compose to nothing say nothing.
      const isKept = options.keepsBlank === true && each.value.kind === 'string'
      const notText = notTextIn(each.value)
      losses.push(...notText)
      if (!isBlank || isKept) members.push(member(known.wire, text))
      if (isBlank && notText.length === 0) losses.push(blankLoss(options.keepsBlank === true))
    } else if (each.value !== NO_PARAMETERS || shape.needsSchema)
      members.push(member(known.wire, each.value))
  }
  losses.push(...leftBehind(tool, shape, options.handled ?? []), ...vendorLosses)
  const marks = Object.entries(shape.marks).map(([key, text]) => member(key, str(text)))
  const [wrapper] = shape.path
  if (wrapper === undefined) return { wire: obj([...marks, ...members]), losses }
  const beside = shape.wrapperBag ? membersOf(get(get(tool, 'vendor'), shape.wrapperBag)) : []
  return { wire: obj([...marks, member(String(wrapper), obj(members)), ...beside]), losses }
}

function descriptionNode(tool: JsonObject, node: JsonNode): JsonString {
  return node.kind === 'string' ? node : str(descriptionText(tool))
}

/** What a description holds that is no text, and so cannot be written: all of it, or an answer. */
function notTextIn(description: JsonNode): readonly Loss[] {
  const code = 'description.not-text'
  if (description.kind === 'string' || description.kind === 'null') return []
  if (description.kind !== 'object') return [{ code, path: ['description'] }]
  return membersOf(description)
    .filter(({ key, value }) => !isAnswer(key) || !['string', 'null'].includes(value.kind))
    .map(({ key }) => ({ code, path: ['description', key] }))
}

const isAnswer = (key: string): boolean => (DESCRIPTION_KEYS as readonly string[]).includes(key)

function blankLoss(isKept: boolean): Loss {
  return { code: isKept ? 'description.empty' : 'dropped.description', path: ['description'] }
}

/** Members that the shape has no place for, in the order in which the document model lists them. */
function leftBehind(tool: JsonObject, shape: Shape, handled: readonly string[]): readonly Loss[] {
  const place = (key: string): number => {
    const index = (TOOL_KEYS as readonly string[]).indexOf(key)
    return index < 0 ? TOOL_KEYS.length : index
  }
  return membersOf(tool)
    .filter(
      ({ key }) =>
        // What is about our findings and our exports is not about the tool: no dialect loses anything.
        key !== 'vendor' &&
        key !== 'lint' &&
        key !== 'exports' &&
        !handled.includes(key) &&
        !shape.fields.some((one) => one.tool === key),
    )
    .map(({ key }) => ({ code: `dropped.${key}`, path: [key], values: { field: key } }))
    .sort((a, b) => place(a.path[0]!) - place(b.path[0]!))
}

function ownMembers(tool: JsonObject, shape: Shape, losses: Loss[]): readonly Member[] {
  const own: Member[] = []
  for (const bag of membersOf(get(tool, 'vendor'))) {
    if (bag.key === shape.wrapperBag) continue
    if (bag.value.kind !== 'object')
      losses.push({ code: 'dropped.vendor', path: ['vendor', bag.key], values: { field: bag.key } })
    for (const each of membersOf(bag.value)) {
      const isOwn = bag.key === shape.family && !shape.foreignFields?.includes(each.key)
      // What the document itself says goes before what its bag says.
      const isSaid = shape.fields.some((one) => one.wire === each.key && get(tool, one.tool))
      if (isOwn && !isSaid) own.push(each)
      else {
        const values = { field: each.key }
        losses.push({ code: 'dropped.vendor', path: ['vendor', bag.key, each.key], values })
      }
    }
  }
  return own
}

/** The tool with another input schema in the same place. */
export function withSchema(tool: JsonObject, schema: JsonNode): JsonObject {
  return get(tool, 'inputSchema') === schema ? tool : withMember(tool, 'inputSchema', schema)
}
