import { readEmbedded } from '../../dialects/embedded-json'
import { type JsonNode, type JsonObject, type Member, memberOf, type Range } from '../../json/node'
import { print } from '../../json/print'
import { isDefinition, ownerOf } from './definition'
import type { Place, ValueReader } from './evaluate'
import type { Call, Entry, Expression } from './expression'
import { knownCall } from './known-calls'
import { nodesIn } from './tool-roots'

/** The value of a call whose meaning is known: a wrapper, a tool, JSON in a text, a text put together. */
export function readCall(call: Call, place: Place, reader: ValueReader): JsonNode | undefined {
  const known = knownCall(call.callee, ownerOf(call))
  const [first] = call.positional
  if (known?.means === 'argument' && first) return reader.read(first, place)
  if (known?.means === 'from-json' && first) return fromJson(call, first, place, reader)
  if (known?.means === 'to-json' && first) return toJson(call, first, place, reader)
  if (known?.means === 'record') return reader.object(call.named, call.at, place)
  if (isDefinition(call)) return definition(call, place, reader)
  return textCall(call, place, reader) ?? reader.unread(call, place)
}

/** A call that declares a tool: its one object of members, its arguments by name, a name before them. */
function definition(call: Call, place: Place, reader: ValueReader): JsonNode {
  const known = knownCall(call.callee, ownerOf(call))
  const object = call.positional.find((each) => each.kind === 'object')
  const [name] = call.positional
  const entries = [
    ...(name && object && name.kind !== 'object' && name.kind !== 'function'
      ? [{ kind: 'member' as const, key: 'name', keyAt: name.at, value: name }]
      : []),
    ...(object ? object.entries : call.named),
  ]
  const at = { ...(object ?? call).at }
  const node = reader.object(entries, at, { ...place, depth: place.depth + 1 }) as JsonObject
  if (!known) reader.taker.add(at, 'import.script-call', call.at, { name: call.callee })
  if (known?.dialect?.schemaKeys.some((key) => memberOf(node, key)))
    reader.taker.hints.set(at, known.dialect.id)
  return node
}

/** Tools that an object holds by name, as the AI SDK wants them: a list of tools with their names. */
export function readToolRecord(
  entries: readonly Entry[],
  at: Range,
  place: Place,
  reader: ValueReader,
): JsonNode | undefined {
  if (entries.length === 0 || (place.key !== undefined && place.key !== 'tools')) return undefined
  const calls = entries.map((entry) =>
    entry.kind === 'member' ? toolCall(entry.value, reader) : undefined,
  )
  if (calls.some((call) => !call)) return undefined
  const items = entries.map((entry) => {
    const { key, keyAt, value } = entry as Extract<Entry, { kind: 'member' }>
    const node = reader.read(value, { depth: place.depth + 1 })!
    if (node.kind !== 'object' || memberOf(node, 'name')) return node
    const name: Member = { key: 'name', value: { kind: 'string', value: key, at: keyAt }, keyAt }
    return { ...node, members: [name, ...node.members] }
  })
  reader.taker.add(at, 'import.named-tools', at)
  return reader.sized({ kind: 'array', items, at }, items)
}

function toolCall(value: Expression, reader: ValueReader): Call | undefined {
  if (value.kind === 'call')
    return !value.of && /^(dynamicT|t)ool$/.test(value.callee) ? value : undefined
  if (value.kind !== 'name') return undefined
  const constant = reader.script.constants.get(value.name)
  return constant && !constant.changed && constant.value.kind === 'call'
    ? toolCall(constant.value, reader)
    : undefined
}

function fromJson(call: Call, argument: Expression, place: Place, reader: ValueReader): JsonNode {
  const text = reader.quietly(argument, place.depth + 1)
  const embedded = text?.kind === 'string' ? readEmbedded(text.value, text.at) : undefined
  return embedded?.ok ? embedded.value : reader.unread(call, place)
}

function toJson(call: Call, argument: Expression, place: Place, reader: ValueReader): JsonNode {
  const node = reader.read(argument, { depth: place.depth + 1 })
  if (!node) return reader.unread(call, place)
  // The body of a request and a schema are read where they stand, so that places stay true.
  if (['body', 'parameters', 'inputSchema', 'input_schema'].includes(place.key ?? '')) return node
  if ([...nodesIn(node)].some(({ at }) => reader.taker.isUnread(at)))
    return reader.unread(call, place)
  return { kind: 'string', value: print(node, 0), at: call.at }
}

/** `[…].join('\n')`, `'\n'.join([…])`, `text.trim()` and `text.strip()`. */
function textCall(call: Call, place: Place, reader: ValueReader): JsonNode | undefined {
  if (!call.of || call.named.length > 0) return undefined
  const own = reader.quietly(call.of, place.depth + 1)
  const given = call.positional[0] && reader.quietly(call.positional[0], place.depth + 1)
  const value = (text: string): JsonNode => ({ kind: 'string', value: text, at: call.at })
  if (['trim', 'strip'].includes(call.callee) && own?.kind === 'string' && !call.positional.length)
    return value(own.value.trim())
  if (call.callee !== 'join') return undefined
  const [list, glue] = own?.kind === 'array' ? [own, given] : [given, own]
  if (list?.kind !== 'array' || glue?.kind !== 'string') return undefined
  const texts = list.items.flatMap((item) =>
    item.kind === 'string' && !reader.taker.isUnread(item.at) ? [item.value] : [],
  )
  return texts.length === list.items.length ? value(texts.join(glue.value)) : undefined
}
