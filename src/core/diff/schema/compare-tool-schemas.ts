import { callSchemaOf } from '../../authoring/samples/calls'
import { fromPlain } from '../../json/plain'
import { get, type JsonNode, obj, arr, sameData } from '../../json/node'
import type { Change, SchemaSide } from '../change'
import { surelyCovers } from '../inclusion/covers'
import type { Placed } from '../inclusion/facts'
import { documentText, meaningText } from '../inclusion/meaning'
import { keysOfBoth } from '../keys-of-both'
import type { ToolPair } from '../side-by-side'
import { compareSchemas } from './compare-schemas'
import type { MatchedFields } from './match-fields'
import type { SchemaWalk } from './walk'

const MEMBER: Readonly<Record<SchemaSide, string>> = {
  input: 'inputSchema',
  output: 'outputSchema',
}

/** A tool that says nothing of its arguments takes any object. */
const ANY_OBJECT = fromPlain({ type: 'object' })

/** All that changed for callers of a tool: its parameters, without those that the system fills in. */
export function compareInputs({ before, after, fields }: ToolPair): readonly Change[] {
  const rootOf = (tool: JsonNode): JsonNode => get(tool, MEMBER.input) ?? ANY_OBJECT
  return compareSide(
    'input',
    { schema: callSchemaOf(before) ?? ANY_OBJECT, root: rootOf(before) },
    { schema: callSchemaOf(after) ?? ANY_OBJECT, root: rootOf(after) },
    fields,
  )
}

/** All that changed for readers of a tool's result. */
export function compareOutputs({ before, after, uncarried, fields }: ToolPair): readonly Change[] {
  const [was, is] = [get(before, MEMBER.output), get(after, MEMBER.output)]
  const where = { path: [MEMBER.output], pathBefore: [MEMBER.output], values: {} }
  if (was && is)
    return compareSide('output', { schema: was, root: was }, { schema: is, root: is }, fields)
  if (uncarried.has(MEMBER.output)) return []
  if (is) return [{ code: 'schema-added', class: 'behaviour', ...where, after: is }]
  return was ? [{ code: 'schema-removed', class: 'breaks', ...where, before: was }] : []
}

function compareSide(
  side: SchemaSide,
  before: Placed,
  after: Placed,
  byHand: MatchedFields = {},
): readonly Change[] {
  const base = [MEMBER[side]]
  const walk: SchemaWalk = {
    side,
    before: { root: before.root, base },
    after: { root: after.root, base },
    changes: [],
    byHand,
    seen: new WeakMap(),
    added: new Set(),
    isGuarded: false,
  }
  compareSchemas(
    { before: before.schema, after: after.schema, pathBefore: base, path: base, field: '' },
    walk,
  )
  compareDefinitions(before, after, walk)
  const changes = withMoves(walk.changes)
  return isUnsure(before, after, walk)
    ? [...changes, { code: 'unsure', class: 'breaks', path: base, pathBefore: base, values: {} }]
    : changes
}

/**
 * What the walk did not see, such as a definition that only a condition refers to: where nothing breaks
 * by itself, all together must surely still be taken. New optional members are told apart, since an
 * open object took anything under their names.
 */
function isUnsure(before: Placed, after: Placed, walk: SchemaWalk): boolean {
  if (walk.changes.some((each) => each.class === 'breaks')) return false
  if (
    documentText(before.schema) === documentText(after.schema) &&
    documentText(before.root) === documentText(after.root)
  )
    return false
  if (walk.side === 'output') return !surelyCovers(before, after)
  const { added } = walk
  return !surelyCovers(
    added.size === 0
      ? after
      : { schema: withoutAdded(after.schema, added), root: withoutAdded(after.root, added) },
    before,
  )
}

function withoutAdded(node: JsonNode, added: ReadonlySet<JsonNode>): JsonNode {
  if (added.has(node)) return obj([])
  if (node.kind === 'array') return arr(node.items.map((each) => withoutAdded(each, added)))
  if (node.kind !== 'object') return node
  return obj(node.members.map(({ key, value }) => ({ key, value: withoutAdded(value, added) })))
}

/** Definitions that nothing compared leads to. */
function compareDefinitions(before: Placed, after: Placed, walk: SchemaWalk): void {
  for (const keyword of ['$defs', 'definitions']) {
    const [old, now] = [get(before.root, keyword), get(after.root, keyword)]
    for (const name of keysOfBoth(old, now)) {
      const [was, is] = [get(old, name), get(now, name)]
      if (sameData(was, is) || (was && is && walk.seen.get(was)?.has(is))) continue
      const where = [...walk.after.base, keyword, name]
      walk.changes.push({
        code: 'definition',
        class: was && is && meaningText(was) !== meaningText(is) ? 'behaviour' : 'safe',
        ...(was ? { before: was, pathBefore: where } : {}),
        ...(is ? { after: is, path: where } : {}),
        values: { name },
      })
    }
  }
}

/** A field that went in one place and came with the same name and meaning in another was moved. */
function withMoves(changes: readonly Change[]): readonly Change[] {
  const moved = new Map<Change, Change>()
  for (const gone of changes) {
    if (gone.code !== 'field-removed' || !gone.before) continue
    const come = changes.find(
      (each) =>
        each.code.startsWith('field-added') &&
        !moved.has(each) &&
        each.values['name'] === gone.values['name'] &&
        each.after !== undefined &&
        meaningText(each.after) === meaningText(gone.before!),
    )
    if (!come) continue
    moved.set(come, gone)
    moved.set(gone, come)
  }
  return changes.flatMap((each): Change[] => {
    const other = moved.get(each)
    if (!other) return [each]
    if (each.code === 'field-removed') return []
    return [
      {
        ...each,
        code: 'field-moved',
        class: 'breaks',
        ...(other.pathBefore ? { pathBefore: other.pathBefore } : {}),
        values: { ...each.values, before: other.field ?? '', after: each.field ?? '' },
      },
    ]
  })
}
