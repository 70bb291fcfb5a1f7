import type { Edit } from '../../json/edit'
import { arr, getIn, type JsonNode, type Path, str, stringOf } from '../../json/node'
import { MATCHES_PATH } from '../questions/places'

/**
 * The edits of a set's own members by which somebody says what a tool, or one of its parameters, is
 * called in other versions. The newest comes first, since of several names the first that a version has
 * counts. None where it is said already.
 */
export function matchingByHand(
  root: JsonNode | undefined,
  { tool, parameter }: { readonly tool: string; readonly parameter?: string },
  armName: string,
): readonly Edit[] {
  const path: Path = [
    ...MATCHES_PATH,
    tool,
    ...(parameter === undefined ? ['is'] : ['parameters', parameter]),
  ]
  const list = getIn(root, path)
  if (list?.kind !== 'array') return [{ op: 'set', path, value: arr([str(armName)]) }]
  const at = list.items.findIndex((item) => stringOf(item) === armName)
  if (at === 0) return []
  return [
    ...(at > 0 ? [{ op: 'remove', path: [...path, at] } as const] : []),
    { op: 'insert', path: [...path, 0], value: str(armName) },
  ]
}
