import { nameOf } from '../../core/model/tool'
import { envelopeOf } from '../../core/model/tool-set'
import { useDocument } from '../../state/document'
import { toolNow } from '../form/tool-now'
import { renamingOf } from './use-renaming'

/** Whether some text of the set surely says a name that a tool had before. */
export function isStillMentioned(id: string, former: string): boolean {
  const { set } = useDocument.getState()
  const to = nameOf(toolNow(id).tool)
  return renamingOf(set.tools, id, former, to, envelopeOf(set)).mentions.some(
    ({ isSure }) => isSure,
  )
}
