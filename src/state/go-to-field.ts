import type { Path } from '../core/json/node'
import { toolSelected } from './document'
import { paneChosen, placeAsked } from './view'

/** Goes to a place in the form, of another tool where one is named; in a narrow window too. */
export function goToField(path: Path, tool?: string): void {
  if (tool !== undefined) toolSelected(tool)
  paneChosen('form')
  placeAsked(path, 'checklist')
}
