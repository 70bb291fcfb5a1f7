import { get, getIn, itemsOf, type JsonObject } from '../../../core/json/node'
import { fromPointer, pointer } from '../../../core/json/pointer'
import { stepsIn } from '../../../core/review/find-place'
import type { LinkPlace } from '../../../core/share/link-place'
import { spotKey } from '../../../state/thread-places'
import { headingId } from '../use-current-tool'

/** The rows of the page: what stands in one is about one thing. */
const ROWS = '.rl, .params li, .found > li, .review-lines > li, section, header'

/** The part of the page that a place is shown by; undefined while, or where, there is none. */
export function elementAt({ tool, path, rule, line, entry }: LinkPlace): HTMLElement | undefined {
  if (entry !== undefined) return found(`[data-entry-id="${CSS.escape(entry)}"]`)
  const isWholeTool = tool !== undefined && !path && !rule && !line
  if (isWholeTool) return found(`#${headingId(tool)}`)?.closest<HTMLElement>('header') ?? undefined
  openList(tool, line)
  const key = spotKey(tool, path === undefined ? [] : fromPointer(path), rule, line)
  return found(`[data-spot="${CSS.escape(key)}"]`)?.closest<HTMLElement>(ROWS) ?? undefined
}

/**
 * The nearest part of the page above a place that is in the set and has no part of its own: a field that
 * stands too deep to be drawn.
 */
export function elementAbove(place: LinkPlace, set: JsonObject): HTMLElement | undefined {
  const { tool, path, rule, line, entry } = place
  if (tool === undefined || !path || rule || line || entry) return undefined
  const own = itemsOf(get(set, 'tools'))[tool]
  if (!own) return undefined
  const steps = stepsIn(own, path)
  if (!getIn(own, steps)) return undefined
  for (let length = steps.length - 1; length >= 0; length--) {
    const above = elementAt({ tool, path: pointer(steps.slice(0, length)) })
    if (above) return above
  }
  return undefined
}

const found = (selector: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(selector) ?? undefined

/** A list that is closed draws its lines once it is opened. */
function openList(tool: number | undefined, line: string | undefined): void {
  const list = line?.split('/')[0]
  if (!list || tool === undefined) return
  const details = document.querySelector<HTMLDetailsElement>(
    `[data-entry="${tool}"] details[data-list="${CSS.escape(list)}"]`,
  )
  if (details) details.open = true
}
