import type { Loss } from '../dialects/dialect'
import { get, type JsonNode, membersOf, type Path } from '../json/node'
import type { ApiDocument } from './api-document'
import { resolveIn } from './document-reference'

/**
 * The values of `example` and of the named `examples` of a parameter or a content type. A value that
 * stands in another file is a loss.
 */
export function readExamples(
  node: JsonNode,
  path: Path,
  document: ApiDocument,
  losses: Loss[],
): readonly JsonNode[] {
  const one = get(node, 'example')
  const named = membersOf(get(node, 'examples')).flatMap((each) => {
    const at = [...path, 'examples', each.key]
    const target = resolveIn(document.root, each.value, at)
    const value =
      'node' in target ? (get(target.node, 'value') ?? get(target.node, 'dataValue')) : undefined
    if (value) return [value]
    losses.push({ code: 'openapi.example-elsewhere', path: at, values: { name: each.key } })
    return []
  })
  return [...(one ? [one] : []), ...named]
}
