import { get, type JsonNode, stringOf } from '../json/node'
import { DESCRIPTION_KEYS, type DescriptionKey } from './tool'

/** What stands under `description`: nothing, one string as imported, or the five answers. */
export type Description =
  | { readonly kind: 'none' }
  | { readonly kind: 'string'; readonly text: string }
  | {
      readonly kind: 'answers'
      readonly answers: Readonly<Partial<Record<DescriptionKey, string>>>
    }

export function descriptionOf(tool: JsonNode | undefined): Description {
  const node = get(tool, 'description')
  const text = stringOf(node)
  if (text !== undefined) return { kind: 'string', text }
  if (node?.kind !== 'object') return { kind: 'none' }
  const answers: Partial<Record<DescriptionKey, string>> = {}
  for (const key of DESCRIPTION_KEYS) {
    const answer = stringOf(get(node, key))
    if (answer !== undefined) answers[key] = answer
  }
  return { kind: 'answers', answers }
}
