import type { Path } from '../../core/json/node'
import { paneChosen, placeAsked, sideTabChosen } from '../../state/view'

/** Shows a place of the tool in the JSON pane, in a narrow window too. */
export function showInJson(path: Path): void {
  sideTabChosen('json')
  paneChosen('side')
  placeAsked(path, 'form')
}
