import type { JsonNode, Path } from '../../json/node'
import { misfitOf as misfitIn } from '../../schema/misfit'

/**
 * Where an example surely breaks its schema, as a path into the example, to what is missing too. Formats
 * are not judged: to the vendors they are notes.
 */
export function misfitOf(example: JsonNode, schema: JsonNode, root = schema): Path | undefined {
  const misfit = misfitIn(example, schema, root, false)
  return misfit?.keyword === 'required' ? [...misfit.path, misfit.bound] : misfit?.path
}
