import { get, itemsOf, type JsonNode, membersOf, stringOf } from '../../json/node'
import { oncePer } from '../../once-per'

/**
 * Names that something goes by in other versions: the first that a version has counts. Null in its place
 * says that it is called nothing there.
 */
export type NamesByHand = readonly (string | null)[]

/** What a tool and its parameters go by in other versions, as somebody said. */
export interface ToolByHand {
  readonly names: NamesByHand
  readonly parameters: ReadonlyMap<string, NamesByHand>
}

/**
 * What of a version's names something goes by there, by hand: null for none of them, undefined where
 * nobody said. A version that has it under its own name still has it.
 */
export function nameByHand(
  own: string,
  names: NamesByHand,
  there: ReadonlySet<string>,
): string | null | undefined {
  const found = names.find((each) => each === null || there.has(each))
  return found === null && there.has(own) ? undefined : found
}

/**
 * The names that the document's tools go by in other versions (`bench.matches`), by the document's own
 * name. It speaks of names and not of versions, so that it holds for every version that has them.
 */
export const matchesByHand = (root: JsonNode | undefined): ReadonlyMap<string, ToolByHand> =>
  root ? readFrom(root) : NONE

const NONE: ReadonlyMap<string, ToolByHand> = new Map()

const readFrom = oncePer((root: JsonNode): ReadonlyMap<string, ToolByHand> => {
  const matches = get(get(root, 'bench'), 'matches')
  return new Map(
    membersOf(matches).map(({ key, value }) => [
      key,
      {
        names: namesIn(get(value, 'is')),
        parameters: new Map(
          membersOf(get(value, 'parameters')).map((own) => [own.key, namesIn(own.value)]),
        ),
      },
    ]),
  )
})

const namesIn = (node: JsonNode | undefined): NamesByHand =>
  itemsOf(node).flatMap((item) => (item.kind === 'null' ? [null] : (stringOf(item) ?? [])))
