import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  nil,
  obj,
  stringOf,
} from '../../json/node'
import { followReference, resolveReference } from '../../schema/reference'
import { misfitOf } from '../checks/example-fits'
import { acceptsNull } from './nullable'

/** Deeper than any real argument; a schema that refers to itself without an end stops here. */
const MOST = 64

/** What one property is in the schemas that speak of an object. */
interface Property {
  readonly schemas: readonly JsonNode[]
  readonly isRequired: boolean
}

/**
 * Arguments for a tool, with null for every property that its original schema lets be absent: the
 * form in which a model that was given the strict schema sends them. What is no object, or what the
 * schema does not speak of, is left as it is.
 */
export function fillNulls(value: JsonNode, schema: JsonNode, root = schema): JsonNode {
  return change(value, schema, root, (object, properties) => {
    const missing = [...properties.keys()].filter((name) => get(object, name) === undefined)
    return obj([...membersOf(object), ...missing.map((name) => member(name, nil))])
  })
}

/**
 * Arguments as a model sends them for a strict schema, with the nulls taken out that stand for
 * absence: those of properties which the original schema lets be absent and not be null. A null that
 * the original takes as a value stays. What comes out is for the original schema and the tool's code.
 */
export function stripNulls(value: JsonNode, schema: JsonNode, root = schema): JsonNode {
  return change(value, schema, root, (object, properties) => {
    const standsForAbsence = (name: string): boolean => {
      const known = properties.get(name)
      return (
        known !== undefined &&
        !known.isRequired &&
        !known.schemas.every((each) => acceptsNull(root, each))
      )
    }
    const kept = membersOf(object).filter(
      (each) => each.value.kind !== 'null' || !standsForAbsence(each.key),
    )
    return kept.length === membersOf(object).length ? object : obj(kept)
  })
}

type Here = (object: JsonObject, properties: ReadonlyMap<string, Property>) => JsonObject

/** Trying the branches of branches grows fast; past this, the first that fits as it is is taken. */
const MOST_TRIES = 5000

/** Changes every object that the schemas describe, outermost first. */
function change(value: JsonNode, schema: JsonNode, root: JsonNode, here: Here): JsonNode {
  let tries = 0
  return changed(value, [schema], 0)

  function changed(value: JsonNode, schemas: readonly JsonNode[], depth: number): JsonNode {
    if (depth > MOST || (value.kind !== 'object' && value.kind !== 'array')) return value
    const heard = new Set<JsonNode>()
    const spoken = schemas.flatMap((each) => spokenOf(value, each, depth, heard))
    const below = (inner: JsonNode, next: readonly JsonNode[]): JsonNode =>
      next.length === 0 ? inner : changed(inner, next, depth + 1)
    if (value.kind === 'array') {
      const items = spoken.flatMap((each) => get(each, 'items') ?? [])
      return arr(value.items.map((item) => below(item, items)))
    }
    const properties = propertiesOf(spoken)
    return obj(
      membersOf(here(value, properties)).map((each) => ({
        ...each,
        value: below(each.value, properties.get(each.key)?.schemas ?? []),
      })),
    )
  }

  /** What speaks of a value: a schema itself, what it refers to, and the branch that fits. */
  function spokenOf(
    value: JsonNode,
    schema: JsonNode,
    depth: number,
    heard: Set<JsonNode>,
  ): readonly JsonNode[] {
    // A schema that leads back to itself says nothing more of the same value.
    if (schema.kind !== 'object' || heard.has(schema)) return []
    heard.add(schema)
    const target = followReference(root, schema)
    const branches = [...itemsOf(get(schema, 'anyOf')), ...itemsOf(get(schema, 'oneOf'))]
    const chosen = branches.length > 0 ? branchFor(value, branches, depth) : undefined
    const inner = [target, ...itemsOf(get(schema, 'allOf')), chosen]
    return [schema, ...inner.flatMap((each) => (each ? spokenOf(value, each, depth, heard) : []))]
  }

  /** The branch that a value is of: it fits, as it is or changed, and names all that the value has. */
  function branchFor(
    value: JsonNode,
    branches: readonly JsonNode[],
    depth: number,
  ): JsonNode | undefined {
    const fits = (branch: JsonNode): boolean => {
      if (misfitOf(value, branch, root) === undefined) return true
      if (++tries > MOST_TRIES) return false
      return misfitOf(changed(value, [branch], depth + 1), branch, root) === undefined
    }
    const fitting = branches.filter(fits)
    const isNamed = (branch: JsonNode): boolean => {
      const properties = get(resolveReference(root, branch), 'properties')
      return membersOf(value).every((each) => get(properties, each.key) !== undefined)
    }
    return fitting.find(isNamed) ?? fitting[0]
  }
}

function propertiesOf(schemas: readonly JsonNode[]): ReadonlyMap<string, Property> {
  const properties = new Map<string, Property>()
  const required = new Set(
    schemas.flatMap((each) => itemsOf(get(each, 'required')).map((item) => stringOf(item))),
  )
  for (const schema of schemas)
    for (const { key, value } of membersOf(get(schema, 'properties'))) {
      const known = properties.get(key)?.schemas ?? []
      properties.set(key, { schemas: [...known, value], isRequired: required.has(key) })
    }
  return properties
}
