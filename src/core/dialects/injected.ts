import { get, itemsOf, type JsonNode, type JsonObject, membersOf, stringOf } from '../json/node'
import { arr, obj, withMember, withoutMembers } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import type { Loss } from './dialect'

/**
 * The tool without the parameters that the system fills in: whatever `contract.injected` names is
 * never asked of a model, even where the input schema still has it.
 */
export function withoutInjected(tool: JsonObject): {
  readonly tool: JsonObject
  readonly losses: readonly Loss[]
} {
  const schema = inputSchemaOf(tool)
  const properties = get(schema, 'properties')
  const names = injectedNames(tool).filter((name) => get(properties, name) !== undefined)
  if (!schema || properties?.kind !== 'object' || names.length === 0) return { tool, losses: [] }
  let slim = withMember(schema, 'properties', withoutMembers(properties, names))
  const required = get(schema, 'required')
  if (required?.kind === 'array') {
    const left = required.items.filter((item) => !names.includes(stringOf(item) ?? ''))
    slim = withMember(slim, 'required', arr(left))
  }
  const losses = names.map((name) => ({
    code: 'dropped.injected',
    path: ['inputSchema', 'properties', name],
    values: { field: name },
  }))
  return { tool: withoutFromExamples(withMember(tool, 'inputSchema', slim), names), losses }
}

/** An injected parameter is named by itself or by its `name`. */
export function injectedNames(tool: JsonNode): readonly string[] {
  return itemsOf(get(get(tool, 'contract'), 'injected')).flatMap(
    (item) => stringOf(item) ?? stringOf(get(item, 'name')) ?? [],
  )
}

function withoutFromExamples(tool: JsonObject, names: readonly string[]): JsonObject {
  const examples = get(tool, 'inputExamples')
  if (examples?.kind !== 'array') return tool
  const slim = examples.items.map((each) =>
    each.kind === 'object' ? obj(membersOf(each).filter((m) => !names.includes(m.key))) : each,
  )
  return withMember(tool, 'inputExamples', arr(slim))
}
