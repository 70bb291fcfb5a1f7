import type { JsonNode } from '../json/node'
import { contractOf } from '../model/contract'
import { oncePer } from '../once-per'
import type { Parameter } from '../schema/parameters'
import { reachedParameters } from '../schema/reached-definitions'

/** The parameters that the model fills in: all but those that the contract has the program fill in. */
export const askedParameters = oncePer((tool: JsonNode): readonly Parameter[] => {
  const injected = contractOf(tool)?.injected ?? []
  if (injected.length === 0) return reachedParameters(tool)
  const names = new Set(injected.map(({ name }) => name))
  return reachedParameters(tool).filter(
    ({ name, path }) => !names.has(name) && !isInside(path, names),
  )
})

/** `['inputSchema', 'properties', name, …]` stands inside that parameter. */
const isInside = (path: readonly (string | number)[], names: ReadonlySet<string>): boolean =>
  names.has(String(path[2])) && path[1] === 'properties'
