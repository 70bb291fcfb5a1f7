import { get, type JsonObject, stringOf } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { print } from '../../../core/json/print'
import type { Thread } from '../../../core/review/review-state'
import { withAnswers } from '../../../core/review/with-answers'
import { encodeLink } from '../../../core/share/encode-link'
import { ALL_PARTS } from '../../../core/share/link-content'
import { type LinkPlace, withPlace } from '../../../core/share/link-place'
import { powers } from '../../../state/powers'
import { reviewedSet, useReviewing } from '../../../state/reviewing'
import { linePath } from '../../../state/thread-places'
import type { Spot, SpotTool } from '../talk-parts'

/** The place that a spot of the page has in a link. */
export const placeOfSpot = ({ path, rule, line }: Spot, of: SpotTool | undefined): LinkPlace => ({
  ...(of && { tool: of.index }),
  ...(path && { path: pointer(linePath(path)) }),
  ...(rule === undefined ? {} : { rule }),
  ...(line === undefined ? {} : { line }),
})

export const placeOfThread = ({ opened, place }: Thread): LinkPlace => ({
  ...(place.tool === undefined ? {} : { tool: place.tool }),
  entry: opened.id,
})

/**
 * The link of the shared set that leads to a place; none where it would be too long. What the reader
 * wrote goes along only when it is what the link leads to.
 */
export function linkTo(place: LinkPlace): string | undefined {
  const link = encodeLink(print(setWith(place.entry)), powers().shareBase().url, ALL_PARTS)
  return link.ok ? withPlace(link.url, place) : undefined
}

function setWith(entry: string | undefined): JsonObject {
  const { set, own } = useReviewing.getState()
  const isOf = (each: JsonObject) =>
    [stringOf(get(each, 'id')), stringOf(get(each, 'to'))].includes(entry)
  const thread = entry === undefined ? [] : withAnswers(own, isOf)
  return thread.length > 0 ? reviewedSet({ set, own: thread }) : set
}
