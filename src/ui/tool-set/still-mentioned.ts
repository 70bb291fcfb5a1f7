import { nameOf } from '../../core/model/tool'
import { useDocument } from '../../state/document'
import { toolNow } from '../form/tool-now'
import { renamingOf } from './use-renaming'

/** Whether some text of the set surely says a name that a tool had before. */
export function isStillMentioned(id: string, former: string): boolean {
  const { tools } = useDocument.getState().set
  const to = nameOf(toolNow(id).tool)
  return renamingOf(tools, id, former, to).mentions.some(({ isSure }) => isSure)
}
