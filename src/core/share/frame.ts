import { ALPHABET, digitOf, digits, numberOfDigits } from './base64url'
import { crc32 } from './crc32'

// version 1 | length of the body 4 | check of the five before 1 | CRC-32 of the body 6 | body.
// This head is the same in every version, so that an old studio can tell a newer link from a broken one.
const LENGTH_AT = 1
const CHECK_AT = 5
const CRC_AT = 6
export const HEAD_LENGTH = 12

/** The most characters of a payload that are read: 2 MiB, which is also what Chromium navigates to. */
export const MAX_PAYLOAD = 2 * 1024 * 1024

export interface Head {
  readonly version: number
  /** Characters of the whole payload, head included. */
  readonly length: number
}

export type Unframed =
  | { readonly ok: true; readonly version: number; readonly body: string }
  | { readonly ok: false; readonly reason: 'damaged' }
  /** `missing` is in characters; absent when the head itself is cut. */
  | { readonly ok: false; readonly reason: 'cut'; readonly missing?: number }

/** The payload of a body: what stands behind `#s=`. */
export function framed(version: number, body: string): string {
  const head = version.toString(36) + digits(body.length, CHECK_AT - LENGTH_AT)
  return head + checkOf(head) + digits(crc32(body), HEAD_LENGTH - CRC_AT) + body
}

/** The head of a payload; none when it is too short or does not agree with itself. */
export function headOf(payload: string): Head | undefined {
  if (payload.length < HEAD_LENGTH) return undefined
  const version = parseInt(payload[0]!, 36)
  const length = numberOfDigits(payload.slice(LENGTH_AT, CHECK_AT))
  if (version.toString(36) !== payload[0] || length === undefined) return undefined
  if (checkOf(payload.slice(0, CHECK_AT)) !== payload[CHECK_AT]) return undefined
  return { version, length: HEAD_LENGTH + length }
}

/** Takes a payload apart and says whether it is whole; what follows its end is ignored. */
export function unframed(payload: string): Unframed {
  const head = headOf(payload)
  if (!head) return { ok: false, reason: payload.length < HEAD_LENGTH ? 'cut' : 'damaged' }
  const missing = head.length - payload.length
  if (missing > 0) return { ok: false, reason: 'cut', missing }
  const body = payload.slice(HEAD_LENGTH, head.length)
  if (numberOfDigits(payload.slice(CRC_AT, HEAD_LENGTH)) !== crc32(body))
    return { ok: false, reason: 'damaged' }
  return { ok: true, version: head.version, body }
}

/** One character over the head. Odd weights: any one changed character changes it; `A`s alone do not fit. */
function checkOf(head: string): string {
  let sum = 1
  for (let i = 0; i < head.length; i++) sum += (digitOf(head[i]!) ?? 0) * (2 * i + 1)
  return ALPHABET[sum % 64]!
}
