import { anchorAt } from '../../../core/review/anchor-at'
import type { Anchor } from '../../../core/review/entry'
import { pointer } from '../../../core/json/pointer'
import { spotKey } from '../../../state/thread-places'
import type { Spot, SpotTool } from '../talk-parts'

/** What an entry about a spot is about; without a tool, about the set. */
export function anchorOf({ path, rule, line }: Spot, of: SpotTool | undefined): Anchor {
  const place = of
    ? anchorAt(of.tool, path ?? [])
    : path && path.length > 0
      ? { path: pointer(path) }
      : {}
  return {
    ...place,
    ...(rule === undefined ? {} : { rule }),
    ...(line === undefined ? {} : { line }),
  }
}

export const keyOfSpot = ({ path, rule, line }: Spot, of: SpotTool | undefined): string =>
  spotKey(of?.index, path ?? [], rule, line)
