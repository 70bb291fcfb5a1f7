import '../../i18n/words/contract'
import '../../i18n/words/injected'
import '../../i18n/words/result'
import '../../i18n/words/review'
import { SOURCES } from '../../core/authoring/injected/injected-sources'
import { FACETS } from '../../core/authoring/contract/facets'
import {
  arr,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  member,
  membersOf,
  obj,
  str,
  stringOf,
} from '../../core/json/node'
import { print, printScalar } from '../../core/json/print'
import { CONFIRMERS, EFFECTS, IDEMPOTENCY_KINDS } from '../../core/model/contract'
import type { WordKey } from '../../i18n/words'
import { type ParameterFacts, parameterFacts } from './parameter-facts'

/** One sentence about a facet: our words, with values of the author's in them, or a text of the author's. */
export interface Told {
  readonly label?: WordKey
  readonly words?: WordKey
  readonly values?: readonly string[]
  readonly text?: string
}

/** One entry of a facet, and the name it is known by. */
export interface ContractItem {
  readonly name?: string
  readonly told: readonly Told[]
  /** What a value filled in by the system is like. */
  readonly field?: ParameterFacts
  /** Members that have no words here, as they are written. */
  readonly also: readonly string[]
}

export interface ContractLine {
  readonly facet: string
  readonly label: WordKey | undefined
  readonly items: readonly ContractItem[]
}

/** How a member of an entry is told; undefined where it has another shape, and is shown as it is. */
type Teller = (node: JsonNode) => readonly Told[] | undefined

/** How a facet is told: by which member an entry is known, and what the others say. */
interface Telling {
  readonly label: WordKey
  /** The member that a bare text stands for. */
  readonly main: string
  readonly isNamed?: true
  readonly tellers: Readonly<Record<string, Teller>>
}

const text: Teller = (node) => {
  const said = stringOf(node)?.trim()
  return said === undefined ? undefined : said === '' ? [] : [{ text: said }]
}
const labelled =
  (label: WordKey): Teller =>
  (node) =>
    text(node)?.map((each) => ({ label, ...each }))
const coded =
  (words: WordKey): Teller =>
  (node) => {
    const items = node.kind === 'array' ? node.items : [node]
    const values = items.map((each) => stringOf(each) ?? (isNumber(each) ? printScalar(each) : ''))
    return values.every((each) => each !== '') ? [{ words, values }] : undefined
  }
const isNumber = (node: JsonNode): boolean => node.kind === 'number'
/** One of a few words, however it is spelt; any other is shown as it is. */
const oneOf =
  (keys: Readonly<Record<string, readonly WordKey[]>>): Teller =>
  (node) => {
    const said = stringOf(node)
      ?.trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-')
    const words = said !== undefined && Object.hasOwn(keys, said) ? keys[said] : undefined
    return words?.map((each) => ({ words: each }))
  }
const flag =
  (yes: WordKey, no: WordKey): Teller =>
  (node) => {
    const said = node.kind === 'boolean' ? String(node.value) : stringOf(node)?.trim().toLowerCase()
    return said === 'true' ? [{ words: yes }] : said === 'false' ? [{ words: no }] : undefined
  }
/** Told elsewhere; another kind of value is shown as it is. */
const elsewhere =
  (kind: JsonNode['kind']): Teller =>
  (node) =>
    node.kind === kind ? [] : undefined

const EFFECT_WORDS: Readonly<Record<(typeof EFFECTS)[number], readonly WordKey[]>> = {
  read: ['contract.read', 'contract.readNote'],
  'low-risk-write': ['contract.lowRiskWrite', 'contract.lowRiskWriteNote'],
  write: ['contract.write', 'contract.writeNote'],
  destructive: ['contract.destructive', 'contract.destructiveNote'],
}
const each = <K extends string>(
  values: readonly K[],
  keys: (value: K) => readonly WordKey[],
): Readonly<Record<string, readonly WordKey[]>> =>
  Object.fromEntries(values.map((value) => [value, keys(value)]))

const TELLINGS: Readonly<Record<string, Telling>> = {
  effect: { label: 'review.effect', main: 'effect', tellers: { effect: oneOf(EFFECT_WORDS) } },
  confirmation: {
    label: 'review.confirmation',
    main: 'who',
    tellers: {
      who: oneOf(each(CONFIRMERS, (who) => [`contract.who_${who}`, `contract.whoNote_${who}`])),
      when: labelled('review.inCase'),
    },
  },
  idempotency: {
    label: 'review.idempotency',
    main: 'by',
    tellers: {
      by: oneOf(each(IDEMPOTENCY_KINDS, (by) => [`contract.by_${by}`])),
      key: coded('review.keyTemplate'),
      fields: coded('review.keyFields'),
      text,
    },
  },
  checks: {
    label: 'review.checks',
    main: 'text',
    tellers: { text, error: coded('review.errorCode') },
  },
  verification: { label: 'review.verification', main: 'text', tellers: { text } },
  timeout: {
    label: 'review.timeout',
    main: 'text',
    tellers: { seconds: coded('review.seconds'), text: labelled('review.timeoutText') },
  },
  injected: {
    label: 'injected.title',
    main: 'name',
    isNamed: true,
    tellers: {
      source: (node) => {
        const known = SOURCES.find((source) => source === stringOf(node))
        const label = 'injected.source'
        return known ? [{ label, words: `injected.source_${known}` }] : labelled(label)(node)
      },
      schema: elsewhere('object'),
      required: elsewhere('boolean'),
      before: elsewhere('string'),
    },
  },
  outcomes: { label: 'review.outcomes', main: 'state', isNamed: true, tellers: { meaning: text } },
  signals: {
    label: 'review.signals',
    main: 'field',
    isNamed: true,
    tellers: { meaning: text, tool: coded('review.leadsTo') },
  },
  errors: {
    label: 'review.errors',
    main: 'code',
    isNamed: true,
    tellers: {
      when: labelled('result.when'),
      retryable: flag('review.mayRepeat', 'review.mayNotRepeat'),
      next: labelled('result.next'),
      text: labelled('result.text'),
    },
  },
  resultSize: {
    label: 'review.resultSize',
    main: 'text',
    tellers: {
      text,
      summary: labelled('contract.summary'),
      key: labelled('contract.resultKey'),
      paging: labelled('contract.paging'),
    },
  },
  audit: { label: 'review.audit', main: 'text', tellers: { text } },
  strict: {
    label: 'contract.strict',
    main: 'reason',
    tellers: { reason: labelled('contract.strictWhy') },
  },
  outside: {
    label: 'review.outside',
    main: 'name',
    isNamed: true,
    tellers: {
      is: oneOf({ server: ['review.outsideServer'], person: ['review.outsidePerson'] }),
    },
  },
}

/**
 * A tool's contract for a reader who knows no JSON: its facets in their usual order, then what has
 * no words here, as it is written. Undefined where there is no contract; nothing of one is left out.
 */
export function contractLines(tool: JsonNode): readonly ContractLine[] | undefined {
  const contract = get(tool, 'contract')
  if (!contract) return undefined
  if (contract.kind !== 'object') return [asWritten([print(contract, 0)])]
  const unstated: ContractLine = { facet: 'effect', label: 'review.effect', items: [] }
  const facets = FACETS.flatMap((facet) => {
    const node = get(contract, facet)
    return node ? [lineOf(facet, node)] : []
  })
  const others = membersOf(contract).filter(({ key }) => !FACETS.some((facet) => facet === key))
  return [
    ...(get(contract, 'effect') ? [] : [unstated]),
    ...facets,
    ...(others.length ? [asWritten(others.map(written))] : []),
  ]
}

const asWritten = (also: readonly string[]): ContractLine => ({
  facet: '',
  label: undefined,
  items: [{ told: [], also }],
})

const written = ({ key, value }: { key: string; value: JsonNode }): string =>
  `${key}: ${print(value, 0)}`

function lineOf(facet: string, node: JsonNode): ContractLine {
  const telling = TELLINGS[facet]!
  const entries = node.kind === 'array' ? itemsOf(node) : [node]
  return { facet, label: telling.label, items: entries.map((entry) => itemOf(telling, entry)) }
}

function itemOf({ main, isNamed, tellers }: Telling, entry: JsonNode): ContractItem {
  const isRecord = entry.kind === 'object'
  // A bare word or number stands for the member that takes it.
  const bare = isNumber(entry) && tellers['seconds'] ? 'seconds' : main
  const node: JsonObject = isRecord ? entry : obj([member(bare, entry)])
  const name = isNamed ? stringOf(get(node, main))?.trim() : undefined
  const told: Told[] = []
  const also: string[] = []
  const inOrder = [...Object.keys(tellers), ...membersOf(node).map(({ key }) => key)]
  for (const key of new Set(inOrder)) {
    const value = get(node, key)
    if (!value || (key === main && name)) continue
    const said = Object.hasOwn(tellers, key) ? tellers[key]!(value) : undefined
    if (said) told.push(...said)
    else also.push(isRecord ? written({ key, value }) : print(value, 0))
  }
  const field = name === undefined ? undefined : fieldOf(name, node)
  return { told, also, ...(name ? { name } : {}), ...(field ? { field } : {}) }
}

/** A schema that was kept with an entry is read as the parameter it was. */
function fieldOf(name: string, entry: JsonObject): ParameterFacts | undefined {
  const schema = get(entry, 'schema')
  if (schema?.kind !== 'object') return undefined
  const required = get(entry, 'required')
  const isRequired = required?.kind === 'boolean' && required.value
  return parameterFacts(
    obj([
      member('properties', obj([member(name, schema)])),
      ...(isRequired ? [member('required', arr([str(name)]))] : []),
    ]),
  )[0]
}
