import { type JsonObject, get, membersOf } from '../../json/node'
import { inputSchemaOf, nameOf } from '../../model/tool'
import { envelopeOf, type ToolRecord, type ToolSet, withEnvelopeEdits } from '../../model/tool-set'
import { isSameList } from '../../same-list'
import { renamingParameterInQuestions, renamingToolInQuestions } from './rename-in-questions'

/**
 * The names that the questions know tools by whose present name they cannot follow, because it is empty
 * or another tool's: typing a name may pass through such ones. By the tool's id.
 */
export type NamesBehind = ReadonlyMap<string, string>

interface FollowedNames {
  readonly set: ToolSet
  readonly behind: NamesBehind
}

/** Asked at every keystroke, so nothing is read for it. */
const mayHaveQuestions = ({ head, tail }: ToolSet): boolean =>
  head.includes('"bench"') || tail.includes('"bench"')

/**
 * The set after a change, its questions following the tools and parameters that the change renamed:
 * `before` and `after` are the set's versions, each with a way to its readable tools. A tool is renamed
 * when its parameters stay, a parameter when one alone is called otherwise in its place.
 */
export function withQuestionsFollowing(
  before: ToolSet,
  after: ToolSet,
  toolBefore: (record: ToolRecord) => JsonObject | undefined,
  toolAfter: (record: ToolRecord) => JsonObject | undefined,
  behind: NamesBehind,
): FollowedNames {
  if (!mayHaveQuestions(after)) return { set: after, behind }
  const old = new Map(before.tools.map((record) => [record.id, record]))
  const nextBehind = new Map(behind)
  let set = after
  for (const record of after.tools) {
    const former = old.get(record.id)
    if (!former || former === record) continue
    const [was, is] = [toolBefore(former), toolAfter(record)]
    const root = envelopeOf(set)
    if (!was || !is || was === is || !root) continue
    const [from, to] = [behind.get(record.id) ?? nameOf(was), nameOf(is)]
    if (nameOf(was) !== to && isSameParameters(was, is)) {
      const others = after.tools.flatMap((each) =>
        each.id === record.id ? [] : nameOf(toolAfter(each)),
      )
      if (to === '' || others.includes(to)) nextBehind.set(record.id, from)
      else {
        nextBehind.delete(record.id)
        // While another tool has the former name, the questions may mean that one.
        if (from !== '' && from !== to && !others.includes(from))
          set = withEnvelopeEdits(set, renamingToolInQuestions(root, from, to))
      }
      continue
    }
    const parameter = renamedParameter(was, is)
    if (parameter)
      set = withEnvelopeEdits(
        set,
        renamingParameterInQuestions(root, nextBehind.get(record.id) ?? to, ...parameter),
      )
  }
  return { set, behind: nextBehind }
}

const keysOf = (tool: JsonObject): readonly string[] =>
  membersOf(get(inputSchemaOf(tool), 'properties')).map(({ key }) => key)

const isSameParameters = (a: JsonObject, b: JsonObject): boolean => isSameList(keysOf(a), keysOf(b))

/** The one parameter that has another name in the same place, and that name. */
function renamedParameter(
  was: JsonObject,
  is: JsonObject,
): readonly [from: string, to: string] | undefined {
  if (inputSchemaOf(was) === inputSchemaOf(is)) return undefined
  const [before, after] = [keysOf(was), keysOf(is)]
  if (before.length !== after.length) return undefined
  const places = [...before.keys()].filter((i) => before[i] !== after[i])
  const [from, to] = [before[places[0] ?? -1], after[places[0] ?? -1]]
  const isOne = places.length === 1 && from !== undefined && to !== undefined && to !== ''
  return isOne && !before.includes(to) && !after.includes(from) ? [from, to] : undefined
}
