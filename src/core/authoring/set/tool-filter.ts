import type { JsonObject } from '../../json/node'
import { descriptionText } from '../../model/description'
import { nameOf, titleOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import { agentsOf } from './export-marks'
import { namespaceOf } from './namespaces'

/** All that a tool is found by: name, title, the text a model reads, its group and its agents. */
const foundBy = oncePer((tool: JsonObject): string =>
  [nameOf(tool), titleOf(tool), namespaceOf(tool), ...agentsOf(tool), descriptionText(tool)]
    .join('\n')
    .normalize('NFKC')
    .toLowerCase(),
)

/** Whether each word of a query stands somewhere in what a tool is found by; capitals do not matter. */
export function matchesQuery(tool: JsonObject | undefined, query: string): boolean {
  const parts = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return (
    parts.length === 0 ||
    (tool !== undefined && parts.every((part) => foundBy(tool).includes(part)))
  )
}
