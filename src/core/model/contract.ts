import { get, itemsOf, type JsonNode, membersOf, numberOf, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { flagOf } from './flag'

/** What a call changes, from nothing to what cannot be taken back. */
export const EFFECTS = ['read', 'low-risk-write', 'write', 'destructive'] as const
export type ContractEffect = (typeof EFFECTS)[number]

/** Who must agree before the call runs: nobody, the user who asked, or a person who approves. */
export const CONFIRMERS = ['none', 'user', 'human'] as const
export type Confirmer = (typeof CONFIRMERS)[number]

/** By what a second identical call is known: a key that the host makes, fields, or not at all. */
export const IDEMPOTENCY_KINDS = ['key', 'fields', 'none'] as const
export type IdempotencyKind = (typeof IDEMPOTENCY_KINDS)[number]

/** Where a name lives that the description mentions and the set does not have. */
export const OUTSIDE_KINDS = ['server', 'person'] as const
export type OutsideKind = (typeof OUTSIDE_KINDS)[number]

export interface ContractCheck {
  readonly text: string
  /** The code of the error it gives. */
  readonly error?: string
  /** The index in `contract.checks`. */
  readonly index: number
}

export interface ContractError {
  readonly code: string
  readonly retryable?: boolean
  /** What the model should do: prose, or a tool named in it. */
  readonly next?: string
  /** What the user is told. */
  readonly text?: string
  /** When it occurs. */
  readonly when?: string
  /** The index in `contract.errors`. */
  readonly index: number
}

export interface ContractSignal {
  /** A field of the result. */
  readonly field: string
  readonly meaning?: string
  /** The tool it sends the model to. */
  readonly tool?: string
  readonly index: number
}

export interface ContractOutcome {
  readonly state: string
  readonly meaning?: string
  readonly index: number
}

export interface Injected {
  readonly name: string
  /** Where the program takes it from: session, tenant, role, trace, configuration, a key's template. */
  readonly source?: string
  readonly index: number
}

/** The contract as far as it is stated. A facet that is absent or has another shape is left out. */
export interface Contract {
  readonly effect?: ContractEffect
  readonly confirmation?: { readonly who: Confirmer; readonly when?: string }
  readonly idempotency?: {
    readonly by: IdempotencyKind
    /** A template such as `refund:{workflow}:{step}`. */
    readonly key?: string
    readonly fields: readonly string[]
    readonly text?: string
  }
  readonly checks: readonly ContractCheck[]
  readonly verification?: string
  readonly timeout?: { readonly seconds?: number; readonly text?: string }
  readonly injected: readonly Injected[]
  readonly outcomes: readonly ContractOutcome[]
  readonly signals: readonly ContractSignal[]
  readonly errors: readonly ContractError[]
  readonly resultSize?: {
    readonly text?: string
    readonly summary?: string
    readonly key?: string
    readonly paging?: string
  }
  readonly audit: readonly string[]
  /** Why strict is off. */
  readonly strict?: string
  readonly outside: readonly { readonly name: string; readonly is?: OutsideKind }[]
}

/**
 * The contract of a tool document, read leniently: a word where a record is expected is taken as
 * its main member, unknown words are no facet. Undefined when the document has no contract.
 */
export const contractOf = oncePer((tool: JsonNode): Contract | undefined => {
  const node = get(tool, 'contract')
  if (node?.kind !== 'object' || membersOf(node).length === 0) return undefined
  return {
    ...known('effect', EFFECTS, get(node, 'effect')),
    ...confirmation(get(node, 'confirmation')),
    ...idempotency(get(node, 'idempotency')),
    checks: records(node, 'checks', 'text', ['error']),
    ...textMember('verification', get(node, 'verification'), 'text'),
    ...timeout(get(node, 'timeout')),
    injected: records(node, 'injected', 'name', ['source']),
    outcomes: records(node, 'outcomes', 'state', ['meaning']),
    signals: records(node, 'signals', 'field', ['meaning', 'tool']),
    errors: itemsOf(get(node, 'errors')).flatMap((item, index) => {
      const code = mainText(item, 'code')
      const retryable = flagOf(get(item, 'retryable'))
      return code === undefined
        ? []
        : [
            {
              code,
              ...texts(item, ['next', 'text', 'when']),
              ...(retryable === undefined ? {} : { retryable }),
              index,
            },
          ]
    }),
    ...resultSize(get(node, 'resultSize')),
    audit: auditOf(get(node, 'audit')),
    ...textMember('strict', get(node, 'strict'), 'reason'),
    outside: itemsOf(get(node, 'outside')).flatMap((item) => {
      const name = mainText(item, 'name')
      return name === undefined ? [] : [{ name, ...known('is', OUTSIDE_KINDS, get(item, 'is')) }]
    }),
  } as Contract
})

const mainText = (node: JsonNode | undefined, key: string): string | undefined => {
  const text = stringOf(node) ?? stringOf(get(node, key))
  return text === undefined || text.trim() === '' ? undefined : text
}

function known<K extends string, V extends string>(
  key: K,
  values: readonly V[],
  node: JsonNode | undefined,
): { readonly [P in K]?: V } {
  // `LOW_RISK_WRITE` and "Low-risk write" are meant as one of the words.
  const said = stringOf(node)
    ?.trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const value = values.find((each) => each === said)
  return (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V }
}

function textMember(key: string, node: JsonNode | undefined, main: string): object {
  const text = mainText(node, main)
  return text === undefined ? {} : { [key]: text }
}

const texts = (node: JsonNode | undefined, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const text = mainText(get(node, key), '')
      return text === undefined ? [] : [[key, text]]
    }),
  )

const records = (
  contract: JsonNode,
  list: string,
  main: string,
  others: readonly string[],
): readonly object[] =>
  itemsOf(get(contract, list)).flatMap((item, index) => {
    const text = mainText(item, main)
    return text === undefined ? [] : [{ [main]: text, ...texts(item, others), index }]
  })

/** A list of texts, or one. */
function auditOf(node: JsonNode | undefined): readonly string[] {
  const items = node?.kind === 'array' ? node.items : node ? [node] : []
  return items.flatMap((item) => mainText(item, 'text') ?? [])
}

function confirmation(node: JsonNode | undefined): object {
  const who = known('who', CONFIRMERS, node?.kind === 'string' ? node : get(node, 'who'))
  return who.who === undefined ? {} : { confirmation: { ...who, ...texts(node, ['when']) } }
}

function idempotency(node: JsonNode | undefined): object {
  const by = known('by', IDEMPOTENCY_KINDS, node?.kind === 'string' ? node : get(node, 'by'))
  if (by.by === undefined) return {}
  const listed = get(node, 'fields')
  const items = listed?.kind === 'string' ? [listed] : itemsOf(listed)
  const fields = items.flatMap((item) => mainText(item, 'name') ?? [])
  return { idempotency: { ...by, ...texts(node, ['key', 'text']), fields } }
}

function timeout(node: JsonNode | undefined): object {
  const text = mainText(node, 'text')
  const seconds = numberOf(node?.kind === 'number' ? node : get(node, 'seconds'))
  if (text === undefined && seconds === undefined) return {}
  return {
    timeout: {
      ...(seconds === undefined ? {} : { seconds }),
      ...(text === undefined ? {} : { text }),
    },
  }
}

function resultSize(node: JsonNode | undefined): object {
  if (node?.kind === 'string') return { resultSize: { text: node.value } }
  const said = texts(node, ['text', 'summary', 'key', 'paging'])
  return Object.keys(said).length === 0 ? {} : { resultSize: said }
}

/** A contract is stated when it says what a call changes; all else follows from that. */
export const isContractStated = (tool: JsonNode | undefined): boolean =>
  tool !== undefined && contractOf(tool)?.effect !== undefined
