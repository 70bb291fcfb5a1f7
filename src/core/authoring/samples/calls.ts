import type { Edit } from '../../json/edit'
import {
  arr,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  memberOf,
  membersOf,
  obj,
  type Path,
  stringOf,
  withMember,
} from '../../json/node'
import { INPUT, parametersIn } from '../../model/parameters'
import { inputSchemaOf } from '../../model/tool'
import { setMember } from '../../model/write-members'
import { oncePer } from '../../once-per'
import { injectedList } from '../injected/injected-list'
import { isAccepted, type Sample, sampleOf, type Which } from './sample-of'

export const CALLS: Path = ['inputExamples']

/** The input schema as a model meets it: without what the program fills in. */
export const callSchemaOf = oncePer((tool: JsonNode): JsonObject | undefined => {
  const schema = inputSchemaOf(tool)
  if (!schema) return undefined
  const injected = new Set(injectedList(tool).map(({ name }) => name))
  const properties = get(schema, 'properties')
  const required = get(schema, 'required')
  let own = schema
  if (injected.size === 0) return own
  if (properties?.kind === 'object')
    own = withMember(own, 'properties', obj(properties.members.filter((m) => !injected.has(m.key))))
  if (required?.kind === 'array') {
    const left = required.items.filter((each) => !injected.has(stringOf(each) ?? ''))
    own = withMember(own, 'required', arr(left))
  }
  return own
})

/** Arguments of a valid call, as `sampleOf` makes them; without a schema a call has none. */
export function sampleCall(tool: JsonNode, which: Which): Sample {
  const schema = callSchemaOf(tool)
  if (!schema) return { ok: true, value: obj([]) }
  const sample = sampleOf(schema, which, inputSchemaOf(tool))
  return sample.ok && sample.value.kind !== 'object'
    ? { ok: false, problem: 'nothing-fits', path: [], detail: '' }
    : sample
}

/** Whether the schema accepts arguments as they stand, every condition included. */
export function isValidCall(tool: JsonNode, call: JsonNode): boolean {
  const schema = callSchemaOf(tool)
  return schema === undefined || isAccepted(call, schema, inputSchemaOf(tool))
}

/** Adds an example of a call behind the others. None where something else than a list stands. */
export function addCall(tool: JsonObject, call: JsonNode): Edit[] {
  const list = getIn(tool, CALLS)
  if (list?.kind === 'array')
    return [{ op: 'insert', path: [...CALLS, list.items.length], value: call }]
  if (list && list.kind !== 'null') return []
  return setMember(tool, 'inputExamples', arr([call]))
}

/** Puts a copy of an example right behind it. */
export function duplicateCall(tool: JsonObject, index: number): Edit[] {
  const call = getIn(tool, [...CALLS, index])
  return call ? [{ op: 'insert', path: [...CALLS, index + 1], value: call }] : []
}

/** Takes an example out, and the list with the last one. */
export function removeCall(tool: JsonObject, index: number): Edit[] {
  const { length } = itemsOf(getIn(tool, CALLS))
  if (index >= length) return []
  return [{ op: 'remove', path: length === 1 ? CALLS : [...CALLS, index] }]
}

/** Gives an example what it lacks of the first one. */
export function fillCall(tool: JsonObject, index: number): Edit[] {
  const first = getIn(tool, [...CALLS, 0])
  const call = getIn(tool, [...CALLS, index])
  if (index === 0 || first?.kind !== 'object' || call?.kind !== 'object') return []
  let filled = call
  return membersOf(first).flatMap(({ key, value }): Edit[] => {
    if (memberOf(call, key)) return []
    const edits = setArgument(tool, index, key, value, filled)
    filled = withMember(filled, key, value)
    return edits
  })
}

/** Sets an argument of an example in the order of the parameters, or takes it out. */
export function setArgument(
  tool: JsonObject,
  index: number,
  name: string,
  value: JsonNode | undefined,
  call = getIn(tool, [...CALLS, index]),
): Edit[] {
  if (call?.kind !== 'object') return []
  const path = [...CALLS, index, name]
  if (!value)
    return call.members.flatMap((each): Edit[] =>
      each.key === name ? [{ op: 'remove', path }] : [],
    )
  const own = memberOf(call, name) ? undefined : nextArgument(tool, call, name)
  return [{ op: 'set', path, value, ...(own === undefined ? {} : { before: own }) }]
}

/** The first argument of a call whose parameter comes after this one. */
function nextArgument(tool: JsonNode, call: JsonObject, name: string): string | undefined {
  const found = parametersIn(tool, INPUT)
  const order = found.kind === 'list' ? found.parameters.map((each) => each.name) : []
  const own = order.indexOf(name)
  if (own < 0) return undefined
  return membersOf(call).find(({ key }) => order.indexOf(key) > own)?.key
}
