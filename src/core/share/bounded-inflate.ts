import { Inflate } from 'fflate'

/** Deflate makes at most 1,032 bytes of one, so one piece goes at most about 2 MB past the cap. */
const PIECE = 2048

/** A text taken out of a body, or why there is none. */
export type Unpacked =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'damaged' | 'too-large' }

/** Inflates a raw deflate stream piece by piece, and stops as soon as more than `cap` bytes came out. */
export function boundedInflate(data: Uint8Array, dictionary: Uint8Array, cap: number): Unpacked {
  const pieces: Uint8Array[] = []
  let size = 0
  const stream = new Inflate({ dictionary }, (piece) => {
    size += piece.length
    if (size <= cap) pieces.push(piece)
  })
  try {
    for (let at = 0; at < data.length && size <= cap; at += PIECE)
      stream.push(data.subarray(at, at + PIECE), at + PIECE >= data.length)
  } catch {
    return { ok: false, reason: 'damaged' }
  }
  if (size > cap) return { ok: false, reason: 'too-large' }
  return { ok: true, bytes: joined(pieces, size) }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
