import { resultRows, type ResultTable } from '../../authoring/result/result-rows'
import { stateField } from '../../authoring/result/state-field'
import { sampleOf } from '../../authoring/samples/sample-of'
import {
  bool,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  obj,
  str,
  stringOf,
  withMember,
} from '../../json/node'
import type { Continuation } from './question'

/** A result that a tool may give, made from a row of one of its tables. */
export interface CannedResult {
  readonly from: NonNullable<Continuation['from']>
  readonly result: JsonObject
}

/**
 * The results that the outcomes, signals and errors of a tool stand for: as small as its result schema
 * allows, with the row's own value in its place. A result in a continuation is never changed by this;
 * it is a start.
 */
export function cannedResults(tool: JsonObject): readonly CannedResult[] {
  const start = startOf(tool)
  const state = stateField(tool)
  const of = (table: ResultTable, result: (value: string, index: number) => JsonObject) =>
    resultRows(tool, table).flatMap(({ key, index }): readonly CannedResult[] =>
      key.trim() === '' ? [] : [{ from: { table, value: key }, result: result(key, index) }],
    )
  return [
    ...of('outcomes', (value) => withMember(start, state, str(value))),
    ...of('signals', (value) => withMember(start, value, signalValue(tool, value))),
    ...of('errors', (value, index) =>
      obj([
        ...(hasOutcome(tool, 'FAILED') ? [member(state, str('FAILED'))] : []),
        member('error', errorNode(tool, value, index)),
      ]),
    ),
  ]
}

const hasOutcome = (tool: JsonObject, name: string): boolean =>
  resultRows(tool, 'outcomes').some(({ key }) => key === name)

function startOf(tool: JsonObject): JsonObject {
  const schema = get(tool, 'outputSchema')
  const sample = schema && sampleOf(schema, 'required')
  return sample?.ok && sample.value.kind === 'object' ? sample.value : obj([])
}

/** What its schema takes, else that it is so. */
function signalValue(tool: JsonObject, field: string): JsonNode {
  const schema = get(get(get(tool, 'outputSchema'), 'properties'), field)
  const sample = schema && sampleOf(schema, 'required')
  return sample?.ok && sample.value.kind !== 'boolean' ? sample.value : bool(true)
}

/** What the contract says of it, but for when it occurs, which is no part of the result. */
function errorNode(tool: JsonObject, code: string, index: number): JsonObject {
  const row = itemsOf(get(get(tool, 'contract'), 'errors'))[index]
  const kept = ['retryable', 'next', 'text'].flatMap((key) => {
    const value = get(row, key)
    return value ? [member(key, stringOf(value) === undefined ? value : str(stringOf(value)!))] : []
  })
  return obj([member('code', str(code)), ...kept])
}
