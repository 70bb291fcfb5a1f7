import { nameOf } from '../../core/model/tool'
import { readingOf } from '../../core/model/reading'
import { useDocument } from '../../state/document'
import { renamingOf } from './use-renaming'

/** Whether some text of the set surely says a name that a tool had before. */
export function isStillMentioned(id: string, former: string): boolean {
  const { tools } = useDocument.getState().set
  const record = tools.find((each) => each.id === id)
  if (!record) return false
  const to = nameOf(readingOf(record).tool)
  return renamingOf(tools, id, former, to).mentions.some(({ isSure }) => isSure)
}
