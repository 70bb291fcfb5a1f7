import { useMemo } from 'react'
import { itemsOf, get, type JsonObject } from '../../../core/json/node'
import { type Asked, lineAnswer } from '../../../core/lint/checklists/answer'
import { CHECKLISTS } from '../../../core/lint/checklists/registry'
import { useReviewing } from '../../../state/reviewing'
import { spotKey } from '../../../state/thread-places'
import { SHOWN_LISTS } from '../shown-lists'

/** Lines shown with the tools that wait for a person and that nobody signed; unknown at first. */
export function useLinesLeft(asked: Asked | undefined): number | undefined {
  const set = useReviewing((state) => state.set)
  const waiting = useMemo(() => (asked ? waitingLines(asked, set) : undefined), [asked, set])
  return useReviewing(
    ({ signedAt }) =>
      waiting?.filter((key) => !signedAt.get(key)?.some(({ isCurrent }) => isCurrent)).length,
  )
}

function waitingLines(asked: Asked, set: JsonObject): readonly string[] {
  const entries = itemsOf(get(set, 'tools'))
  return asked.tools.flatMap((tool, only) =>
    SHOWN_LISTS.flatMap((list) =>
      CHECKLISTS[list].lines.flatMap((line, i) =>
        lineAnswer(line, { ...asked, only }).state === 'person'
          ? spotKey(entries.indexOf(tool), [], undefined, `${list}/${i + 1}`)
          : [],
      ),
    ),
  )
}
