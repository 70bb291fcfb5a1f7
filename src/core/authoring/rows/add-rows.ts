import { afterEdits } from '../../json/after-edits'
import type { Edit } from '../../json/edit'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  membersOf,
  obj,
  type Path,
  withMember,
} from '../../json/node'
import {
  addParameter,
  freeName,
  parametersIn,
  setKeyword,
  setRequired,
} from '../../model/parameters'

/** A row that the author chose, and what becomes of it where its name is taken. */
export interface ChosenRow {
  readonly name: string
  readonly schema: JsonObject
  readonly isRequired: boolean
  readonly ifTaken: IfTaken
}
/** `update` takes over what the row says and keeps all else of the old one. */
export const IF_TAKEN = ['skip', 'update', 'rename'] as const
export type IfTaken = (typeof IF_TAKEN)[number]

/** What an existing row keeps when a pasted one is taken over: what an author wrote about it. */
const KEPT = new Set(['description', 'title'])

/**
 * The edits that add chosen rows behind an owner's parameters, in their order; one undo step. A name
 * that is taken, by the tool or by a row before, is skipped, updated or given a number. None for an
 * owner that is no list of parameters.
 */
export function addRows(
  tool: JsonObject,
  owner: Path,
  rows: readonly ChosenRow[],
): readonly Edit[] {
  const all: Edit[] = []
  let now = tool
  const apply = (edits: readonly Edit[]): void => {
    all.push(...edits)
    now = afterEdits(now, edits)
  }
  for (const { name, schema, isRequired, ifTaken } of rows) {
    const found = parametersIn(now, owner)
    if (found.kind === 'strange') return []
    const old =
      found.kind === 'list' ? found.parameters.find((each) => each.name === name) : undefined
    if (old && ifTaken === 'skip') continue
    if (old && ifTaken === 'update') apply(updates(old.schema, old.path, schema))
    const own = old && ifTaken === 'rename' ? freeName(now, owner, name) : name
    if (!old || ifTaken === 'rename') apply(addParameter(now, owner, own, schema))
    apply(setRequired(now, owner, own, isRequired))
  }
  return all
}

function updates(old: JsonNode, path: Path, fresh: JsonObject): readonly Edit[] {
  if (old.kind !== 'object') return [{ op: 'set', path, value: fresh }]
  const edits: Edit[] = []
  let now: JsonObject = old
  for (const { key, value } of membersOf(fresh)) {
    if (KEPT.has(key) && get(now, key)) continue
    edits.push(...setKeyword(now, path, key, value))
    now = withMember(now, key, value)
  }
  return edits
}

/** A row's schema with values it may only have, at a place inside it. */
export function withChoice(
  schema: JsonObject,
  path: Path,
  values: readonly JsonNode[],
): JsonObject {
  const edits = setKeyword(getIn(schema, path), path, 'enum', { kind: 'array', items: values })
  return afterEdits(schema, edits)
}

/** The first sample value of a row, for its line in a preview. */
export function firstExample(schema: JsonNode): JsonNode | undefined {
  const own = itemsOf(get(schema, 'examples'))[0]
  return own ?? itemsOf(get(get(schema, 'items'), 'examples'))[0]
}

/** A schema without its examples, at any depth. */
export function withoutExamples(schema: JsonObject): JsonObject {
  const members = membersOf(schema).filter(({ key }) => key !== 'examples')
  return obj(
    members.map((each) => {
      if (each.key === 'properties' && each.value.kind === 'object')
        return {
          ...each,
          value: obj(membersOf(each.value).map((one) => ({ ...one, value: bare(one.value) }))),
        }
      return each.key === 'items' || each.key === 'additionalProperties'
        ? { ...each, value: bare(each.value) }
        : each
    }),
  )
}

const bare = (node: JsonNode): JsonNode => (node.kind === 'object' ? withoutExamples(node) : node)
