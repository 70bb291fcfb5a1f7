import { get, type JsonNode, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { resolveReference } from './reference'
import { walkSchema } from './walk'

/**
 * Whether what a schema refers to contains, through any chain of local references, itself. `root` is
 * the document that the references count from.
 */
export function leadsToItself(root: JsonNode, schema: JsonNode): boolean {
  const target = resolveReference(root, schema)
  return target !== undefined && loopsOf(root)(target)
}

interface Step {
  readonly node: JsonNode
  readonly targets: readonly JsonNode[]
  next: number
}

/**
 * Which schemas of a document lead into a loop. Each is found out once, and without recursion: a
 * chain of references may be longer than the call stack.
 */
const loopsOf = oncePer((root: JsonNode) => {
  const known = new WeakMap<JsonNode, boolean>()
  const stepTo = (node: JsonNode): Step => ({ node, targets: targetsIn(root, node), next: 0 })
  return (start: JsonNode): boolean => {
    const answer = known.get(start)
    if (answer !== undefined) return answer
    const way: Step[] = [stepTo(start)]
    const open = new Set([start])
    for (let step = way.at(-1); step; step = way.at(-1)) {
      const target = step.targets[step.next++]
      if (!target) {
        known.set(step.node, false)
        open.delete(step.node)
        way.pop()
      } else if (open.has(target) || known.get(target)) {
        for (const each of way) known.set(each.node, true)
        return true
      } else if (known.get(target) === undefined) {
        open.add(target)
        way.push(stepTo(target))
      }
    }
    return false
  }
})

/** What the references in a schema lead to. */
function targetsIn(root: JsonNode, schema: JsonNode): readonly JsonNode[] {
  return walkSchema(schema).flatMap((place) =>
    stringOf(get(place.schema, '$ref')) === undefined
      ? []
      : (resolveReference(root, place.schema) ?? []),
  )
}
