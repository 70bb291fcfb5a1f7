import type { JsonObject } from '../core/json/node'
import { type NewEntry, writeEntry } from '../core/review/write-entry'
import { toBase64url } from '../core/share/base64url'

type WithoutAuthor<E> = E extends NewEntry ? Omit<E, 'id' | 'by' | 'at'> : never
/** What a person says, before it is known who, when and under which id. */
export type Said = WithoutAuthor<NewEntry>

let last = 0

/** Nine random bytes: no two entries of any two people share an id, and a link stays short. */
const newId = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(9)))

/** Two entries of one page are never written at the same moment, so that their order is kept. */
function now(): string {
  last = Math.max(Date.now(), last + 1)
  return new Date(last).toISOString()
}

/** The entry of what somebody says now. */
export const newEntry = (said: Said, by: string): JsonObject =>
  writeEntry({ ...said, id: newId(), by, at: now() } as NewEntry)
