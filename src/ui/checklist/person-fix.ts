import { arr, type JsonNode, obj, str } from '../../core/json/node'
import type { Fix } from '../../core/lint/finding'

/**
 * Of a fix that marks a name in the text as a tool of another server, its twin that marks it as a
 * person or a place to ask; undefined for any other fix.
 */
export function personFix({ edits }: Fix): Fix['edits'] | undefined {
  const twin = edits.map((edit) =>
    'value' in edit && edit.path[0] === 'contract'
      ? { ...edit, value: asPerson(edit.value) }
      : edit,
  )
  return JSON.stringify(twin) === JSON.stringify(edits) ? undefined : twin
}

function asPerson(node: JsonNode): JsonNode {
  if (node.kind === 'array') return arr(node.items.map(asPerson))
  if (node.kind !== 'object') return node
  return obj(
    node.members.map((each) =>
      each.key === 'is' && each.value.kind === 'string' && each.value.value === 'server'
        ? { ...each, value: str('person') }
        : { ...each, value: asPerson(each.value) },
    ),
  )
}
