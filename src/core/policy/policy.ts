import {
  arr,
  bool,
  booleanOf,
  get,
  getIn,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  num,
  obj,
  str,
  stringOf,
} from '../json/node'
import { type Contract, contractOf } from '../model/contract'
import { nameOf } from '../model/tool'
import { parametersOf } from '../schema/parameters'
import { definitionHash } from './definition-hash'
import { POLICY_FACETS, POLICY_VERSION } from './policy-schema'
import { statedCondition } from './stated-condition'

const NOT_STATED = 'not-stated'
const NOTHING: Contract = {
  checks: [],
  injected: [],
  outcomes: [],
  signals: [],
  errors: [],
  audit: [],
  outside: [],
}

/**
 * What a platform has to enforce, since a prompt cannot: the contracts of tools as data, in the form
 * of `policySchema`. Every tool is listed; of one that states no contract, or not all of it, each
 * facet that is missing is named as not stated, so that silence is never read as leave.
 */
export function policyOf(tools: readonly JsonObject[], title = ''): JsonObject {
  return obj([
    member('toolwrightPolicy', num(POLICY_VERSION)),
    ...(title === '' ? [] : [member('title', str(title))]),
    member('tools', arr(tools.map(toolPolicy))),
  ])
}

/** The tools whose contract does not say what a call changes, by index. */
export const toolsWithoutRisk = (tools: readonly JsonObject[]): readonly number[] =>
  tools.flatMap((tool, index) => (contractOf(tool)?.effect === undefined ? [index] : []))

function toolPolicy(tool: JsonObject): JsonObject {
  const contract = contractOf(tool) ?? NOTHING
  const namespace =
    stringOf(get(tool, 'namespace')) ?? stringOf(get(get(tool, 'namespace'), 'name'))
  const facets = [
    ...one('risk', contract.effect && str(contract.effect)),
    ...one('confirmation', confirmation(tool, contract)),
    ...one('idempotency', idempotency(contract)),
    ...list(
      'injected',
      contract.injected.map(({ index }) => injected(tool, index)),
    ),
    ...list(
      'checks',
      contract.checks.map(({ text, error }) => texts({ text, error })),
    ),
    ...one('verification', contract.verification && str(contract.verification)),
    ...one('timeout', timeout(contract)),
    ...list('errors', contract.errors.map(errorOf)),
    ...one('resultSize', contract.resultSize && texts({ ...contract.resultSize })),
    ...list('audit', contract.audit.map(str)),
    ...one('strict', strict(tool, contract)),
  ]
  const missing = POLICY_FACETS.filter((facet) => facets.every(({ key }) => key !== facet))
  return obj([
    member('name', str(nameOf(tool))),
    ...one('namespace', namespace === undefined ? undefined : str(namespace)),
    member('definition', str(definitionHash(tool))),
    ...(contract.effect === undefined ? [member('risk', str(NOT_STATED))] : []),
    ...facets,
    ...one('retry', contract.errors.length > 0 ? retry(contract) : undefined),
    member('notStated', arr(missing.map(str))),
  ])
}

const one = (key: string, value: JsonNode | '' | undefined): readonly Member[] =>
  value === undefined || value === '' ? [] : [member(key, value)]

const list = (key: string, items: readonly JsonNode[]): readonly Member[] =>
  items.length === 0 ? [] : [member(key, arr(items))]

/** A record of those texts that are there. */
const texts = (record: Readonly<Record<string, string | undefined>>): JsonObject =>
  obj(
    Object.entries(record).flatMap(([key, text]) =>
      text === undefined ? [] : [member(key, str(text))],
    ),
  )

function confirmation(tool: JsonObject, { confirmation: stated }: Contract): JsonNode | undefined {
  if (!stated) return undefined
  const { who, when } = stated
  const names = parametersOf(tool).map(({ name }) => name)
  const condition = when === undefined ? undefined : statedCondition(when, names)
  return obj([
    ...texts({ who, when }).members,
    ...(condition
      ? [
          member(
            'condition',
            obj([
              member('parameter', str(condition.parameter)),
              member('is', str(condition.is)),
              member('value', condition.value),
            ]),
          ),
        ]
      : []),
  ])
}

function idempotency({ idempotency: stated }: Contract): JsonNode | undefined {
  if (!stated) return undefined
  const { by, key, fields, text } = stated
  return obj([
    ...texts({ by, key: by === 'key' ? key : undefined }).members,
    ...(by === 'fields' ? list('fields', fields.map(str)) : []),
    ...texts({ text }).members,
  ])
}

/** A field that the system fills in, with its schema: kept beside it, or still among the parameters. */
function injected(tool: JsonObject, index: number): JsonObject {
  const item = itemsOf(getIn(tool, ['contract', 'injected']))[index]
  const name = stringOf(item) ?? stringOf(get(item, 'name')) ?? ''
  const source = stringOf(get(item, 'source'))
  const schema = get(item, 'schema') ?? getIn(tool, ['inputSchema', 'properties', name])
  const isSchema = schema?.kind === 'object' || schema?.kind === 'boolean'
  return obj([
    member('name', str(name)),
    member('source', str(source === undefined || source.trim() === '' ? NOT_STATED : source)),
    ...(isSchema ? [member('schema', schema)] : []),
  ])
}

function timeout({ timeout: stated }: Contract): JsonNode | undefined {
  if (!stated) return undefined
  const { seconds, text } = stated
  return obj([
    ...(seconds === undefined ? [] : [member('seconds', num(seconds))]),
    ...texts({ text }).members,
  ])
}

function errorOf({ code, retryable, next, text, when }: Contract['errors'][number]): JsonObject {
  return obj([
    member('code', str(code)),
    ...(retryable === undefined ? [] : [member('retryable', bool(retryable))]),
    ...texts({ when, next, text }).members,
  ])
}

/** The codes after which the same call may be sent again, may not be, and of which nothing is said. */
function retry({ errors }: Contract): JsonObject {
  const codes = (is: boolean | undefined): JsonNode =>
    arr(errors.filter(({ retryable }) => retryable === is).map(({ code }) => str(code)))
  return obj([
    member('allowed', codes(true)),
    member('forbidden', codes(false)),
    member('notStated', codes(undefined)),
  ])
}

function strict(tool: JsonObject, { strict: reason }: Contract): JsonNode | undefined {
  const isOn = booleanOf(get(tool, 'strict'))
  if (isOn === undefined && reason === undefined) return undefined
  return obj([member('on', bool(isOn ?? false)), ...texts({ reason }).members])
}
