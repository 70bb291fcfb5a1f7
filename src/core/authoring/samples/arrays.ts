import {
  arr,
  booleanOf,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  numberOf,
} from '../../json/node'
import { isSameValue } from '../../schema/misfit'
import { candidates, type Spot } from './candidates'
import { noteProblem } from './sample-of'

/** Longer lists are not made. */
const LONGEST = 300
/** Candidates that are looked through for one more item that is not there yet. */
const MOST_TRIED = 40

/** Lists for a value: with as many items as it must have and at least one, then shorter ones. */
export function* arrays(parts: readonly JsonObject[], spot: Spot): Generator<JsonNode> {
  const { search, path } = spot
  const most = Math.min(
    Infinity,
    ...parts.map((part) => numberOf(get(part, 'maxItems')) ?? Infinity),
  )
  const places = Math.max(0, ...parts.map((part) => placesOf(part).length))
  const contained = parts.flatMap((part) => containedIn(part))
  const least = Math.max(
    contained.length,
    ...parts.map((part) => numberOf(get(part, 'minItems')) ?? 0),
  )
  if (least > LONGEST) return noteProblem(search, 'too-large', path)
  const isUnique = parts.some((part) => booleanOf(get(part, 'uniqueItems')) === true)
  const wanted = Math.min(most, Math.max(least, places, 1))
  for (const length of new Set([wanted, Math.min(most, Math.max(least, places)), least]))
    for (const isFirst of contained.length ? [true, false] : [true]) {
      const value = listOf(length, isFirst ? 0 : length - contained.length)
      if (value) yield value
    }

  /** `from` is the place of the items that the list must contain. */
  function listOf(length: number, from: number): JsonNode | undefined {
    const items: JsonNode[] = []
    for (let i = 0; i < length; i++) {
      const asked = contained[i - from]
      const schemas = [
        ...parts.flatMap((part) => schemaAt(part, i) ?? []),
        ...(asked ? [asked] : []),
      ]
      let left = MOST_TRIED
      let found: JsonNode | undefined
      for (const value of candidates(schemas.length ? schemas : [ANY], {
        ...spot,
        path: [...path, i],
      })) {
        if (!isUnique || !items.some((each) => isSameValue(each, value))) found = value
        if (found || --left < 0) break
      }
      if (!found) return undefined
      items.push(found)
    }
    return arr(items)
  }
}

const ANY: JsonNode = { kind: 'boolean', value: true }

/** The schemas of the first items, one by one, in the words of any draft. */
function placesOf(schema: JsonNode): readonly JsonNode[] {
  const items = get(schema, 'items')
  return itemsOf(items?.kind === 'array' ? items : get(schema, 'prefixItems'))
}

function schemaAt(schema: JsonNode, index: number): JsonNode | undefined {
  const places = placesOf(schema)
  const items = get(schema, 'items')
  return places[index] ?? (items?.kind === 'array' ? get(schema, 'additionalItems') : items)
}

/** What the list must contain, as often as it must. */
function containedIn(schema: JsonNode): readonly JsonNode[] {
  const contained = get(schema, 'contains')
  if (!contained) return []
  const times = Math.min(numberOf(get(schema, 'minContains')) ?? 1, LONGEST)
  return Array.from({ length: times }, () => contained)
}
