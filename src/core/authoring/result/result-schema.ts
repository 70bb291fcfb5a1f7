import type { Edit } from '../../json/edit'
import {
  arr,
  bool,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  obj,
  str,
  stringOf,
} from '../../json/node'
import { fromPlain } from '../../json/plain'
import type { Lang } from '../../lint/rule'
import { addParameter, parametersIn } from '../../model/parameters'
import { setMember } from '../../model/write-members'
import {
  isFlag,
  languageOfResult,
  type ResultRow,
  resultRows,
  type ResultTable,
} from './result-rows'
import { RESULT_WORDS } from './result-words'
import { stateField } from './state-field'

const OUTPUT = ['outputSchema']
/** The field of the result that holds the error. */
const ERROR = 'error'

/** Whether fields can be added to the result: it has no schema yet, or one that is an object's. */
export function canHoldFields(tool: JsonObject): boolean {
  const schema = get(tool, 'outputSchema')
  if (!schema || schema.kind === 'null') return true
  const type = get(schema, 'type')
  const isOpen = schema.kind === 'object' && !get(schema, '$ref')
  return (
    isOpen &&
    (type === undefined || stringOf(type) === 'object') &&
    parametersIn(tool, OUTPUT).kind === 'list'
  )
}

/** The rows of a table that the output schema does not have yet. */
export function undeclaredRows(tool: JsonObject, table: ResultTable): readonly ResultRow[] {
  const rows = resultRows(tool, table)
  if (!canHoldFields(tool)) return []
  if (table === 'signals')
    // A path into the result names a field that only its author can place.
    return rows.filter(({ key }) => !field(tool, key) && !/[.[\]/]/.test(key))
  const { holder, path } = table === 'outcomes' ? states(tool) : codes(tool)
  // A field of that name with another shape is the author's, and stays.
  if (!holder) return table === 'errors' && field(tool, ERROR) ? [] : rows
  const listed = getIn(tool, [...path, 'enum'])
  // A field without a list takes any value; whether it should have one is its author's to say.
  if (table === 'errors' && listed?.kind !== 'array') return []
  const known = new Set(itemsOf(listed).map(stringOf))
  return rows.filter(({ key }) => !known.has(key))
}

/** The edits that declare rows in the output schema. */
export function declareRows(
  tool: JsonObject,
  table: ResultTable,
  rows: readonly ResultRow[],
): Edit[] {
  if (rows.length === 0) return []
  const lang = languageOfResult(tool)
  if (table === 'signals') {
    const added = rows.map(({ key }, i) => member(key, signalSchema(tool, rows[i]!, lang)))
    return addFields(tool, added, [])
  }
  const { holder, path } = table === 'outcomes' ? states(tool) : codes(tool)
  if (holder) {
    const listed = get(holder, 'enum')
    const values = rows.map(({ key }) => str(key))
    if (listed?.kind !== 'array')
      return [{ op: 'set', path: [...path, 'enum'], value: arr(values) }]
    const count = listed.items.length
    return values.map((value, i) => ({ op: 'insert', path: [...path, 'enum', count + i], value }))
  }
  const keys = rows.map(({ key }) => key)
  return table === 'outcomes'
    ? addFields(tool, [member(stateField(tool), stateSchema(keys, lang))], [stateField(tool)])
    : addFields(tool, [member(ERROR, errorSchema(keys, lang))], [])
}

/** The field that holds the state, and where it stands. */
const states = (tool: JsonObject) => placed(tool, [stateField(tool)])
/** The field that holds the code of an error, and where it stands. */
const codes = (tool: JsonObject) => placed(tool, [ERROR, 'code'])

function placed(tool: JsonObject, names: readonly string[]) {
  const path = [...OUTPUT, ...names.flatMap((name) => ['properties', name])]
  const holder = getIn(tool, path)
  return { holder: holder?.kind === 'object' ? holder : undefined, path }
}

/** Where the values of a table are listed in the output schema. */
export const listPath = (tool: JsonObject, table: 'outcomes' | 'errors'): readonly string[] => [
  ...(table === 'outcomes' ? states(tool) : codes(tool)).path,
  'enum',
]

const field = (tool: JsonObject, name: string): JsonNode | undefined =>
  getIn(tool, [...OUTPUT, 'properties', name])

/** Several fields at once: a schema that is not there yet is made with all of them. */
function addFields(
  tool: JsonObject,
  fields: JsonObject['members'],
  required: readonly string[],
): Edit[] {
  const schema = get(tool, 'outputSchema')
  if (!schema || schema.kind === 'null') {
    const value = obj([
      member('type', str('object')),
      member('properties', obj(fields)),
      ...(required.length ? [member('required', arr(required.map(str)))] : []),
    ])
    return setMember(tool, 'outputSchema', value)
  }
  const [first, ...others] = fields
  if (!first) return []
  return [
    ...addParameter(tool, OUTPUT, first.key, first.value),
    ...others.map(({ key, value }): Edit => ({
      op: 'set',
      path: [...OUTPUT, 'properties', key],
      value,
    })),
  ]
}

const stateSchema = (keys: readonly string[], lang: Lang): JsonObject =>
  fromPlain({ type: 'string', enum: keys, description: RESULT_WORDS.state[lang] }) as JsonObject

/** The schema that a signal gets. */
export function signalSchema(tool: JsonObject, row: ResultRow, lang: Lang): JsonObject {
  const text = signalText(row, lang)
  return obj([
    member('type', str(isFlag(tool, row) ? 'boolean' : 'string')),
    ...(text === '' ? [] : [member('description', str(text))]),
  ])
}

/** The description that a signal gets: its meaning, and the tool it leads to; empty where it has neither. */
export function signalText({ key, meaning, tool }: ResultRow, lang: Lang): string {
  const said = meaning.trim().replace(/[.。]$/, '') || (tool === '' ? '' : key)
  const stop = lang === 'zh' ? '。' : '.'
  if (tool === '') return said === '' ? '' : said + stop
  return said + RESULT_WORDS.use[lang].replace('{tool}', tool) + stop
}

function errorSchema(keys: readonly string[], lang: Lang): JsonObject {
  const text = (words: keyof typeof RESULT_WORDS): JsonNode =>
    obj([member('type', str('string')), member('description', str(RESULT_WORDS[words][lang]))])
  return obj([
    member('type', str('object')),
    member('description', str(RESULT_WORDS.error[lang])),
    member(
      'properties',
      obj([
        member(
          'code',
          obj([
            member('type', str('string')),
            member('enum', arr(keys.map(str))),
            member('description', str(RESULT_WORDS.code[lang])),
          ]),
        ),
        member(
          'retryable',
          obj([
            member('type', str('boolean')),
            member('description', str(RESULT_WORDS.retryable[lang])),
          ]),
        ),
        member('next', text('next')),
        member('text', text('text')),
      ]),
    ),
    member('required', arr(['code', 'retryable', 'next'].map(str))),
    member('additionalProperties', bool(false)),
  ])
}
