import { get, type JsonNode, type Path, withMember, withoutMembers } from '../../json/node'
import { fromPointer, pointer } from '../../json/pointer'
import { INPUT } from '../../model/parameters'

/** Where a parameter stands that the system could fill in: an object, on a way of fields and lists. */
export interface NestedPlace {
  /** The object, from the tool. */
  readonly owner: Path
  readonly name: string
  /** The way to it as the contract names it: `order.tenant_id`, `lines[].sku`. */
  readonly label: string
}

/**
 * The place of a parameter by its path from the tool. None where the way leads through a definition,
 * a variant or a dictionary: what stands there is not one parameter of the call.
 */
export function nestedPlaceOf(path: Path): NestedPlace | undefined {
  if (path[0] !== INPUT[0] || path.length < 3 || path.at(-2) !== 'properties') return undefined
  const owner = path.slice(0, -2)
  const prefix = prefixOf(owner)
  const name = String(path.at(-1))
  return prefix === undefined ? undefined : { owner, name, label: prefix + name }
}

function prefixOf(owner: Path): string | undefined {
  let prefix = ''
  for (let i = 1; i < owner.length; i++) {
    if (owner[i] === 'properties' && i + 1 < owner.length) prefix += `${String(owner[++i])}.`
    else if (owner[i] === 'items') prefix = prefix.replace(/\.$/, '') + '[].'
    else return undefined
  }
  return prefix
}

/** The object that an entry was taken out of, as the entry keeps it: none for the tool's own. */
export const inOf = (owner: Path): string | undefined =>
  owner.length > 1 ? pointer(owner.slice(1)) : undefined

/** The object that an entry says it was taken out of, and the parameter's name there. */
export function placeIn(
  kept: string,
  label: string,
): { readonly owner: Path; readonly name: string } {
  const owner = [...INPUT, ...fromPointer(kept)]
  const prefix = prefixOf(owner) ?? ''
  return { owner, name: label.startsWith(prefix) ? label.slice(prefix.length) : label }
}

/** A call without what stands at a place of it. */
export function withoutArgument(call: JsonNode, { owner, name }: NestedPlace): JsonNode {
  const strip = (node: JsonNode, at: number): JsonNode => {
    if (at >= owner.length) return node.kind === 'object' ? withoutMembers(node, [name]) : node
    if (owner[at] === 'items') {
      if (node.kind !== 'array') return node
      return { ...node, items: node.items.map((each) => strip(each, at + 1)) }
    }
    const key = String(owner[at + 1])
    const inside = get(node, key)
    return inside && node.kind === 'object' ? withMember(node, key, strip(inside, at + 2)) : node
  }
  return strip(call, 1)
}
