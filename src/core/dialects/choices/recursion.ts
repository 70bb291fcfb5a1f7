import { get } from '../../json/node'
import { withSchema } from '../write-shape'
import { cutRecursion } from '../cut-recursion'
import type { FindChoices } from './choice'

/** How many times a schema is written inside itself. */
const LEVELS = 3

/** A schema that contains itself, written out to a depth; what is deeper cannot be said any more. */
export const writeOutRecursion: FindChoices = ({ schema, errors }) => {
  const refused = errors.find(({ code }) => code === 'schema.recursive')
  const cut = refused && schema ? cutRecursion(schema, LEVELS) : undefined
  if (!refused || !cut) return []
  const values = { ref: refused.values?.ref ?? '', levels: LEVELS }
  return [
    {
      loss: { code: 'export.recursion-cut', path: refused.path, values },
      make: (tool) => (get(tool, 'inputSchema') ? withSchema(tool, cut) : tool),
    },
  ]
}
