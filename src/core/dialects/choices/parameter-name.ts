import { afterEdits } from '../../json/after-edits'
import { get, membersOf } from '../../json/node'
import { renameParameter } from '../../model/rename-parameter'
import { suggestName } from '../../naming/suggest-name'
import type { Choice, FindChoices } from './choice'

/**
 * Refused names of parameters under names that the vendor takes, wherever the tool speaks of them.
 * Whoever answers the call has to translate back. None that is spelt by sound, or that another has.
 */
export const renameParameters: FindChoices = ({ schema, errors }) => {
  const names = membersOf(get(schema, 'properties')).map((each) => each.key)
  return errors.flatMap(({ code, path, values }): readonly Choice[] => {
    const [, from] = path
    const pattern = values?.pattern
    if (code !== 'schema.property-key' || typeof from !== 'string') return []
    if (path.length !== 2 || typeof pattern !== 'string') return []
    const taken = names.filter((each) => each !== from)
    const [best] = suggestName(from, { taken, pattern: new RegExp(pattern) })
    if (!best || best.by === 'pinyin' || best.collides !== undefined) return []
    const to = best.name
    return [
      {
        loss: { code: 'export.parameter-name', path, values: { from, to } },
        make: (tool) => afterEdits(tool, renameParameter(tool, ['inputSchema'], from, to)),
      },
    ]
  })
}
