import type { Path } from '../../core/json/node'
import { fromPointer } from '../../core/json/pointer'
import { useView } from '../../state/view'
import { isWithin } from './place-path'

/** The last wish that a form has answered, so that another tool's form does not answer it again. */
let answered = 0
export const answeredTurn = (): number => answered
export const turnAnswered = (turn: number): void => void (answered = Math.max(answered, turn))

/**
 * The turn of the last wish to go to a place inside one of the paths, but in none of `except`; 0 when
 * there is none.
 */
export function useTurnInside(paths: readonly Path[], except: readonly Path[]): number {
  return useView(({ place }) => {
    if (!place || place.from === 'form' || place.from === 'json') return 0
    const isIn = (path: Path) => isWithin(place.path, path)
    return paths.some(isIn) && !except.some(isIn) ? place.turn : 0
  })
}

/** Of the elements that show places, the one nearest above the path, else the first below it. */
export function elementAt(root: ParentNode, path: Path): HTMLElement | undefined {
  let above: { element: HTMLElement; length: number } | undefined
  let below: HTMLElement | undefined
  for (const element of root.querySelectorAll<HTMLElement>('[data-path]')) {
    const own = fromPointer(element.dataset['path']!)
    if (isWithin(path, own)) {
      if (!above || own.length > above.length) above = { element, length: own.length }
    } else if (!below && isWithin(own, path)) below = element
  }
  return above?.element ?? below
}
