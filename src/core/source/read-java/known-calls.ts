import { stringOf } from '../../json/node'
import { jsonOf, type JavaValue, listOf, mapOf, textOf, textValue } from './java-value'

type Given = readonly (JavaValue | undefined)[]

/** Builders and schema elements of the frameworks: calls on them are noted and read later. */
const BUILT = new Set([
  'ToolBase',
  'ToolSchema',
  'ToolSpecification',
  'ToolDefinition',
  'DefaultToolDefinition',
  'FunctionToolCallback',
  'JsonObjectSchema',
  'JsonStringSchema',
  'JsonIntegerSchema',
  'JsonNumberSchema',
  'JsonBooleanSchema',
  'JsonArraySchema',
  'JsonEnumSchema',
  'JsonAnyOfSchema',
  'JsonReferenceSchema',
  'JsonNullSchema',
  'JsonRawSchema',
])

/**
 * The value of a call that Java or a framework defines, `unknown` when neither does. `type` is the
 * class it is called on; undefined for a call without a target, empty for one on a value.
 */
export function knownCall(
  type: string | undefined,
  method: string,
  given: Given,
): JavaValue | undefined | 'unknown' {
  if (type !== undefined && BUILT.has(type))
    return { kind: 'builder', type, calls: [{ name: method, given }] }
  const call = `${type ?? ''}.${method}`
  if (MAPS.has(call)) return mapOf(given)
  if (LISTS.has(call)) return listOf(given)
  if (COPIES.has(call)) return given[0]
  switch (call) {
    case 'Map.entry':
    case '.entry':
      return listOf(given)
    case 'Map.ofEntries':
      return mapOf(given.flatMap((each) => (each?.kind === 'list' ? each.items : [undefined])))
    case '.joinedMaps':
      return joinedMaps(given)
    case '.joinedLists':
      return joinedLists(given)
    case 'String.join':
      return joinedText(given)
    case 'Long.valueOf':
    case 'Integer.valueOf':
    case 'Double.valueOf':
    case 'Boolean.valueOf':
    case 'BigDecimal.valueOf':
    case 'BigInteger.valueOf':
      return jsonOf(given[0])?.kind === 'string' ? undefined : given[0]
    case 'Collections.addAll':
      return given[0] && callOnValue(given[0], 'addAll', [listOf(given.slice(1))])
    default:
      return 'unknown'
  }
}

const MAPS = new Set([
  'Map.of',
  'ImmutableMap.of',
  'Collections.singletonMap',
  'Collections.emptyMap',
  '.orderedMap',
])
const LISTS = new Set([
  'List.of',
  'Set.of',
  'ImmutableList.of',
  'Arrays.asList',
  'Collections.singletonList',
  'Collections.emptyList',
  '.orderedList',
])
const COPIES = new Set([
  'Map.copyOf',
  'List.copyOf',
  'Collections.unmodifiableMap',
  'Collections.unmodifiableList',
])

function joinedMaps(given: Given): JavaValue | undefined {
  const entries = new Map<string, JavaValue>()
  for (const each of given) {
    if (each?.kind !== 'map') return undefined
    for (const [key, value] of each.entries) entries.set(key, value)
  }
  return { kind: 'map', entries }
}

function joinedLists(given: Given): JavaValue | undefined {
  const items: JavaValue[] = []
  for (const each of given) {
    if (each?.kind !== 'list') return undefined
    items.push(...each.items)
  }
  return { kind: 'list', items }
}

function joinedText([separator, ...rest]: Given): JavaValue | undefined {
  const first = rest[0]
  const parts = rest.length === 1 && first?.kind === 'list' ? first.items : rest
  const texts = parts.map(textOf)
  const between = textOf(separator)
  const isAllText = between !== undefined && texts.every((text) => text !== undefined)
  return isAllText ? textValue(texts.join(between)) : undefined
}

/** What a call on a value gives; maps, lists and builders take what they are given. */
export function callOnValue(value: JavaValue, method: string, given: Given): JavaValue | undefined {
  if (value.kind === 'builder') {
    value.calls.push({ name: method, given })
    return value
  }
  if (value.kind === 'map') return onMap(value, method, given)
  if (value.kind === 'list') return onList(value, method, given)
  return onNode(value, method)
}

function onMap(
  map: JavaValue & { kind: 'map' },
  method: string,
  given: Given,
): JavaValue | undefined {
  const [first, second] = given
  if (method === 'put') {
    const key = textOf(first)
    if (key === undefined || !second) return undefined
    map.entries.set(key, second)
    return map
  }
  if (method !== 'putAll' || first?.kind !== 'map') return undefined
  for (const [key, each] of first.entries) map.entries.set(key, each)
  return map
}

function onList(
  list: JavaValue & { kind: 'list' },
  method: string,
  [first]: Given,
): JavaValue | undefined {
  if (!first) return undefined
  if (method === 'add') list.items.push(first)
  else if (method === 'addAll' && first.kind === 'list') list.items.push(...first.items)
  else return undefined
  return list
}

/** What a text can do without changing its meaning for us. */
function onNode(value: JavaValue & { kind: 'node' }, method: string): JavaValue | undefined {
  const text = stringOf(value.node)
  if (text !== undefined) {
    if (method === 'strip' || method === 'trim') return textValue(text.trim())
    return method === 'toString' || method === 'intern' ? value : undefined
  }
  if (method === 'intValue' || method === 'longValue') return value
  return undefined
}
