/** The facets of a contract in the order they are written. */
export const FACETS = [
  'effect',
  'confirmation',
  'idempotency',
  'checks',
  'verification',
  'timeout',
  'injected',
  'outcomes',
  'signals',
  'errors',
  'resultSize',
  'audit',
  'strict',
  'outside',
] as const
export type Facet = (typeof FACETS)[number]

/** The facets that are one record, with its members in order; the first is what a bare text stands for. */
export const RECORDS = {
  confirmation: ['who', 'when'],
  idempotency: ['by', 'key', 'fields', 'text'],
  verification: ['text'],
  timeout: ['text', 'seconds'],
  resultSize: ['text', 'summary', 'key', 'paging'],
  strict: ['reason'],
} as const satisfies Partial<Record<Facet, readonly [string, ...string[]]>>
export type RecordFacet = keyof typeof RECORDS

/** The facets that are lists of records; the first member is what a bare text stands for. */
export const LISTS = {
  checks: ['text', 'error'],
  injected: ['name', 'source', 'schema'],
  outcomes: ['state', 'meaning'],
  signals: ['field', 'meaning', 'tool'],
  errors: ['code', 'retryable', 'when', 'next', 'text'],
  audit: ['text'],
  outside: ['name', 'is'],
} as const satisfies Partial<Record<Facet, readonly [string, ...string[]]>>
export type ListFacet = keyof typeof LISTS

/** Facets that are written as a bare text while nothing but the main member is said. */
export const BARE: readonly Facet[] = ['verification', 'strict', 'audit']
