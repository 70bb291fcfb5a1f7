import { isDeclared } from '../authoring/samples/accepts'
import { matchesPattern } from '../authoring/samples/matches-pattern'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  obj,
  type Path,
  stringOf,
} from '../json/node'
import type { Lang } from '../lint/rule'
import { referenceOf } from '../model/schema-body'
import { inputSchemaOf } from '../model/tool'
import { resolveReference } from '../schema/reference'
import type { Field, ObjectPlace } from './field'
import { isTaken } from './judged'

/** A schema and where it stands in the tool. */
export interface Said {
  readonly schema: JsonObject
  readonly path: Path
}

export interface Walk {
  readonly tool: JsonObject
  readonly call: JsonNode
  readonly lang: Lang
  readonly fields: Field[]
  readonly objects: ObjectPlace[]
  /** Hears of every schema that speaks of a value of the call. */
  readonly seen: (path: Path) => void
}

/** References and branches in each other that are gone through. */
const DEEPEST = 40

/** Every schema that speaks of a value at a place: its references, parts, and the branches it takes. */
export function saidOf(schema: JsonNode, path: Path, value: JsonNode, tool: JsonObject): Said[] {
  const root = inputSchemaOf(tool)!
  const found: Said[] = []
  const look = (node: JsonNode | undefined, at: Path, depth: number): void => {
    if (node?.kind !== 'object' || depth > DEEPEST || found.some((each) => each.schema === node))
      return
    found.push({ schema: node, path: at })
    const target = resolveReference(root, node)
    if (target && target !== node) look(target, pathOf(tool, node, at), depth + 1)
    for (const [i, each] of itemsOf(get(node, 'allOf')).entries())
      look(each, [...at, 'allOf', i], depth + 1)
    for (const keyword of ['anyOf', 'oneOf'])
      for (const [i, each] of itemsOf(get(node, keyword)).entries())
        if (isTaken(value, each, root)) look(each, [...at, keyword, i], depth + 1)
    const asked = get(node, 'if')
    if (asked) {
      const next = isTaken(value, asked, root) ? 'then' : 'else'
      look(get(node, next), [...at, next], depth + 1)
    }
  }
  look(schema, path, 0)
  return found
}

/** Where in the tool a chain of references ends that ends somewhere. */
function pathOf(tool: JsonObject, schema: JsonNode, path: Path): Path {
  const next = referenceOf(tool, path, schema)?.path
  return next ? pathOf(tool, getIn(tool, next)!, next) : path
}

/** Notes the fields and objects of a call, from a place on down. */
export function walkCall(said: readonly Said[], value: JsonNode, at: Path, walk: Walk): void {
  for (const { path } of said) walk.seen(path)
  if (value.kind === 'object') walkObject(said, value, at, walk)
  else if (value.kind === 'array') walkList(said, value.items, at, walk)
}

function walkObject(said: readonly Said[], value: JsonObject, at: Path, walk: Walk): void {
  const { tool, call, lang } = walk
  const own: Field[] = []
  for (const { key, value: inside } of membersOf(value)) {
    const declared = said.filter(({ schema }) => get(get(schema, 'properties'), key))
    const below = said.flatMap(({ schema, path }) => belowMember(schema, path, key, inside, tool))
    if (below.length === 0) continue
    const owner = declared[0] ?? said[0]!
    const isRequired = said.some(({ schema }) =>
      itemsOf(get(schema, 'required')).some((each) => stringOf(each) === key),
    )
    const is = declared.length > 0 ? 'member' : 'entry'
    const field = fieldOf(below, { name: key, is, at: [...at, key], value: inside, owner }, walk)
    own.push({ ...field, isRequired })
    // Of a dictionary one entry stands for all.
    if (is === 'entry' && own.some((each) => each.is === 'entry' && each.name !== key)) own.pop()
    else walk.fields.push(own.at(-1)!)
    walkCall(below, inside, [...at, key], walk)
  }
  const names = [
    ...new Set(
      said.flatMap(({ schema }) => membersOf(get(schema, 'properties')).map(({ key }) => key)),
    ),
  ]
  const main = said.find(({ schema }) => get(schema, 'properties')) ?? said[0]
  if (!main || names.length === 0) return
  const { schema, path } = main
  const whole = wholeOf(said)
  walk.objects.push({ at, call, value, path, schema, whole, names, fields: own, lang })
}

function belowMember(
  schema: JsonObject,
  path: Path,
  key: string,
  value: JsonNode,
  tool: JsonObject,
): readonly Said[] {
  const own = get(get(schema, 'properties'), key)
  const patterns = membersOf(get(schema, 'patternProperties')).filter((each) =>
    matchesPattern(key, each.key),
  )
  const rest = isDeclared(schema, key) ? undefined : get(schema, 'additionalProperties')
  return [
    ...(own ? saidOf(own, [...path, 'properties', key], value, tool) : []),
    ...patterns.flatMap((each) =>
      saidOf(each.value, [...path, 'patternProperties', each.key], value, tool),
    ),
    ...(rest ? saidOf(rest, [...path, 'additionalProperties'], value, tool) : []),
  ]
}

function walkList(said: readonly Said[], items: readonly JsonNode[], at: Path, walk: Walk): void {
  const array = said.find(({ schema }) => get(schema, 'items') ?? get(schema, 'prefixItems'))
  if (!array) return
  let hasItem = false
  for (const [i, value] of items.entries()) {
    let isPlace = false
    const below = said.flatMap(({ schema, path }): readonly Said[] => {
      const rest = get(schema, 'items')
      const [keyword, places] =
        rest?.kind === 'array' ? ['items', rest] : ['prefixItems', get(schema, 'prefixItems')]
      const place = get(places, i)
      if (place) {
        isPlace = true
        return saidOf(place, [...path, keyword, i], value, walk.tool)
      }
      return rest && rest.kind !== 'array' ? saidOf(rest, [...path, 'items'], value, walk.tool) : []
    })
    if (below.length === 0 || (hasItem && !isPlace)) continue
    hasItem ||= !isPlace
    const name = String(at.findLast((step) => typeof step === 'string') ?? '')
    const is = isPlace ? 'place' : 'item'
    walk.fields.push(fieldOf(below, { name, is, at: [...at, i], value, owner: array }, walk))
    walkCall(below, value, [...at, i], walk)
  }
}

function fieldOf(
  said: readonly Said[],
  about: Pick<Field, 'name' | 'is' | 'at' | 'value'> & { readonly owner: Said },
  { call, lang }: Walk,
): Field {
  // The place that a keyword is added to is the one that says the type.
  const main = said.find(({ schema }) => get(schema, 'type')) ?? said[0]!
  const whole = wholeOf(said)
  const text =
    said.map(({ schema }) => stringOf(get(schema, 'description')) ?? '').find((each) => each) ?? ''
  const one = (key: string): readonly JsonNode[] =>
    said.flatMap(({ schema }) => get(schema, key) ?? [])
  const written = [
    ...said.flatMap(({ schema }) => itemsOf(get(schema, 'examples'))),
    ...one('example'),
    ...one('default'),
    ...one('const'),
    ...said.flatMap(({ schema }) => itemsOf(get(schema, 'enum'))),
  ]
  return {
    ...about,
    path: main.path,
    schema: main.schema,
    text,
    isRequired: false,
    isNested: about.at.length > 1,
    call,
    whole,
    written,
    lang,
  }
}

/** The keywords of all that is said; of two the first counts. */
function wholeOf(said: readonly Said[]): JsonObject {
  if (said.length === 1) return said[0]!.schema
  const known = new Set<string>()
  return obj(
    said.flatMap(({ schema }) =>
      membersOf(schema).filter(({ key }) => !known.has(key) && known.add(key)),
    ),
  )
}
