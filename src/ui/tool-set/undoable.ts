import type { ToolSet } from '../../core/model/tool-set'
import { useDocument } from '../../state/document'
import { toasted } from '../kit/toast'
import type { useWords } from '../kit/use-words'

/** Does something to the set and tells of it, with the way back. Nothing is told where nothing changed. */
export function undoable(
  t: ReturnType<typeof useWords>,
  act: () => void,
  note: (before: ToolSet, after: ToolSet) => string,
): void {
  const before = useDocument.getState().set
  act()
  const after = useDocument.getState().set
  if (after === before) return
  const run = () =>
    void import('../../state/step-taken-back').then(({ stepTakenBack }) =>
      stepTakenBack(before, after),
    )
  toasted({ text: note(before, after), action: { label: t('frame.undo'), run } })
}
