import type { Edit } from '../../json/edit'
import {
  get,
  getIn,
  itemsOf,
  type JsonNode,
  memberOf,
  type Path,
  str,
  stringOf,
} from '../../json/node'
import { MATCHES_PATH, QUESTIONS_PATH } from './places'

/**
 * The edits by which the questions of a set follow a tool to its new name, and what was matched by hand
 * with them; questions that cannot be asked follow too.
 */
export function renamingToolInQuestions(root: JsonNode, from: string, to: string): readonly Edit[] {
  return [
    ...questionsIn(root).flatMap(({ path, node }) => [
      ...namingIn(get(node, 'expected'), [...path, 'expected'], from, to),
      ...namingIn(getIn(node, ['then', 'expects']), [...path, 'then', 'expects'], from, to),
    ]),
    ...renamed(root, [...MATCHES_PATH], from, to),
  ]
}

/** The same for a parameter of a tool, in questions that expect the tool. */
export function renamingParameterInQuestions(
  root: JsonNode,
  tool: string,
  from: string,
  to: string,
): readonly Edit[] {
  return [
    ...questionsIn(root).flatMap(({ path, node }) => {
      const expected = get(node, 'expected')
      const isOfTool = [expected, ...itemsOf(expected)].some((each) => stringOf(each) === tool)
      return isOfTool ? renamed(root, [...path, 'expectedArgs'], from, to) : []
    }),
    ...renamed(root, [...MATCHES_PATH, tool, 'parameters'], from, to),
  ]
}

const questionsIn = (root: JsonNode): readonly { readonly path: Path; readonly node: JsonNode }[] =>
  itemsOf(getIn(root, QUESTIONS_PATH)).map((node, i) => ({ path: [...QUESTIONS_PATH, i], node }))

function namingIn(
  expected: JsonNode | undefined,
  path: Path,
  from: string,
  to: string,
): readonly Edit[] {
  if (stringOf(expected) === from) return [{ op: 'set', path, value: str(to) }]
  return itemsOf(expected).flatMap((item, i): readonly Edit[] =>
    stringOf(item) === from ? [{ op: 'set', path: [...path, i], value: str(to) }] : [],
  )
}

/** A member in its place under the new name; where that is taken both stay as they are. */
function renamed(root: JsonNode, owner: Path, from: string, to: string): readonly Edit[] {
  const node = getIn(root, owner)
  return memberOf(node, from) && !memberOf(node, to)
    ? [{ op: 'rename', path: [...owner, from], to }]
    : []
}
