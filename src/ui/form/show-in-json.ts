import type { Path } from '../../core/json/node'
import { paneChosen, placeAsked, sideTabChosen } from '../../state/view'

/**
 * Shows a place of the tool in the JSON pane, in a narrow window too; with `caret`, an offset in its
 * text, the caret goes there, ready to type.
 */
export function showInJson(path: Path, caret?: number): void {
  sideTabChosen('json')
  paneChosen('side')
  placeAsked(path, 'form', caret)
}
