import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  type Member,
  membersOf,
  obj,
  str,
  stringOf,
} from '../json/node'
import { oncePer } from '../once-per'
import { type Role, rolesInText } from '../reading/action-roles'
import { snakeName } from '../reading/parameter-name'
import {
  CHANGES_IT,
  GIVES_MANY,
  IS_DATA,
  IS_FOR_MANY,
  MAKES_NEW,
} from '../reading/words/action-words'
import { stem } from '../reading/words/name-words'
import type { Action, ActionChoice } from './action-choice'
import { wordsOfAction } from './split-names'

/** What a condition of the schema adds for some actions. */
interface Condition {
  readonly values: readonly string[]
  readonly then?: JsonNode
  readonly otherwise?: JsonNode
}

/** The input schema of one of the tools that a tool becomes: its own parameters, plainly required. */
export function splitSchema(
  schema: JsonObject,
  object: readonly string[],
  action: Action,
  choice: ActionChoice,
): JsonObject {
  const conditions = conditionsOn(schema, choice.name)
  const parts: readonly (JsonNode | undefined)[] = [
    action.branch,
    ...conditions.map(({ values, then, otherwise }) =>
      values.includes(action.value) ? then : otherwise,
    ),
  ]
  const added = parts.flatMap((part) => membersOf(get(part, 'properties')))
  const asked = new Set([schema, ...parts].flatMap(requiredOf))
  const own = membersOf(get(schema, 'properties')).flatMap((each): readonly Member[] => {
    if (each.key === choice.name) return []
    const more = added.find(({ key, value }) => key === each.key && value.kind === 'object')
    const role = asked.has(each.key) ? 'required' : roleOf(each, object, action, choice, conditions)
    if (role === 'none' && !more) return []
    if (role === 'required') asked.add(each.key)
    return [more ? member(each.key, merged(each.value, more.value)) : each]
  })
  const names = new Set(own.map(({ key }) => key))
  const properties = [...own, ...added.filter(({ key }) => key !== choice.name && !names.has(key))]
  const required = properties.filter(({ key }) => asked.has(key)).map(({ key }) => str(key))
  return rebuilt(schema, choice, properties, required, action.branch)
}

const requiredOf = (schema: JsonNode | undefined): readonly string[] =>
  itemsOf(get(schema, 'required')).flatMap((item) => stringOf(item) ?? [])

/** What a branch says of a parameter comes on top of what the root says. */
const merged = (root: JsonNode, branch: JsonNode): JsonNode =>
  obj([...membersOf(root).filter(({ key }) => !get(branch, key)), ...membersOf(branch)])

/** The schema with its own keywords, without what spoke of the action. */
function rebuilt(
  schema: JsonObject,
  choice: ActionChoice,
  properties: readonly Member[],
  required: readonly JsonNode[],
  branch: JsonNode | undefined,
): JsonObject {
  const members = membersOf(schema).flatMap(({ key, value }): readonly Member[] => {
    if (key === 'properties') return [member(key, obj(properties))]
    if (key === 'required') return required.length > 0 ? [member(key, arr(required))] : []
    if (key === choice.branches) return []
    if (/^(?:if|then|else)$/.test(key))
      return conditionOf(schema, choice.name) ? [] : [member(key, value)]
    if (key !== 'allOf') return [member(key, value)]
    const left = itemsOf(value).filter((item) => !conditionOf(item, choice.name))
    return left.length > 0 ? [member(key, arr(left))] : []
  })
  const has = (key: string): boolean => members.some((each) => each.key === key)
  const closed = get(branch, 'additionalProperties')
  return obj([
    ...members,
    ...(has('properties') ? [] : [member('properties', obj(properties))]),
    ...(has('required') || required.length === 0 ? [] : [member('required', arr(required))]),
    ...(closed && !has('additionalProperties') ? [member('additionalProperties', closed)] : []),
  ])
}

const conditionsOn = (schema: JsonNode, name: string): readonly Condition[] =>
  [schema, ...itemsOf(get(schema, 'allOf'))].flatMap((each) => conditionOf(each, name) ?? [])

/** `if` the action is one of these, `then` … `else` …; nothing where anything else is asked too. */
function conditionOf(schema: JsonNode, name: string): Condition | undefined {
  const asked = get(schema, 'if')
  const properties = membersOf(get(asked, 'properties'))
  if (properties.length !== 1 || properties[0]!.key !== name) return undefined
  const value = properties[0]!.value
  const one = stringOf(get(value, 'const'))
  const values = itemsOf(get(value, 'enum')).flatMap((item) => stringOf(item) ?? [])
  if (one === undefined && values.length === 0) return undefined
  const then = get(schema, 'then')
  const otherwise = get(schema, 'else')
  return {
    values: one === undefined ? values : [one],
    ...(then ? { then } : {}),
    ...(otherwise ? { otherwise } : {}),
  }
}

/** What the text of a parameter says of all actions; read once, not for each of them. */
const rolesSaid = oncePer(({ actions }: ActionChoice) =>
  oncePer((parameter: JsonNode) =>
    rolesInText(
      stringOf(get(parameter, 'description')) ?? '',
      actions.map(({ value }) => value),
    ),
  ),
)

/** What a parameter of the root is to an action: as conditions and its text say, else by its name. */
function roleOf(
  { key, value }: Member,
  object: readonly string[],
  action: Action,
  choice: ActionChoice,
  conditions: readonly Condition[],
): Role {
  const said = rolesSaid(choice)(value)?.get(action.value)
  if (said !== undefined) return said
  const name = snakeName(key)
  const verb = wordsOfAction(action.value)[0] ?? ''
  const verbs = choice.actions.map((each) => wordsOfAction(each.value)[0] ?? '')
  const isAskedElsewhere = conditions.some(({ then }) => requiredOf(then).includes(key))
  // Named by a condition for other actions: to this one it may still be given.
  if (isAskedElsewhere) return isId(name, object) && MAKES_NEW.has(verb) ? 'none' : 'allowed'
  if (isId(name, object)) return MAKES_NEW.has(verb) || GIVES_MANY.has(verb) ? 'none' : 'required'
  const writes = verbs.some((each) => MAKES_NEW.has(each) || CHANGES_IT.has(each))
  if (IS_DATA.test(name) && writes) {
    if (MAKES_NEW.has(verb) || CHANGES_IT.has(verb)) return 'required'
    return action.effect === 'write' ? 'allowed' : 'none'
  }
  if (IS_FOR_MANY.test(name) && verbs.some((each) => GIVES_MANY.has(each)))
    return GIVES_MANY.has(verb) ? 'allowed' : 'none'
  return 'allowed'
}

/** `id`, or the id of what the tool is about. */
function isId(name: string, object: readonly string[]): boolean {
  if (/^(?:id|uuid|guid)$/.test(name)) return true
  const words = name.split('_')
  if (!/^(?:id|uuid|no|number|key|code|slug)$/.test(words.at(-1) ?? '')) return false
  const of = words.slice(0, -1)
  return of.length > 0 && of.every((word) => object.some((each) => stem(each) === stem(word)))
}
