import type { Range } from '../../json/node'
import type { Entry, Expression } from './expression'

/** An expression, and the token that follows it. */
export interface Parsed {
  readonly value: Expression
  readonly next: number
  /** What stands there is said of every item of something. */
  readonly isComprehension?: true
}

/** The words that are values in Python. */
export const WORDS: Readonly<Record<string, true | false | null>> = {
  True: true,
  False: false,
  None: null,
}

/** What is no data and holds none. */
export const other = (at: Range): Expression => ({ kind: 'other', at, inside: [] })

/** The literals in what is no data; else the value itself. */
export const insideOf = (value: Expression): readonly Expression[] =>
  value.kind === 'other' ? value.inside : [value]

/** Whether a value may hold a tool. */
export const isData = (value: Expression): boolean =>
  ['object', 'array', 'call'].includes(value.kind)

/** A member of a dictionary; its name must be a text. */
export function entryOf(key: Expression, value: Expression): Entry {
  if (key.kind === 'text') return { kind: 'member', key: key.value, keyAt: key.at, value }
  const at = { start: key.at.start, end: value.at.end }
  return { kind: 'computed', at, value }
}
