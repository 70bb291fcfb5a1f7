import type { Unpacked } from '../bounded-inflate'
import type { TextModel } from './text-model'

/** The half-open range [low, high] of an arithmetic coder, in 32 bits (as in lpaq). */
const FULL = 0xffffffff
/** Bytes that decoding reads before it needs them. */
const AHEAD = 4

/** Where the range is cut so that its lower part is as large as a one is likely. */
function middle(low: number, high: number, chance: number): number {
  const range = high - low
  return low + Math.floor(range / 0x10000) * chance + (((range & 0xffff) * chance) >>> 16)
}

/** A JSON document without white space as bytes that `modelDecoded` reads with an equal model. */
export function modelEncoded(model: TextModel, text: Uint8Array): Uint8Array {
  const out: number[] = []
  let low = 0
  let high = FULL
  for (const byte of text)
    for (let shift = 7; shift >= 0; shift--) {
      const bit = (byte >> shift) & 1
      const cut = middle(low, high, model.foretell())
      model.take(bit)
      if (bit) high = cut
      else low = cut + 1
      while ((low ^ high) >>> 24 === 0) {
        out.push(high >>> 24)
        low = (low << 8) >>> 0
        high = ((high << 8) | 0xff) >>> 0
      }
    }
  return Uint8Array.from([...out, ...ending(low, high)])
}

/** The fewest bytes that, with noughts behind them, lie within the range. */
function ending(low: number, high: number): readonly number[] {
  if (low === 0) return []
  for (const [count, unit] of [
    [1, 0x1000000],
    [2, 0x10000],
    [3, 0x100],
  ] as const) {
    const value = Math.ceil(low / unit) * unit
    if (value <= high) return [24, 16, 8].slice(0, count).map((shift) => (value >>> shift) & 0xff)
  }
  return [24, 16, 8, 0].map((shift) => (low >>> shift) & 0xff)
}

/**
 * The document that `modelEncoded` made bytes of, of at most `cap` bytes. It ends where its
 * outermost bracket closes. `model` has to know what the other one knew.
 */
export function modelDecoded(model: TextModel, data: Uint8Array, cap: number): Unpacked {
  const text = new Uint8Array(cap)
  let size = 0
  let at = 0
  let low = 0
  let high = FULL
  let value = 0
  const nextByte = (): number => data[at++] ?? 0
  for (let i = 0; i < AHEAD; i++) value = ((value << 8) | nextByte()) >>> 0
  for (let isEnd = false; !isEnd;) {
    // What is past the bytes read ahead was never written.
    if (at > data.length + AHEAD) return { ok: false, reason: 'damaged' }
    if (size === cap) return { ok: false, reason: 'too-large' }
    let byte = 1
    while (byte < 256) {
      const cut = middle(low, high, model.foretell())
      const bit = value <= cut ? 1 : 0
      isEnd = model.take(bit)
      byte = (byte << 1) | bit
      if (bit) high = cut
      else low = cut + 1
      while ((low ^ high) >>> 24 === 0) {
        low = (low << 8) >>> 0
        high = ((high << 8) | 0xff) >>> 0
        value = ((value << 8) | nextByte()) >>> 0
      }
    }
    if (!mayStand(byte & 0xff, size)) return { ok: false, reason: 'damaged' }
    text[size++] = byte & 0xff
  }
  if (!endsWith(data, at - AHEAD, ending(low, high))) return { ok: false, reason: 'damaged' }
  return { ok: true, bytes: text.subarray(0, size) }
}

/** Whether a byte may stand in a JSON object without white space, in UTF-8: rubbish is given up early. */
const mayStand = (byte: number, at: number): boolean =>
  at === 0 ? byte === 0x7b : byte >= 0x20 && byte < 0xf8

/** Whether the data ends with these bytes, from that place on: a body has one spelling only. */
const endsWith = (data: Uint8Array, at: number, bytes: readonly number[]): boolean =>
  data.length === at + bytes.length && bytes.every((byte, i) => data[at + i] === byte)
