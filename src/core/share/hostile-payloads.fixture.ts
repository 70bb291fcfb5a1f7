import { deflateSync, strToU8 } from 'fflate'
import { toBase64url } from './base64url'
import { framed } from './frame'
import { modelEncoded } from './model/coder'
import { MODEL_BYTES, primedModel } from './model/primed-model'
import { versions } from './versions'

/** Numbers from 0 to 1, the same after the same seed. */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x100000000
  }
}

const packed = (version: number, text: string): string =>
  `#s=${framed(version, toBase64url(versions[version - 1]!.pack(strToU8(text))!))}`
const unpacked = (version: number, bytes: Uint8Array): string =>
  `#s=${framed(version, toBase64url(bytes))}`
const bytes = (size: number, random: () => number): Uint8Array =>
  Uint8Array.from({ length: size }, () => Math.floor(random() * 256))

/** Texts that do harm where they are trusted. */
const hostileTexts: readonly string[] = [
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"tools":7}',
  '{"toolwright":1,"tools":{"length":4294967295}}',
  '{"toolwright":1e999,"tools":[]}',
  '{"toolwright":99999999999999999999,"tools":[]}',
  `{"toolwright":1,"kind":"compare","before":{"tools":[]},"after":[${'0,12,'.repeat(5000)}0,12]}`,
  '{"toolwright":1,"kind":"compare","before":{"tools":[]},"after":[-1,1e308]}',
  '{"toolwright":1,"kind":"review","of":{"toString":1},"review":"<script>alert(1)</script>"}',
  '{"toolwright":1,"kind":"constructor","tools":[]}',
  '"<img src=x onerror=alert(1)>"',
  '[[[[]]]]',
  `{"tools":${'['.repeat(9000)}`,
  `{"tools":${'{"a":'.repeat(9000)}`,
  `{"tools":[${'1'.repeat(20_000)}`,
  '{"tools":"\ud800\u2028</script>"',
  'javascript:alert(1)',
]

const bomb = deflateSync(new Uint8Array(16 * 1024 * 1024))
const values = deflateSync(strToU8(`{"tools":[${'0,'.repeat(3_000_000)}0]`))
const endless = modelEncoded(primedModel(), strToU8(`{"a":"${'a'.repeat(MODEL_BYTES - 6)}`))

/** Payloads that take the most time there is, so there are few of them. */
export const bombs: readonly string[] = [
  unpacked(1, bomb),
  unpacked(3, bomb),
  unpacked(1, values),
  unpacked(2, endless),
  unpacked(2, bomb),
  '#s=' + 'A'.repeat(3_000_000),
  '#s='.repeat(500_000),
  '%25'.repeat(500_000) + '23s=',
]

const kinds: readonly ((random: () => number) => string)[] = [
  (random) => `#s=${toBase64url(bytes(Math.floor(random() * 300), random))}`,
  (random) =>
    String.fromCharCode(...bytes(80, random)) + '#s=' + String.fromCharCode(...bytes(80, random)),
  (random) => unpacked(1, bytes(Math.floor(random() * 200), random)),
  (random) => unpacked(2, bytes(Math.floor(random() * 200), random)),
  (random) => unpacked(3, bytes(Math.floor(random() * 200), random)),
  (random) => unpacked(4 + Math.floor(random() * 30), bytes(20, random)),
  (random) => packed(1, hostileTexts[Math.floor(random() * hostileTexts.length)]!),
  (random) => {
    const link = packed(1, hostileTexts[Math.floor(random() * hostileTexts.length)]!)
    const at = Math.floor(random() * link.length)
    return link.slice(0, at) + 'Q'.repeat(Math.floor(random() * 3)) + link.slice(at + 1)
  },
]

/** A payload that no honest studio made: random, or made to do harm. */
export const hostilePayload = (random: () => number): string =>
  kinds[Math.floor(random() * kinds.length)]!(random)
