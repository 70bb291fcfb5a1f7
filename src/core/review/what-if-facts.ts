import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  memberOf,
  type Path,
  stringOf,
} from '../json/node'
import { changesSomething, changesWhatMatters, effectAtStake } from '../lint/stakes'
import { type Confirmer, type Contract, contractOf } from '../model/contract'
import { descriptionText } from '../model/description'
import { inputSchemaOf } from '../model/tool'
import { askedParameters } from '../reading/asked-parameters'
import { readDescription } from '../reading/read-description'
import { sourceOf } from '../reading/value-source'
import { saysWhenUnsaid } from '../reading/when-unsaid'
import type { Parameter } from '../schema/parameters'
import { isArgumentCheck, isPermissionCheck, isPermissionError } from './kinds-of-checks'

/** A fact of a definition, and the words of the author that state it. */
export interface Stated {
  /** Where it stands, from the tool. */
  readonly path: Path
  /** The author's words, names or numbers that its sentence takes; empty where it takes none. */
  readonly text: string
}

/** One kind of fact that answers what happens when things go wrong. */
export interface WhatIfFact {
  /** Every place that states it; none where it is not stated. */
  readonly stated: (tool: JsonObject) => readonly Stated[]
  /** Whether the what-if stays open without it. */
  readonly isNeeded: (tool: JsonObject) => boolean
}

const never = (): boolean => false
const always = (): boolean => true

const contract = (tool: JsonNode): Partial<Contract> => contractOf(tool) ?? {}

/** A facet of the contract, where it is stated. */
const facet = (name: string, text: string | undefined): readonly Stated[] =>
  text === undefined ? [] : [{ path: ['contract', name], text }]

const isRead = (tool: JsonNode): boolean => effectAtStake(tool) === 'read'

/** That nothing is changed, wherever that is said. */
const harmless = (is: (tool: JsonNode) => boolean): WhatIfFact => ({
  stated: (tool) => (is(tool) ? [{ path: ['contract', 'effect'], text: '' }] : []),
  isNeeded: never,
})

/** The kinds of fact, each the answer to one what-if only. */
export const WHAT_IF_FACTS = {
  'when-not': {
    stated: (tool) => {
      const { answers, sentences } = readDescription(tool)
      if (answers.whenNot === 0) return []
      const description = get(tool, 'description')
      const own = stringOf(get(description, 'whenNot'))?.trim()
      if (own) return [{ path: ['description', 'whenNot'], text: own }]
      // Where each answer has its place, what another one implies is not relied on.
      if (description?.kind === 'object') return []
      const said = sentences.filter((each) => (each.answers.whenNot ?? 0) > 0)
      return [{ path: ['description'], text: said.map(({ text }) => text.trim()).join(' ') }]
    },
    isNeeded: always,
  },
  'leads-elsewhere': {
    stated: (tool) =>
      (contract(tool).signals ?? []).flatMap(({ tool: other, field, index }) =>
        other === undefined
          ? []
          : [{ path: ['contract', 'signals', index], text: `${field} → ${other}` }],
      ),
    isNeeded: never,
  },
  'required-names': {
    stated: (tool) => {
      const names = new Set(requiredOf(tool).map(({ name }) => name))
      return itemsOf(get(inputSchemaOf(tool), 'required')).flatMap((item, index) => {
        const text = stringOf(item) ?? ''
        return names.has(text) ? [{ path: ['inputSchema', 'required', index], text }] : []
      })
    },
    isNeeded: never,
  },
  'asks-when-unsaid': {
    stated: (tool) => {
      const said = requiredOf(tool).filter(isAnswered)
      if (said.length > 0)
        return said.map(({ path, name }) => ({ path: [...path, 'description'], text: name }))
      return saysWhenUnsaid(descriptionText(tool)) ? [{ path: ['description'], text: '' }] : []
    },
    isNeeded: (tool) => requiredOf(tool).some((each) => !isFixed(each)),
  },
  repeats: {
    stated: (tool) => {
      const { idempotency } = contract(tool)
      if (!idempotency || idempotency.by === 'none') return []
      const { by, key, fields, text } = idempotency
      return facet('idempotency', text ?? (by === 'key' ? key : fields.join(', ')) ?? '')
    },
    isNeeded: (tool) => changesSomething(tool) && contract(tool).idempotency?.by !== 'none',
  },
  'repeats-again': {
    stated: (tool) => {
      const { idempotency } = contract(tool)
      return idempotency?.by === 'none' ? facet('idempotency', idempotency.text ?? '') : []
    },
    isNeeded: never,
  },
  'repeat-reads': harmless(isRead),
  'waits-seconds': {
    stated: (tool) => facet('timeout', contract(tool).timeout?.seconds?.toString()),
    isNeeded: never,
  },
  'after-waiting': {
    stated: (tool) => {
      const { timeout } = contract(tool)
      return facet('timeout', timeout && (timeout.text ?? ''))
    },
    isNeeded: changesSomething,
  },
  'reads-back': {
    stated: (tool) => facet('verification', contract(tool).verification),
    isNeeded: changesWhatMatters,
  },
  'timeout-reads': harmless(isRead),
  'permission-checked': {
    stated: (tool) => [
      ...(contract(tool).checks ?? []).flatMap((check) =>
        isPermissionCheck(check)
          ? [{ path: ['contract', 'checks', check.index], text: check.text }]
          : [],
      ),
      ...(contract(tool).errors ?? []).filter(isPermissionError).map((error) => ({
        path: ['contract', 'errors', error.index],
        text: [error.code, error.next ?? error.text ?? []].flat().join(': '),
      })),
    ],
    isNeeded: always,
  },
  'state-checked': {
    stated: (tool) =>
      (contract(tool).checks ?? []).flatMap((check) =>
        isPermissionCheck(check) || isArgumentCheck(check)
          ? []
          : [{ path: ['contract', 'checks', check.index], text: check.text }],
      ),
    isNeeded: changesSomething,
  },
  'outcomes-told': {
    stated: (tool) => {
      const states = (contract(tool).outcomes ?? []).map(({ state }) => state)
      return facet('outcomes', states.length > 1 ? states.join(', ') : undefined)
    },
    isNeeded: changesWhatMatters,
  },
  'state-reads': harmless(isRead),
  'user-confirms': {
    stated: (tool) => confirmedBy(tool, 'user'),
    isNeeded: (tool) => changesWhatMatters(tool) && contract(tool).confirmation?.who !== 'human',
  },
  'human-approves': { stated: (tool) => confirmedBy(tool, 'human'), isNeeded: never },
  recorded: {
    stated: (tool) => {
      const audit = contract(tool).audit ?? []
      return facet('audit', audit.length > 0 ? audit.join('; ') : undefined)
    },
    isNeeded: changesWhatMatters,
  },
  'risk-reads': harmless(isRead),
  'risk-low': harmless((tool) => effectAtStake(tool) === 'low-risk-write'),
} as const satisfies Readonly<Record<string, WhatIfFact>>

export type WhatIfFactId = keyof typeof WHAT_IF_FACTS

function confirmedBy(tool: JsonNode, by: Confirmer): readonly Stated[] {
  const { confirmation } = contract(tool)
  return confirmation?.who === by ? facet('confirmation', confirmation.when ?? '') : []
}

const requiredOf = (tool: JsonNode): readonly Parameter[] =>
  askedParameters(tool).filter(({ isRequired, isNested }) => isRequired && !isNested)

/** A value that needs nobody's words: it is fixed, or one of a few. */
const isFixed = ({ schema }: Parameter): boolean =>
  ['const', 'enum', 'default'].some((key) => memberOf(schema, key) !== undefined)

const isAnswered = (parameter: Parameter): boolean =>
  saysWhenUnsaid(parameter.text) || sourceOf(parameter) === 'said'
