import { strToU8 } from 'fflate'

/** FIPS 180-4: the first 32 bits of the fractional parts of the square and cube roots of primes. */
const PRIMES: readonly number[] = firstPrimes(64)
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const START: readonly number[] = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS: readonly number[] = PRIMES.map((prime) => fraction(Math.cbrt(prime)))

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++)
    if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal. Our own, since what a browser and Node
 * offer is asynchronous or not the same in both; a lone surrogate counts as U+FFFD.
 */
export function sha256(text: string): string {
  const bytes = strToU8(text)
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const padded = new DataView(new ArrayBuffer(length))
  bytes.forEach((byte, i) => padded.setUint8(i, byte))
  padded.setUint8(bytes.length, 0x80)
  padded.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  padded.setUint32(length - 4, (bytes.length * 8) >>> 0)
  let state = [...START]
  const words = new Int32Array(64)
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = padded.getInt32(block + i * 4)
    for (let i = 16; i < 64; i++) words[i] = nextWord(words, i)
    const after = compressed(state, words)
    state = state.map((word, i) => (word + after[i]!) | 0)
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function nextWord(words: Int32Array, i: number): number {
  const [early, late] = [words[i - 15]!, words[i - 2]!]
  const fromEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
  const fromLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
  return (words[i - 16]! + fromEarly + words[i - 7]! + fromLate) | 0
}

function compressed(state: readonly number[], words: Int32Array): readonly number[] {
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUNDS[i]! + words[i]!
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  return [a, b, c, d, e, f, g, h]
}
