import { Contexts, CONTEXTS } from './contexts'
import { PLACES } from './json-place'
import { chanceOfLogit, CHANCES, logitOfChance, MAX_LOGIT } from './logistic'
import { COUNTS, firstGuess, Slots } from './slots'

/** What each context says, and twice what the match says. */
const INPUTS = CONTEXTS + 2
/** Counts are shifted by this to make room for those of another context. */
const COUNT_BITS = 7
/** Weights are in 65,536ths; at first every input counts a little. */
const FIRST_WEIGHT = 18350
/** How fast weights follow their errors. */
const PACE = 16
const FINAL_PACE = 3
const MATCH_LENGTHS = 32
/** The three sets of weights are chosen by place, match and contexts known; by bits so far; by the last byte. */
const SETS = 3
const SET_STARTS = [0, 4 * 4 * 8, 4 * 4 * 8 + 3 * 256]
const SET_ROWS = 4 * 4 * 8 + 3 * 256 + 256 * 8
/** Points of a curve that corrects the final chance. */
const POINTS = 33
const CURVES = 4 * 256 + 256

/** Chances are given in 65,536ths, never nearer to 0 or 1 than this: a surprise costs 11 bits. */
const SUREST = 24

/** Keys, values and all else are weighed apart. */
const setOfPlace: readonly number[] = Object.values(PLACES).map((place) =>
  place === PLACES.inValue ? 1 : place === PLACES.inKey ? 2 : 0,
)

/** A logit within its bounds. */
const bounded = (logit: number): number =>
  logit > MAX_LOGIT ? MAX_LOGIT : logit < -MAX_LOGIT ? -MAX_LOGIT : logit

/**
 * Foretells a text bit by bit from what it has read: each context says how likely a one is, and a
 * net of weights, which learns from every bit, mixes them (the method of the PAQ programs). Whole
 * numbers throughout, so that every engine foretells the same.
 */
export class TextModel {
  readonly contexts: Contexts
  private readonly slots = new Slots(CONTEXTS)
  /** How likely a one is after counts, for each context. */
  private readonly guesses = new Uint16Array(CONTEXTS * COUNTS)
  private readonly matchGuesses = new Uint16Array(2 * MATCH_LENGTHS).fill(0x8000)
  private readonly weights = new Int32Array(SET_ROWS * INPUTS).fill(FIRST_WEIGHT)
  private readonly finalWeights = new Int32Array(4 * 256 * SETS).fill(0x10000 / SETS)
  private readonly curves = new Uint16Array(CURVES * POINTS)

  /** The bits of the next byte so far, behind a one. */
  private bits = 1
  private readonly counts = new Uint8Array(CONTEXTS)
  private readonly inputs = new Int32Array(INPUTS)
  private readonly chosen = new Int32Array(SETS)
  private readonly logits = new Int32Array(SETS)
  private finalChosen = 0
  private chance = 0
  private matchChosen = -1
  private curveAt = 0
  private secondCurveAt = 0
  // Fields, because what is imported is slower to reach in some builds.
  private readonly chanceOf = chanceOfLogit
  private readonly logitOf = logitOfChance

  constructor(capacity: number) {
    this.contexts = new Contexts(capacity)
    for (let i = 0; i < this.guesses.length; i++) this.guesses[i] = firstGuess(i % COUNTS)
    for (let i = 0; i < this.curves.length; i++)
      this.curves[i] = chanceOfLogit[Math.min((i % POINTS) * 128, CHANCES - 1)]! * 16
  }

  /** Knows what `other` knows, and is at the start of a text. */
  copy(other: TextModel): void {
    this.slots.copy(other.slots)
    this.guesses.set(other.guesses)
    this.matchGuesses.set(other.matchGuesses)
    this.weights.set(other.weights)
    this.finalWeights.set(other.finalWeights)
    this.curves.set(other.curves)
    this.contexts.copy(other.contexts)
    this.bits = 1
  }

  /** Remembers a text without learning to weigh: half the time of foretelling it. */
  remember(text: Uint8Array): void {
    this.contexts.begin()
    for (const byte of text) {
      for (let shift = 7; shift >= 0; shift--) {
        this.askSlots()
        this.noteBit((byte >> shift) & 1)
      }
      this.next()
    }
    this.contexts.begin()
  }

  /** Learns from a text as if it had been foretold. */
  learn(text: Uint8Array): void {
    this.contexts.begin()
    for (const byte of text) {
      for (let shift = 7; shift >= 0; shift--) {
        this.foretell()
        this.take((byte >> shift) & 1)
      }
    }
    this.contexts.begin()
  }

  /** How likely the next bit is a one, in 65,536ths. */
  foretell(): number {
    this.askSlots()
    const known = this.sayContexts()
    const match = this.askMatch()
    const { chosen, bits } = this
    const { last, json } = this.contexts
    const rows = (set: number, row: number): number => (SET_STARTS[set]! + row) * INPUTS
    chosen[0] = rows(0, (json.place * 4 + match) * 8 + known)
    chosen[1] = rows(1, setOfPlace[json.place]! * 256 + bits)
    chosen[2] = rows(2, last * 8 + 31 - Math.clz32(bits))
    this.finalChosen = (json.place * 256 + bits) * SETS
    return this.corrected(this.mixed())
  }

  /** Takes the bit that came. Says whether a JSON document ends with the byte that it completes. */
  take(bit: number): boolean {
    this.learnWeights(bit)
    const target = bit * 0xffff
    const { curves, matchGuesses, curveAt, secondCurveAt, matchChosen } = this
    curves[curveAt]! += (target - curves[curveAt]!) >> 6
    curves[secondCurveAt]! += (target - curves[secondCurveAt]!) >> 6
    if (matchChosen >= 0) matchGuesses[matchChosen]! += (target - matchGuesses[matchChosen]!) >> 6
    this.noteBit(bit)
    return this.next()
  }

  private next(): boolean {
    if (this.bits < 256) return false
    const byte = this.bits & 0xff
    this.bits = 1
    return this.contexts.read(byte)
  }

  private askSlots(): void {
    const { slots, counts, bits } = this
    const { hashes } = this.contexts
    slots.find(hashes, bits)
    for (let i = 0; i < counts.length; i++) counts[i] = slots.counts(i, hashes[i]!)
  }

  /** How many of the contexts by bytes have been here before. */
  private sayContexts(): number {
    const { counts, inputs, guesses, logitOf } = this
    let known = 0
    for (let i = 0; i < counts.length; i++) {
      const seen = counts[i]!
      if (seen > 0 && i > 0 && i < 6) known++
      inputs[i] = seen > 0 ? logitOf[guesses[(i << COUNT_BITS) | seen]! >> 4]! : 0
    }
    return known
  }

  /** 0 without a match that still fits, else 1 to 3 by its length. */
  private askMatch(): number {
    const { inputs, bits, matchGuesses, logitOf, counts } = this
    const { foretold, matched } = this.contexts
    const at = counts.length
    const left = 8 - (31 - Math.clz32(bits))
    if (foretold >> left !== bits) {
      this.matchChosen = -1
      inputs[at] = 0
      inputs[at + 1] = 0
      return 0
    }
    const bit = (foretold >> (left - 1)) & 1
    const length = matched < 16 ? matched : 16 + ((matched - 16) >> 2)
    this.matchChosen = Math.min(length, MATCH_LENGTHS - 1) * 2 + bit
    inputs[at] = logitOf[matchGuesses[this.matchChosen]! >> 4]!
    inputs[at + 1] = Math.min(matched, 32) * (bit ? 16 : -16)
    return matched < 16 ? 1 : matched < 32 ? 2 : 3
  }

  private mixed(): number {
    const { inputs, weights, chosen, logits, finalWeights, finalChosen } = this
    let final = 0
    for (let set = 0; set < logits.length; set++) {
      const from = chosen[set]!
      let sum = 0
      for (let i = 0; i < inputs.length; i++) sum += inputs[i]! * weights[from + i]!
      const logit = bounded((sum / 0x10000) | 0)
      logits[set] = logit
      final += logit * finalWeights[finalChosen + set]!
    }
    const logit = bounded((final / 0x10000) | 0)
    this.chance = this.chanceOf[logit + 2048]!
    return logit
  }

  /** The chance of a logit, drawn halfway to what came of such logits before. */
  private corrected(logit: number): number {
    const { curves, bits } = this
    const { json, lastThree } = this.contexts
    const position = (logit + 2048) * 32
    const low = position >> 12
    const part = position & 4095
    const first = (json.place * 256 + bits) * POINTS + low
    const second = (1024 + ((lastThree + Math.imul(bits, 0x9e3779b1)) >>> 24)) * POINTS + low
    this.curveAt = first + (part >> 11)
    this.secondCurveAt = second + (part >> 11)
    const by = (curves[first]! + curves[second]!) * (4096 - part)
    const next = (curves[first + 1]! + curves[second + 1]!) * part
    const chance = (this.chance * 32 + ((by + next) >>> 12)) >> 2
    return Math.min(Math.max(chance, SUREST), 0x10000 - SUREST)
  }

  private learnWeights(bit: number): void {
    const { inputs, weights, chosen, logits, finalWeights, finalChosen, chanceOf } = this
    const target = bit * 4095
    const finalError = (target - this.chance) * FINAL_PACE
    for (let set = 0; set < logits.length; set++) {
      const from = chosen[set]!
      const error = (target - chanceOf[logits[set]! + 2048]!) * PACE
      for (let i = 0; i < inputs.length; i++)
        weights[from + i]! += (inputs[i]! * error + 8192) >> 14
      finalWeights[finalChosen + set]! += (logits[set]! * finalError + 8192) >> 14
    }
  }

  private noteBit(bit: number): void {
    const { slots, counts, guesses } = this
    const { hashes } = this.contexts
    const target = bit * 0xffff
    for (let i = 0; i < counts.length; i++) {
      const seen = counts[i]!
      if (seen > 0) {
        const at = (i << COUNT_BITS) | seen
        guesses[at]! += (target - guesses[at]!) >> 6
      }
      slots.note(i, hashes[i]!, seen, bit)
    }
    this.bits = (this.bits << 1) | bit
  }
}
