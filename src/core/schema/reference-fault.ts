import { get, type JsonNode, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { turnsInCircle } from './circles'
import { followReference, referencePath, resolveReference } from './reference'
import { walkSchema } from './walk'

/** Why a reference does not lead to a schema of its document. */
export interface ReferenceFault {
  readonly kind: 'nowhere' | 'circle' | 'outside'
  readonly ref: string
  /** Where it would lead to one. */
  readonly to?: string
}

/** What is wrong with a schema's own reference, if it has one. */
export function referenceFault(root: JsonNode, schema: JsonNode): ReferenceFault | undefined {
  if (schema.kind !== 'object') return undefined
  const ref = stringOf(get(schema, '$ref'))
  if (ref === undefined) return undefined
  const [address = '', fragment = ''] = ref.split('#')
  if (referencePath(root, ref) === undefined && address !== '' && address !== idOf(root)) {
    if (namesOf(root).has(address)) return undefined
    const last = /^[\w.-]+$/.test(ref) ? definitionOf(root, ref) : undefined
    return { kind: last ? 'nowhere' : 'outside', ref, ...(last ? { to: last } : {}) }
  }
  if (fragment !== '' && !fragment.startsWith('/'))
    return namesOf(root).has(fragment)
      ? undefined
      : { kind: 'nowhere', ref, ...near(root, fragment) }
  if (resolveReference(root, schema))
    return turnsInCircle(root, schema) ? { kind: 'circle', ref } : undefined
  if (followReference(root, schema)) {
    // The target is there, and refers on: either round in a circle, or to a fault of its own.
    return leadsRound(root, schema) ? { kind: 'circle', ref } : undefined
  }
  return { kind: 'nowhere', ref, ...near(root, fragment.slice(fragment.lastIndexOf('/') + 1)) }
}

function leadsRound(root: JsonNode, schema: JsonNode): boolean {
  const seen = new Set<JsonNode>()
  for (let at: JsonNode | undefined = schema; at; at = followReference(root, at)) {
    if (seen.has(at)) return true
    seen.add(at)
  }
  return false
}

const idOf = (schema: JsonNode): string | undefined => stringOf(get(schema, '$id'))?.split('#')[0]

/** The addresses and anchors that the schemas of a document give themselves. */
const namesOf = oncePer((root: JsonNode): ReadonlySet<string> => {
  const names = walkSchema(root).flatMap(({ schema }) => [
    stringOf(get(schema, '$anchor')),
    stringOf(get(schema, '$dynamicAnchor')),
    idOf(schema),
    stringOf(get(schema, '$id'))?.replace(/^#/, ''),
  ])
  return new Set(names.filter((name) => name !== undefined))
})

const near = (root: JsonNode, name: string): { readonly to?: string } => {
  const to = definitionOf(root, name)
  return to === undefined ? {} : { to }
}

/** The reference to the definition of that name, wherever definitions are kept. */
function definitionOf(root: JsonNode, name: string): string | undefined {
  if (name === '') return undefined
  for (const holder of ['$defs', 'definitions'])
    if (get(get(root, holder), name)) return `#/${holder}/${name}`
  return undefined
}
