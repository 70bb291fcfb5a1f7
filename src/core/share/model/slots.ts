// What a context has seen, in 16 bits: check 9 | zeros 3 | ones 3 | last bit 1. Nothing seen is 0.
const MOST = 7
const CHECK_BITS = 9
/** Slots of one context. */
const SLOT_BITS = 18

/** How many different counts there are, with the bit seen last. */
export const COUNTS = 128

/** The counts after one more bit. Much of one bit is half forgotten when the other comes. */
const afterBit = Uint8Array.from({ length: 2 * COUNTS }, (_, i) => {
  const bit = i & 1
  let zeros = (i >> 5) & MOST
  let ones = (i >> 2) & MOST
  if (bit) {
    ones = Math.min(ones + 1, MOST)
    if (zeros > 2) zeros = (zeros >> 1) + 1
  } else {
    zeros = Math.min(zeros + 1, MOST)
    if (ones > 2) ones = (ones >> 1) + 1
  }
  return (zeros << 4) | (ones << 1) | bit
})

/** What counts alone say of the next bit being a one, in 65,536ths: where learning starts. */
export function firstGuess(counts: number): number {
  const zeros = counts >> 4
  const ones = (counts >> 1) & MOST
  return Math.floor((0xffff * (2 * ones + 1)) / (2 * zeros + 2 * ones + 2))
}

/** Remembers for each context which bits followed it. A slot that another context needs is taken over. */
export class Slots {
  private readonly slots: Uint16Array
  private readonly places: Int32Array

  constructor(private readonly contexts: number) {
    this.slots = new Uint16Array(contexts << SLOT_BITS)
    this.places = new Int32Array(contexts)
  }

  copy(other: Slots): void {
    this.slots.set(other.slots)
  }

  /**
   * Finds the slot of every context, by its hash and the bits of the byte so far (behind a one).
   * Two bits share a neighbourhood of four slots, so that half the look-ups are near.
   */
  find(hashes: Int32Array, bits: number): void {
    const { places, contexts } = this
    const odd = (31 - Math.clz32(bits)) & 1
    const jump = Math.imul(bits >> odd, 0x9e3779b1) >>> 9
    const within = odd ? 1 + (bits & 1) : 0
    for (let i = 0; i < contexts; i++)
      places[i] = (i << SLOT_BITS) + ((hashes[i]! + jump) & ((1 << SLOT_BITS) - 4)) + within
  }

  /** The counts of a context at the slot found for it; 0 when it was never here. */
  counts(context: number, hash: number): number {
    const slot = this.slots[this.places[context]!]!
    return slot >>> 7 === hash >>> (32 - CHECK_BITS) ? slot & (COUNTS - 1) : 0
  }

  /** Notes the bit that followed. `counts` are those before. */
  note(context: number, hash: number, counts: number, bit: number): void {
    this.slots[this.places[context]!] =
      ((hash >>> (32 - CHECK_BITS)) << 7) | afterBit[(counts << 1) | bit]!
  }
}
