import type { JsonNode, JsonObject, Path } from '../../json/node'

/** What a pasted text can be read as. */
export const PASTE_KINDS = [
  'arguments',
  'response',
  'curl',
  'schema',
  'table',
  'names',
  'typescript',
  'java',
] as const
export type PasteKind = (typeof PASTE_KINDS)[number]

/** A parameter read from a pasted text, before the author has chosen. */
export interface PastedRow {
  readonly name: string
  readonly schema: JsonObject
  readonly isRequired: boolean
  /** Values that could be all there are, by their place in the schema; the author decides. */
  readonly choices: readonly { readonly path: Path; readonly values: readonly JsonNode[] }[]
  /** A sample value looked like a secret and was not taken over. */
  readonly hasSecret: boolean
  /** Where it goes by itself: what a client adds to every request is no parameter of a tool. */
  readonly isUnlikely?: true
}

/** What the system fills in, as a pasted request shows: a header that carries a key, a cookie. */
export interface PastedInjected {
  readonly name: string
  readonly in: 'header' | 'query' | 'cookie'
}

/** What is wrong with a pasted text; words in `i18n/words/rows`. Lines and columns count from 1. */
export interface RowsProblem {
  readonly code:
    | 'empty'
    | 'too-long'
    | 'json'
    | 'not-objects'
    | 'no-fields'
    | 'no-address'
    | 'unclosed-quote'
    | 'body-in-file'
    | 'no-table'
    | 'line-unread'
    | 'no-types'
    | 'type-unread'
    | 'no-java'
    | 'java-type-unread'
    | 'too-many'
  readonly values: Readonly<Record<string, string | number>>
}

/** What a reader of one kind makes of a text. Never both without rows and without a problem. */
export interface ReadRows {
  readonly rows: readonly PastedRow[]
  readonly injected: readonly PastedInjected[]
  readonly problems: readonly RowsProblem[]
}

export const NOTHING_READ: ReadRows = { rows: [], injected: [], problems: [] }

export const failed = (
  code: RowsProblem['code'],
  values: RowsProblem['values'] = {},
): ReadRows => ({
  ...NOTHING_READ,
  problems: [{ code, values }],
})

/** A row of which nothing but its schema is known. */
export const plainRow = (name: string, schema: JsonObject, isRequired: boolean): PastedRow => ({
  name,
  schema,
  isRequired,
  choices: [],
  hasSecret: false,
})
