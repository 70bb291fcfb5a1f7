import { member, type Member, obj, type JsonObject, str } from '../json/node'
import type { Anchor, Entry } from './entry'

type WithoutNode<E> = E extends Entry ? Omit<E, 'node'> : never
/** An entry as it is made, before it stands in a document. */
export type NewEntry = WithoutNode<Entry>

/** The members of an entry, in the order in which they are written. */
const ORDER = [
  'id',
  'kind',
  'by',
  'at',
  'to',
  'on',
  'says',
  'asked',
  'question',
  'picked',
  'of',
  'was',
  'text',
] as const

/** An entry as it stands in a document. */
export const writeEntry = (entry: NewEntry): JsonObject =>
  obj(
    ORDER.flatMap((key): readonly Member[] => {
      const value = (entry as Readonly<Record<string, unknown>>)[key]
      if (value === undefined) return []
      return [member(key, typeof value === 'string' ? str(value) : textsOf(value as Anchor))]
    }),
  )

const textsOf = (texts: Readonly<Record<string, string>> | Anchor): JsonObject =>
  obj(
    Object.entries(texts).flatMap(([key, value]: [string, string | undefined]) =>
      value === undefined ? [] : member(key, str(value)),
    ),
  )
