import { getIn, itemsOf, type JsonObject, type Path } from '../../core/json/node'
import { FACETS, LISTS } from '../../core/authoring/contract/facets'
import { HINTS } from '../../core/model/annotations'

/** The places of the contract that show findings: its facets, the rows of its tables, the hints. */
export const contractPlaces = (tool: JsonObject): readonly Path[] => [
  ...FACETS.map((facet) => ['contract', facet]),
  ...Object.keys(LISTS).flatMap((list) =>
    itemsOf(getIn(tool, ['contract', list])).map((_, index) => ['contract', list, index]),
  ),
  ...HINTS.map((hint) => ['annotations', hint]),
]
