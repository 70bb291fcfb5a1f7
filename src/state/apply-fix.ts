import { editTool } from '../core/authoring/edit-tool'
import type { EditProblem } from '../core/json/edit'
import { print } from '../core/json/print'
import type { Fix } from '../core/lint/finding'
import { toolEdited, toolReplaced, useDocument } from './document'

/**
 * Does what a fix proposes, as one step to undo: edits its tool and, where one tool becomes several,
 * puts the others behind it. Returns the reason when the text cannot take the edits.
 */
export function fixApplied(
  id: string,
  { edits, tools = [] }: Pick<Fix, 'edits' | 'tools'>,
): EditProblem | undefined {
  if (!tools.length) return toolEdited(id, edits)
  const record = useDocument.getState().set.tools.find((tool) => tool.id === id)
  if (!record) return 'unreadable'
  const edited = editTool(record.text, edits)
  if (!edited.ok) return edited.reason
  toolReplaced(id, [edited.text, ...tools.map((tool) => print(tool))])
  return undefined
}
