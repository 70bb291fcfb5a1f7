import { get, type JsonNode, type JsonObject, memberOf, type Path, stringOf } from '../json/node'
import { fromPointer } from '../json/pointer'
import { oncePer } from '../once-per'
import { type Place, walkSchema } from './walk'

/**
 * The schema a chain of local references (see `followReference`) ends at; the node itself when it has none.
 * Undefined when the chain leads nowhere, out of the document, or round in a circle.
 */
export function resolveReference(root: JsonNode, schema: JsonNode): JsonNode | undefined {
  return get(schema, '$ref') ? endsOf(root)(schema) : schema
}

/** Where each chain of a document ends: in long chains most of the way has been gone before. */
const endsOf = oncePer((root: JsonNode) => {
  const ends = new WeakMap<JsonNode, { readonly end: JsonNode | undefined }>()
  return (schema: JsonNode): JsonNode | undefined => {
    const way = new Set<JsonNode>()
    let node: JsonNode | undefined = schema
    let end: JsonNode | undefined
    while (node) {
      const known = ends.get(node)
      if (known) {
        end = known.end
        break
      }
      const ref = stringOf(get(node, '$ref'))
      if (ref === undefined) {
        end = node
        break
      }
      if (way.has(node)) break
      way.add(node)
      node = targetOf(root, ref)
    }
    for (const each of way) ends.set(each, { end })
    return end
  }
})

/**
 * What a schema's own local reference names, itself perhaps another reference; one step only. Local
 * are a pointer (`#/…`), the whole (`#`) and an anchor (`#name`), also behind the document's own
 * address. Undefined where it names nothing here; an anchor that no schema has is not the whole.
 */
export function followReference(root: JsonNode, schema: JsonNode): JsonNode | undefined {
  const ref = stringOf(get(schema, '$ref'))
  return ref === undefined ? undefined : targetOf(root, ref)
}

/** The path in a document that a local reference spells or whose anchor it names, there or not. */
export function referencePath(root: JsonNode, ref: string): Path | undefined {
  const fragment = localFragment(root, ref)
  if (fragment === undefined) return undefined
  return isPointer(fragment) ? fromPointer(fragment) : anchorsOf(root).get(fragment)?.path
}

function targetOf(root: JsonNode, ref: string): JsonNode | undefined {
  const fragment = localFragment(root, ref)
  if (fragment === undefined) return undefined
  if (!isPointer(fragment)) return anchorsOf(root).get(fragment)?.schema
  let node: JsonNode | undefined = root
  for (const step of fromPointer(fragment))
    node = node?.kind === 'array' ? itemAt(node.items, step) : valueIn(node, step)
  return node
}

const isPointer = (fragment: string): boolean => fragment === '' || fragment.startsWith('/')

/** An index has no sign and no zero in front (RFC 6901). */
const itemAt = (items: readonly JsonNode[], step: string): JsonNode | undefined =>
  /^(?:0|[1-9]\d*)$/.test(step) ? items[Number(step)] : undefined

/** What stands behind `#`, decoded; undefined where the reference leads out of the document. */
function localFragment(root: JsonNode, ref: string): string | undefined {
  const mark = ref.indexOf('#')
  if (mark !== 0) {
    const own = stringOf(get(root, '$id'))?.split('#')[0] ?? ''
    const address = mark < 0 ? ref : ref.slice(0, mark)
    if (own === '' || wholeAddress(own, address) !== own) return undefined
  }
  return mark < 0 ? '' : decoded(ref.slice(mark + 1))
}

/** An address without a scheme counts from the folder of the document's own. */
const wholeAddress = (own: string, address: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(address) ? address : own.slice(0, own.lastIndexOf('/') + 1) + address

/** The schemas that give themselves a name: by `$anchor`, or by `$id` as older drafts do. */
const anchorsOf = oncePer((root: JsonNode): ReadonlyMap<string, Place> => {
  const anchors = new Map<string, Place>()
  for (const place of walkSchema(root))
    for (const name of anchorNames(place.schema)) if (!anchors.has(name)) anchors.set(name, place)
  return anchors
})

function anchorNames(schema: JsonNode): readonly string[] {
  const id = stringOf(get(schema, '$id'))
  const names = [get(schema, '$anchor'), get(schema, '$dynamicAnchor')].map(stringOf)
  return [...names, id?.startsWith('#') ? id.slice(1) : undefined].filter(
    (name) => name !== undefined && name !== '',
  ) as string[]
}

/** Fewer members are sooner looked through than sorted. */
const MANY = 32

/** Thousands of definitions are looked up in a table, not each from the start of the list. */
function valueIn(node: JsonNode | undefined, key: string): JsonNode | undefined {
  if (node?.kind !== 'object') return undefined
  return node.members.length > MANY ? tableOf(node).get(key) : memberOf(node, key)?.value
}

const tableOf = oncePer(
  (node: JsonObject): ReadonlyMap<string, JsonNode> =>
    new Map(node.members.map((each) => [each.key, each.value])),
)

/** A pointer in a fragment may be percent-encoded; one that is wrongly encoded is taken as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
