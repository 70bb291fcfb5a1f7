import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Path,
  stringOf,
} from '../../json/node'

export const INJECTED: Path = ['contract', 'injected']

/** What the system fills in, as the contract lists it. */
export interface InjectedEntry {
  readonly name: string
  readonly source: string
  readonly schema?: JsonObject
  /** Where it stands in `contract.injected`. */
  readonly index: number
  readonly node: JsonNode
}

/** The entries of the list, a bare name among them; what is neither a name nor has one is left out. */
export function injectedList(tool: JsonNode): readonly InjectedEntry[] {
  return itemsOf(getIn(tool, INJECTED)).flatMap((node, index) => {
    const name = stringOf(node) ?? stringOf(get(node, 'name'))
    if (name === undefined) return []
    const schema = get(node, 'schema')
    const source = stringOf(get(node, 'source')) ?? ''
    return [{ name, source, index, node, ...(schema?.kind === 'object' ? { schema } : {}) }]
  })
}

/** Whether the list can be added to: it is absent, or a list. */
export function canInject(tool: JsonNode): boolean {
  const contract = get(tool, 'contract')
  if (contract !== undefined && contract.kind !== 'object') return false
  const list = getIn(tool, INJECTED)
  return list === undefined || list.kind === 'array'
}
