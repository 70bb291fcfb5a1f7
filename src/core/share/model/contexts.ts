import { JsonPlace } from './json-place'

/** How many readings of what stands before the next byte are asked; see `Contexts`. */
export const CONTEXTS = 8

/** No match is counted longer. */
const LONGEST_MATCH = 64
const SHORTEST_MATCH = 5
const MATCH_BITS = 15

const isLetter = (byte: number): boolean =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte >= 0x80

/** Spreads a number and the rank of its context over 32 bits. */
function spread(value: number, rank: number): number {
  let mixed = Math.imul(value ^ Math.imul(rank + 1, 0x9e3779b1), 0x2c1b3c6d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x297a2d39)
  return mixed ^ (mixed >>> 13)
}

/**
 * Reads bytes and says what the next one may depend on: the last one, two, three, four or six
 * bytes, the word begun, the place in the JSON text, the two bytes before the last; and what
 * followed when the last bytes stood here before.
 */
export class Contexts {
  /** A hash of each context. */
  readonly hashes = new Int32Array(CONTEXTS)
  readonly json = new JsonPlace()
  last = 0
  /** A hash of the last three bytes. */
  lastThree = 0
  /** Bytes of the match up to here, 0 when there is none. */
  matched = 0
  /** The byte that the match foretells, with a ninth bit above it; 0 when there is no match. */
  foretold = 0
  private length = 0
  private matchAt = 0
  private word = 0
  private lastFour = 0
  private twoBefore = 0
  private readonly bytes: Uint8Array
  private readonly placeOfHash = new Int32Array(1 << MATCH_BITS)

  /** `capacity`: the most bytes that are ever read. */
  constructor(capacity: number) {
    this.bytes = new Uint8Array(capacity)
    this.begin()
  }

  /** At the start of a text; what was read before is remembered, but no longer stands before it. */
  begin(): void {
    this.json.begin()
    this.matched = 0
    this.foretold = 0
    this.word = 0
    this.lastFour = 0
    this.twoBefore = 0
    this.hash()
  }

  /** Knows what `other` knows, of the same capacity; both are at the start of a text. */
  copy(other: Contexts): void {
    this.bytes.set(other.bytes.subarray(0, other.length))
    this.placeOfHash.set(other.placeOfHash)
    this.length = other.length
    this.begin()
  }

  /** Reads one byte; says whether a JSON document ends with it. */
  read(byte: number): boolean {
    this.followMatch(byte)
    this.bytes[this.length++] = byte
    this.twoBefore = ((this.twoBefore << 8) | (this.lastFour >>> 24)) & 0xffff
    this.lastFour = (this.lastFour << 8) | byte
    this.word = isLetter(byte) ? Math.imul(this.word + (byte | 0x20), 0x2f0b4c47) + 1 : 0
    const isEnd = this.json.read(byte)
    this.findMatch(this.hash() >>> (32 - MATCH_BITS))
    return isEnd
  }

  private followMatch(byte: number): void {
    if (this.matched > 0 && this.bytes[this.matchAt] === byte) {
      this.matchAt++
      if (this.matched < LONGEST_MATCH) this.matched++
    } else this.matched = 0
  }

  /** Hashes every context; returns the hash of the last six bytes, for the match. */
  private hash(): number {
    const { hashes, lastFour, word, json } = this
    this.last = lastFour & 0xff
    this.lastThree = spread(lastFour & 0xffffff, 9)
    hashes[0] = spread(json.place, 0)
    hashes[1] = spread(this.last | (json.place << 8), 1)
    hashes[2] = spread(lastFour & 0xffff, 2)
    hashes[3] = spread(lastFour & 0xffffff, 3)
    hashes[4] = spread(lastFour, 4)
    const lastSix = Math.imul(lastFour, 0x5bd1e995) + this.twoBefore
    hashes[5] = spread(lastSix, 5)
    hashes[6] = spread(word + json.place, 6)
    hashes[7] = spread((lastFour >>> 8) & 0xffff, 7)
    return spread(lastSix, 8)
  }

  private findMatch(hash: number): void {
    const { bytes, length, placeOfHash } = this
    if (this.matched === 0) {
      const at = placeOfHash[hash]!
      let same = 0
      while (same < LONGEST_MATCH && same < at && bytes[at - 1 - same] === bytes[length - 1 - same])
        same++
      if (same >= SHORTEST_MATCH) {
        this.matched = same
        this.matchAt = at
      }
    }
    placeOfHash[hash] = length
    this.foretold = this.matched > 0 ? bytes[this.matchAt]! | 0x100 : 0
  }
}
