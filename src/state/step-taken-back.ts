import { withStepTakenBack } from '../core/authoring/set/take-back'
import type { ToolSet } from '../core/model/tool-set'
import { toolsChanged, undone, useDocument } from './document'

/** One step is taken back: the last one is undone, an earlier one by a step of its own. */
export function stepTakenBack(before: ToolSet, after: ToolSet): void {
  if (useDocument.getState().set === after) undone()
  else toolsChanged((set) => withStepTakenBack(set, before, after))
}
