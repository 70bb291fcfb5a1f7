import { str, withMember } from '../../json/node'
import { nameOf } from '../../model/tool'
import { suggestName } from '../../naming/suggest-name'
import type { FindChoices } from './choice'

/**
 * A refused name written with the characters, and the length, that the vendor takes; its letters
 * stay the author's. None where it would be the name of another tool, whatever that one becomes.
 */
export const renameTool: FindChoices = ({ tool, errors, others, mostInName }) => {
  const refused = errors.filter(({ code }) => code === 'name.pattern' || code === 'name.length')
  if (refused.length === 0) return []
  const pattern = refused.find(({ code }) => code === 'name.pattern')?.values?.pattern
  const from = nameOf(tool)
  const [best] = suggestName(from, {
    taken: others(),
    ...(typeof pattern === 'string' ? { pattern: new RegExp(pattern) } : {}),
    ...(mostInName === undefined ? {} : { most: mostInName }),
  })
  if (!best || best.by !== 'letters' || best.collides !== undefined) return []
  const to = best.name
  return [
    {
      loss: { code: 'export.name', path: ['name'], values: { from, to } },
      make: (given) => withMember(given, 'name', str(to)),
    },
  ]
}
