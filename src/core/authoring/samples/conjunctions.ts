import { get, itemsOf, type JsonNode, type JsonObject, membersOf } from '../../json/node'
import { followReference } from '../../schema/reference'

/** More ways through branches in branches than this are not tried. */
const MOST_WAYS = 48
/** References and branches that lead on and on. */
const DEEPEST = 40

/**
 * The ways in which a value can meet several schemas at once: each a list of schemas of which only
 * the value's own keywords are still to be met, references followed and one branch of each choice
 * taken. `onLost` hears of a reference that leads nowhere.
 */
export function* conjunctions(
  schemas: readonly JsonNode[],
  root: JsonNode,
  onLost: (reference: string) => void,
): Generator<readonly JsonObject[]> {
  let left = MOST_WAYS
  yield* ways(schemas, [], 0)

  function* ways(
    open: readonly JsonNode[],
    met: readonly JsonObject[],
    depth: number,
  ): Generator<readonly JsonObject[]> {
    const [first, ...rest] = open
    if (!first) {
      if (left-- > 0) yield met
      return
    }
    if (left <= 0 || depth > DEEPEST || (first.kind === 'boolean' && !first.value)) return
    if (first.kind !== 'object' || met.includes(first)) return yield* ways(rest, met, depth)
    const further = [...itemsOf(get(first, 'allOf')), ...rest]
    const reference = get(first, '$ref')
    if (reference) {
      const target = followReference(root, first)
      if (!target) return onLost(reference.kind === 'string' ? reference.value : '')
      further.unshift(target)
    }
    let choices: readonly (readonly JsonNode[])[] = [[]]
    for (const own of choicesOf(first))
      choices = choices
        .flatMap((taken) => own.map((each) => [...taken, ...each]))
        .slice(0, MOST_WAYS)
    for (const taken of choices) yield* ways([...taken, ...further], [...met, first], depth + 1)
  }
}

/** The choices that a schema leaves, each with the schemas of each way to take it. */
function choicesOf(schema: JsonObject): readonly (readonly (readonly JsonNode[])[])[] {
  const choices: (readonly (readonly JsonNode[])[])[] = []
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = itemsOf(get(schema, keyword))
    if (branches.length) choices.push(nullLast(branches).map((each) => [each]))
  }
  const asked = get(schema, 'if')
  if (asked) {
    const [then, other] = [get(schema, 'then'), get(schema, 'else')]
    choices.push([other ? [other] : [], then ? [asked, then] : [asked]])
  }
  // A member that brings others along may be there or not.
  for (const each of membersOf(get(schema, 'dependentSchemas'))) choices.push([[each.value], []])
  return choices
}

/** Nothing is the least telling of the values a parameter may have. */
const nullLast = (branches: readonly JsonNode[]): readonly JsonNode[] => [
  ...branches.filter((each) => !isNull(each)),
  ...branches.filter(isNull),
]

function isNull(schema: JsonNode): boolean {
  const type = get(schema, 'type')
  return (type?.kind === 'string' && type.value === 'null') || get(schema, 'const')?.kind === 'null'
}
