import type { DialectError, Loss } from '../../dialects/dialect'
import type { JsonNode, Path } from '../../json/node'
import { REFUSING, type ScriptNotes } from './script-notes'

/** The notes about a value and all that is in it, with their paths from it; `told` gets their places. */
export function notesInside(
  root: JsonNode,
  notes: ScriptNotes,
  told: Set<object>,
): readonly Loss[] {
  const losses: Loss[] = []
  visit(root, [])
  return losses

  function visit(node: JsonNode, path: Path): void {
    const here = node.at && notes.get(node.at)
    if (here) {
      told.add(node.at!)
      losses.push(...here.map((note) => ({ ...note, path })))
    }
    if (node.kind === 'object')
      for (const each of node.members) visit(each.value, [...path, each.key])
    if (node.kind === 'array') node.items.forEach((item, i) => visit(item, [...path, i]))
  }
}

/** Why an item is refused: without its name or its schema it would be another tool. */
export function refusalIn(losses: readonly Loss[]): DialectError | undefined {
  return losses.find((loss) => REFUSING.includes(loss.code))
}
