import { get, itemsOf, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { inputSchemaOf } from '../model/tool'
import { oncePer } from '../once-per'
import { type Effect, effectOfWord } from '../reading/effect-of-word'
import { snakeName } from '../reading/parameter-name'
import {
  CHOOSES_ACTION,
  HARD_TO_UNDO,
  MAY_CHOOSE_ACTION,
  ONLY_READS,
} from '../reading/words/action-words'
import { EFFECT_VERBS_ZH } from '../reading/words/effect-verbs'
import { nameWords } from '../reading/words/name-words'
import { resolveReference } from '../schema/reference'

/** One thing that a tool does when it is told to. */
export interface Action {
  readonly value: string
  readonly effect: Effect
  /** What the schema says of this value alone. */
  readonly said?: string
  /** The branch of the root that describes the arguments of this action. */
  readonly branch?: JsonNode
}

/** The parameter by which a tool is told which of several things to do. */
export interface ActionChoice {
  readonly name: string
  readonly path: Path
  /** The keyword of the root whose branches are the actions. */
  readonly branches?: 'oneOf' | 'anyOf'
  readonly actions: readonly Action[]
}

/** How a tool is told what to do, where one parameter does; nothing for a parameter of data. */
export const actionChoiceOf = oncePer((tool: JsonNode): ActionChoice | undefined => {
  const schema = inputSchemaOf(tool)
  return schema ? (choiceInBranches(schema) ?? choiceInProperties(schema)) : undefined
})

function choiceInProperties(schema: JsonNode): ActionChoice | undefined {
  for (const { key, value } of membersOf(get(schema, 'properties'))) {
    const actions = itemsOf(get(value, 'enum')).flatMap((item) => actionOf(item) ?? [])
    const listed = actions.length > 0 ? actions : constantsOf(value)
    if (isChoice(key, listed))
      return { name: key, path: ['inputSchema', 'properties', key], actions: listed }
  }
  return undefined
}

/** `oneOf: [{ const: 'get', description: … }]`. */
const constantsOf = (schema: JsonNode): readonly Action[] =>
  (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    itemsOf(get(schema, keyword)).flatMap((each) => {
      const said = stringOf(get(each, 'description')) ?? stringOf(get(each, 'title'))
      return actionOf(get(each, 'const'), said === undefined ? {} : { said }) ?? []
    }),
  )

/** Branches of the root, each with one fixed action. */
function choiceInBranches(schema: JsonNode): ActionChoice | undefined {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = itemsOf(get(schema, keyword)).map(
      (each) => resolveReference(schema, each) ?? each,
    )
    const name = membersOf(get(branches[0], 'properties')).find(
      ({ value }) => fixedValue(value) !== undefined,
    )?.key
    if (name === undefined || branches.length < 2) continue
    const actions = branches.flatMap((branch) => {
      const said = stringOf(get(branch, 'description'))
      const value = fixedValue(get(get(branch, 'properties'), name))
      return actionOf(value, { branch, ...(said === undefined ? {} : { said }) }) ?? []
    })
    if (actions.length < branches.length || !isChoice(name, actions)) continue
    return {
      name,
      path: ['inputSchema', keyword, 0, 'properties', name],
      branches: keyword,
      actions,
    }
  }
  return undefined
}

function fixedValue(schema: JsonNode | undefined): JsonNode | undefined {
  const values = itemsOf(get(schema, 'enum'))
  return get(schema, 'const') ?? (values.length === 1 ? values[0] : undefined)
}

function actionOf(node: JsonNode | undefined, more: Partial<Action> = {}): Action | undefined {
  const value = stringOf(node)
  return value === undefined || value.trim() === ''
    ? undefined
    : { value, effect: effectOfValue(value), ...more }
}

/** By its first verb, else by the last of two words: `create_user`, `user_delete`, `runQuery`. */
function effectOfValue(value: string): Effect {
  const words = nameWords(value)
  const [first = '', second = ''] = words
  if (/[\u3400-\u9fff]/.test(value))
    return (
      (['destructive', 'write', 'read'] as const).find((each) =>
        EFFECT_VERBS_ZH[each].test(value),
      ) ?? 'unclear'
    )
  if (/^(?:run|execute|perform|start|do)$/.test(first) && ONLY_READS.has(second)) return 'read'
  const effect = effectOfVerb(first)
  return effect === 'unclear' && words.length === 2 ? effectOfVerb(second) : effect
}

function effectOfVerb(verb: string): Effect {
  if (ONLY_READS.has(verb)) return 'read'
  if (HARD_TO_UNDO.has(verb)) return 'destructive'
  const effect = effectOfWord(verb)
  // Replacing and resetting are changes like others where an action is chosen.
  return effect === 'destructive' ? 'write' : effect === 'read' ? 'unclear' : effect
}

/** An HTTP method is passed through to somewhere else: there is no tool to make of it. */
const HTTP = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/

function isChoice(name: string, actions: readonly Action[]): boolean {
  if (actions.length < 2 || actions.every(({ value }) => HTTP.test(value))) return false
  const snake = snakeName(name)
  if (CHOOSES_ACTION.test(snake)) return !actions.some(({ value }) => HTTP.test(value))
  const known = actions.filter(({ effect }) => effect !== 'unclear').length
  return (
    MAY_CHOOSE_ACTION.test(snake) &&
    known * 3 >= actions.length * 2 &&
    !actions.some(({ value }) => HTTP.test(value))
  )
}
