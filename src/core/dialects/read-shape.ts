import { getIn, type JsonNode, type JsonObject, type Member, member } from '../json/node'
import { booleanOf, get, memberOf, membersOf, obj, type Path } from '../json/node'
import { isClosedForStrict } from './checks/strict-ready'
import type { DialectError, Loss, ReadItem } from './dialect'
import { readEmbedded } from './embedded-json'
import { NO_PARAMETERS } from './no-parameters'
import { schemaOfList } from './parameter-list'
import { type Field, schemaKeyOf, type Shape, type ToolKey } from './shape'

/**
 * Reads a wire item by its shape. Known members get their document names in place, with their
 * nodes and source ranges; unknown ones are kept under `vendor` and reported as `import.unknown-field`.
 */
export function readShape(item: JsonObject, shape: Shape): ReadItem {
  const holder = getIn(item, shape.path)
  const losses: Loss[] = []
  const members: Member[] = []
  const kept: Member[] = []
  let bagPlace: number | undefined
  for (const each of membersOf(holder)) {
    const path = [...shape.path, each.key]
    const field = shape.fields.find((one) => one.wire === each.key)
    // Two names for one thing: the first is taken, the other is kept.
    const known = members.some((one) => one.key === field?.tool) ? undefined : field
    if (known && each.value.kind === 'null') losses.push({ code: 'import.null', path })
    else if (known) {
      const value = readField(known, each.value, shape.listsParameters === true)
      if ('error' in value) return { kind: 'error', error: { ...value.error, path } }
      if (value.wasText) losses.push({ code: 'import.json-string', path })
      if (value.wasList && !shape.listsParameters)
        losses.push({ code: 'import.parameter-list', path })
      members.push({ ...each, key: known.tool, value: value.node })
    } else if (!isMark(shape, each, shape.path.length === 0)) {
      kept.push(each)
      bagPlace ??= members.length
      if (!shape.vendorFields.includes(each.key))
        losses.push({ code: 'import.unknown-field', path, values: { field: each.key } })
    }
  }
  if (!members.some((each) => each.key === 'inputSchema')) {
    members.push(member('inputSchema', NO_PARAMETERS))
    if (shape.needsSchema)
      losses.push({ code: 'import.schema-missing', path: [...shape.path, schemaKeyOf(shape)] })
  }
  const beside = shape.path.length ? besideWrapper(item, shape, losses) : []
  const bags = [
    ...(kept.length ? [member(shape.family, obj(kept))] : []),
    ...(beside.length ? [member(shape.wrapperBag ?? shape.family, obj(beside))] : []),
  ]
  // The bag stands where the first of its members stood, and so brings it back there.
  if (bags.length) members.splice(bagPlace ?? members.length, 0, member('vendor', obj(bags)))
  const tool: JsonObject = { ...item, members }
  losses.push(...strictNotClosed(tool, shape))
  const place = (key: ToolKey): Path => {
    const fields = shape.fields.filter((each) => each.tool === key)
    const known = fields.find((each) => memberOf(holder, each.wire)) ?? fields[0]
    return [...shape.path, known?.wire ?? key]
  }
  const read: ReadItem = { kind: 'tool', tool, losses, schemaAt: place('inputSchema') }
  return get(tool, 'outputSchema') ? { ...read, outputAt: place('outputSchema') } : read
}

interface ReadField {
  readonly node: JsonNode
  readonly wasText: boolean
  readonly wasList: boolean
}

/** Parameters as a list; an empty one says nothing where lists are not expected. */
function withListRead(
  known: Field,
  node: JsonNode,
  wasText: boolean,
  takesEmpty: boolean,
): ReadField {
  const isList = known.isSchema && node.kind === 'array' && (takesEmpty || node.items.length > 0)
  const schema = isList ? schemaOfList(node) : undefined
  return { node: schema ?? node, wasText, wasList: schema !== undefined }
}

function readField(
  known: Field,
  value: JsonNode,
  takesEmpty: boolean,
): ReadField | { error: Omit<DialectError, 'path'> } {
  if (!known.isSchema || value.kind !== 'string')
    return withListRead(known, value, false, takesEmpty)
  const embedded = readEmbedded(value.value, value.at)
  if (embedded.ok) return withListRead(known, embedded.value, true, takesEmpty)
  const { line, column } = embedded.position
  return { error: { code: 'import.schema-not-json', values: { line, column } } }
}

function isMark(shape: Shape, { key, value }: Member, isAtRoot: boolean): boolean {
  return isAtRoot && value.kind === 'string' && shape.marks[key] === value.value
}

function besideWrapper(item: JsonObject, shape: Shape, losses: Loss[]): readonly Member[] {
  return membersOf(item).filter((each) => {
    if (each.key === shape.path[0] || isMark(shape, each, true)) return false
    losses.push({ code: 'import.unknown-field', path: [each.key], values: { field: each.key } })
    return true
  })
}

/** Some frameworks set the flag and leave the schema open, which the vendor then refuses. */
function strictNotClosed(tool: JsonObject, shape: Shape): readonly Loss[] {
  if (booleanOf(get(tool, 'strict')) !== true) return []
  if (isClosedForStrict(get(tool, 'inputSchema'))) return []
  return [{ code: 'import.strict-not-closed', path: [...shape.path, 'strict'] }]
}
