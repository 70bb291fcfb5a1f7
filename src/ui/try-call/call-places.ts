import { getIn, type JsonNode, type Path } from '../../core/json/node'
import type { CallProblem } from '../../core/calls/problem'
import { toolSelected } from '../../state/document'
import { paneChosen, placeAsked, sideTabChosen } from '../../state/view'

/** The field of the form that a problem is about: of a missing member, that member's own. */
export function fieldOf(tool: JsonNode, { place, name, keyword }: CallProblem): Path {
  if (keyword !== 'required' || name === undefined) return place
  const own = [...place.slice(0, place.lastIndexOf('required')), 'properties', name]
  return getIn(tool, own) ? own : place
}

/** Shows a place of a tool in the JSON pane, in a narrow window too. */
export function goToJson(id: string, path: Path): void {
  toolSelected(id)
  sideTabChosen('json')
  paneChosen('side')
  placeAsked(path, 'checklist')
}
