import { get, itemsOf, type JsonNode, membersOf, stringOf } from '../../json/node'
import { oncePer } from '../../once-per'

/** What a tool and its parameters go by in other versions, as somebody said. */
export interface ToolByHand {
  readonly names: readonly string[]
  readonly parameters: ReadonlyMap<string, readonly string[]>
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
        names: textsIn(get(value, 'is')),
        parameters: new Map(
          membersOf(get(value, 'parameters')).map((own) => [own.key, textsIn(own.value)]),
        ),
      },
    ]),
  )
})

const textsIn = (node: JsonNode | undefined): readonly string[] =>
  itemsOf(node).flatMap((item) => stringOf(item) ?? [])
