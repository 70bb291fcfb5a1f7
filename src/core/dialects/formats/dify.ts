import { arr, booleanOf, get, itemsOf, type JsonNode, type JsonObject } from '../../json/node'
import { type Member, member, membersOf, obj, type Path, str, stringOf } from '../../json/node'
import type { Dialect, Loss, ReadItem } from '../dialect'
import { NO_PARAMETERS } from '../no-parameters'

/** The types of parameters that a schema can say, and as what. Files and selectors are left as named. */
const TYPES: Readonly<Record<string, string>> = {
  select: 'string',
  'secret-input': 'string',
  'text-input': 'string',
}

/** What a parameter says in other words than a schema does. */
const WORDS: Readonly<Record<string, string>> = {
  llm_description: 'description',
  default: 'default',
  min: 'minimum',
  max: 'maximum',
}

/**
 * A tool of a Dify plugin. The model fills in the parameters of form `llm`; those of form `form` are
 * set by whoever configures the tool, and become injected ones.
 */
export const dify: Dialect = {
  id: 'dify',
  label: 'Dify',
  family: 'dify',
  source: {
    page: 'https://docs.dify.ai/zh/develop-plugin/dev-guides-and-walkthroughs/tool-plugin',
    read: '2026-11',
  },
  accepts: (item) => {
    const isNamed = stringOf(get(get(item, 'identity'), 'name')) !== undefined
    return isNamed && get(item, 'description')?.kind === 'object' ? 3 : 0
  },
  read,
}

function read(item: JsonObject): ReadItem {
  const losses: Loss[] = []
  const identity = get(item, 'identity')
  const name = get(identity, 'name')
  const told = get(item, 'description')
  const parameters = get(item, 'parameters')
  const list = itemsOf(parameters).filter((each) => stringOf(get(each, 'name')) !== undefined)
  const injected = list.filter((each) => stringOf(get(each, 'form')) === 'form')
  for (const each of injected)
    losses.push({
      code: 'import.injected',
      path: placeOf(parameters, each),
      values: { name: stringOf(get(each, 'name'))! },
    })
  const title = anyLanguage(get(identity, 'label'))
  const text = get(told, 'llm') ?? anyLanguage(get(told, 'human'))
  const names = injected.map((each) => get(each, 'name')!)
  const members = [
    ...(name ? [member('name', name)] : []),
    ...(title ? [member('title', title)] : []),
    ...(text ? [member('description', text)] : []),
    member('inputSchema', parameters ? schemaOf(list) : NO_PARAMETERS),
    ...(names.length ? [member('contract', obj([member('injected', arr(names))]))] : []),
    member('vendor', obj([member('dify', bagOf(item, list))])),
  ]
  return { kind: 'tool', tool: { ...item, members }, losses, schemaAt: ['parameters'] }
}

const placeOf = (list: JsonNode | undefined, parameter: JsonNode): Path => [
  'parameters',
  itemsOf(list).indexOf(parameter),
]

/** One text of those that Dify keeps by language, English first as Dify falls back to it. */
function anyLanguage(texts: JsonNode | undefined): JsonNode | undefined {
  return get(texts, 'en_US') ?? membersOf(texts)[0]?.value
}

function schemaOf(list: readonly JsonNode[]): JsonObject {
  const required = list.filter((each) => booleanOf(get(each, 'required')))
  return obj([
    member('type', str('object')),
    member(
      'properties',
      obj(list.map((each) => member(stringOf(get(each, 'name'))!, parameterSchema(each)))),
    ),
    ...(required.length
      ? [member('required', arr(required.map((each) => get(each, 'name')!)))]
      : []),
  ])
}

function parameterSchema(parameter: JsonNode): JsonObject {
  const type = get(parameter, 'type')
  const name = stringOf(type)
  const told = get(parameter, 'llm_description') ?? anyLanguage(get(parameter, 'human_description'))
  const values = itemsOf(get(parameter, 'options')).flatMap((each) => get(each, 'value') ?? [])
  return obj([
    ...(type ? [member('type', name && TYPES[name] ? str(TYPES[name]) : type)] : []),
    ...(told ? [member('description', told)] : []),
    ...(values.length ? [member('enum', arr(values))] : []),
    ...membersOf(parameter).flatMap(({ key, value }): readonly Member[] => {
      const to = WORDS[key]
      const isSaid = to === undefined || to === 'description' || value.kind === 'null'
      return isSaid ? [] : [member(to, value)]
    }),
  ])
}

/** All that the document does not model: of the item, and of each parameter by its name. */
function bagOf(item: JsonObject, list: readonly JsonNode[]): JsonObject {
  const rest = membersOf(item).filter((each) => each.key !== 'parameters')
  const parameters = list.map((each) =>
    member(
      stringOf(get(each, 'name'))!,
      obj(membersOf(each).filter(({ key }) => !['name', 'required'].includes(key) && !WORDS[key])),
    ),
  )
  return obj([...rest, ...(parameters.length ? [member('parameters', obj(parameters))] : [])])
}
