import { type Edit } from '../../json/edit'
import { get, getIn, type JsonNode, type JsonObject, membersOf, type Path } from '../../json/node'
import { sameData } from '../../json/node'
import { print } from '../../json/print'
import { renameParameter } from '../../model/rename-parameter'
import { edited } from './read-wire'

/** A parameter that has another name now; `owner` is the path of the schema it belongs to. */
export interface Renamed {
  readonly owner: Path
  readonly from: string
  readonly to: string
}

const SCHEMAS = ['inputSchema', 'outputSchema']

/** Parameters of `before` that have another name in `after`, the outer ones first. */
export function renamedBetween(before: JsonNode, after: JsonNode): readonly Renamed[] {
  return SCHEMAS.flatMap((key) => {
    const [old, now] = [get(before, key), get(after, key)]
    return old && now ? renamedIn(old, now, [key]) : []
  })
}

/** `owner` is a path of `after`, where outer names are the new ones. */
function renamedIn(before: JsonNode, after: JsonNode, owner: Path): readonly Renamed[] {
  if (before.kind === 'array' && after.kind === 'array')
    return before.items.flatMap((item, i) =>
      after.items[i] ? renamedIn(item, after.items[i], [...owner, i]) : [],
    )
  if (before.kind !== 'object' || after.kind !== 'object') return []
  const own = namesChanged(before, after, owner)
  const oldName = new Map(own.map(({ from, to }) => [to, from]))
  return [
    ...own,
    ...membersOf(after).flatMap(({ key, value }) => {
      if (key !== 'properties') {
        const old = get(before, key)
        return old ? renamedIn(old, value, [...owner, key]) : []
      }
      return membersOf(value).flatMap((each) => {
        const old = get(get(before, key), oldName.get(each.key) ?? each.key)
        return old ? renamedIn(old, each.value, [...owner, key, each.key]) : []
      })
    }),
  ]
}

/** One name gone and one new in its place, or the same schema under a new name. */
function namesChanged(before: JsonNode, after: JsonNode, owner: Path): readonly Renamed[] {
  const old = membersOf(get(before, 'properties'))
  const now = membersOf(get(after, 'properties'))
  const gone = old.filter(({ key }) => !now.some((each) => each.key === key))
  const fresh = now.filter(({ key }) => !old.some((each) => each.key === key))
  const taken = new Set<string>()
  return gone.flatMap(({ key: from, value }) => {
    const isFree = ({ key }: { key: string }) => !taken.has(key)
    const same = fresh.filter(isFree).find((each) => sameData(each.value, value))
    const place = now[old.findIndex((each) => each.key === from)]
    const beside = place && fresh.filter(isFree).find((each) => each === place)
    const isLone = gone.length === fresh.length
    const to = same ?? (beside && isLone && isLike(value, beside.value) ? beside : undefined)
    if (!to) return []
    taken.add(to.key)
    return [{ owner, from, to: to.key }]
  })
}

/** Whether at least half of what two schemas say is the same. */
function isLike(a: JsonNode, b: JsonNode): boolean {
  const left = membersOf(a)
  const same = left.filter((each) => sameData(each.value, get(b, each.key))).length
  return same > 0 && same * 2 >= Math.max(left.length, membersOf(b).length)
}

/**
 * The tool after renaming, with all that speaks of the parameter by name renamed along. Where the
 * parameter has its new name already and something still says the old one, that follows.
 */
export function followed(tool: JsonObject, renamed: readonly Renamed[]): JsonObject {
  let now = tool
  for (const { owner, from, to } of renamed) {
    const text = print(now)
    if (get(getIn(now, [...owner, 'properties']), from)) continue
    const back: Edit = { op: 'rename', path: [...owner, 'properties', to], to: from }
    const old = edited(text, [back])
    const done = old && edited(old.text, renameParameter(old.tool, owner, from, to))
    if (done) now = done.tool
  }
  return sameData(now, tool) ? tool : now
}
