import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** One place of a pattern where a character is read. */
export interface Position {
  readonly node: AST.Element
  /** Which characters of the probe it reads, a bit for each. */
  readonly reads: bigint
}

/**
 * A pattern as the places that read a character, and which may follow which. What can follow in two
 * ways is listed twice: a matcher that goes back tries both.
 */
export interface Automaton {
  readonly positions: readonly Position[]
  readonly follow: readonly (readonly number[])[]
  /** The positions after which the match may end with no further condition. */
  readonly free: ReadonlySet<number>
}

interface Part {
  readonly first: readonly number[]
  readonly last: readonly number[]
  /** Those of `last` after which nothing more is asked. */
  readonly free: readonly number[]
  readonly isNullable: boolean
  /** May be empty without an assertion having to hold. */
  readonly isFree: boolean
}

const EMPTY: Part = { first: [], last: [], free: [], isNullable: true, isFree: true }
/** Reads nothing, and may refuse. */
const ASSERTION: Part = { ...EMPTY, isFree: false }

/** More places than any pattern that people write; longer ones are not judged. */
const MOST_POSITIONS = 120
/** Groups in groups multiply: what takes more steps is not judged. */
const MOST_STEPS = 5000
/** A bound this high is as good as none. */
const MANY = 10
/** What characters are told apart by: all of ASCII, and some of what is beyond. */
const PROBE = [
  ...Array.from({ length: 128 }, (_, i) => String.fromCharCode(i)),
  ...'\u00a0éß中あ–—，😀',
]

/** Undefined where the pattern cannot be read, is too long, or has in a loop what is not modelled. */
export function automatonOf(pattern: string, isUnicode: boolean): Automaton | undefined {
  const root = parsed(pattern, isUnicode)
  return root && new Builder(pattern, isUnicode).build(root)
}

function parsed(pattern: string, isUnicode: boolean): AST.Pattern | undefined {
  try {
    const parser = new RegExpParser({ ecmaVersion: 2024 })
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: isUnicode })
  } catch {
    return undefined
  }
}

class Builder {
  private readonly positions: Position[] = []
  private readonly follow: number[][] = []
  private readonly sets = new Map<string, bigint>()
  private readonly probe: readonly string[]
  private readonly flags: string
  private loops = 0
  private steps = 0
  private isUnknown = false

  constructor(pattern: string, isUnicode: boolean) {
    this.flags = isUnicode ? 'u' : ''
    this.probe = [...new Set([...PROBE, ...[...pattern].filter((c) => c > '\u007f')])]
  }

  build(root: AST.Pattern): Automaton | undefined {
    const whole = this.choice(root.alternatives)
    if (this.isUnknown) return undefined
    return { positions: this.positions, follow: this.follow, free: new Set(whole.free) }
  }

  private choice(alternatives: readonly AST.Alternative[]): Part {
    const parts = alternatives.map(({ elements }) => this.sequence(elements))
    return {
      first: parts.flatMap((part) => part.first),
      last: parts.flatMap((part) => part.last),
      free: parts.flatMap((part) => part.free),
      isNullable: parts.some((part) => part.isNullable),
      isFree: parts.some((part) => part.isFree),
    }
  }

  private sequence(elements: readonly AST.Element[]): Part {
    return elements.reduce<Part>((before, each) => this.chained(before, this.element(each)), EMPTY)
  }

  private chained(a: Part, b: Part): Part {
    this.link(a.last, b.first)
    return {
      first: a.isNullable ? [...a.first, ...b.first] : a.first,
      last: b.isNullable ? [...a.last, ...b.last] : b.last,
      free: b.isFree ? [...a.free, ...b.free] : b.free,
      isNullable: a.isNullable && b.isNullable,
      isFree: a.isFree && b.isFree,
    }
  }

  private link(from: readonly number[], to: readonly number[]): void {
    for (const each of from) this.follow[each]!.push(...to)
  }

  private element(node: AST.Element): Part {
    if (++this.steps > MOST_STEPS) this.isUnknown = true
    if (this.isUnknown) return EMPTY
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return this.choice(node.alternatives)
      case 'Quantifier':
        return this.repeated(node)
      case 'Assertion':
      case 'Backreference':
        // What they let pass hangs on the text around, which no set of characters says.
        if (this.loops > 0) this.isUnknown = true
        return ASSERTION
      default:
        return this.read(node)
    }
  }

  private read(node: AST.Element): Part {
    if (this.positions.length >= MOST_POSITIONS) this.isUnknown = true
    const at = [this.positions.push({ node, reads: this.readsOf(node.raw) }) - 1]
    this.follow.push([])
    return { first: at, last: at, free: at, isNullable: false, isFree: false }
  }

  /**
   * A few turns stand for many: of those that must be at most three, of those that may be at most
   * two, or one that repeats. That keeps what separates one turn from the next.
   */
  private repeated({ element, min, max }: AST.Quantifier): Part {
    const isLoop = max > MANY
    const turns = Math.min(isLoop ? Math.max(min, 1) : min, 3)
    const extra = isLoop ? 0 : Math.min(max - min, 2)
    this.loops += max > 1 ? 1 : 0
    let whole = EMPTY
    for (let i = 0; i < turns + extra; i++) {
      const turn = this.element(element)
      if (isLoop && i === turns - 1) this.link(turn.last, turn.first)
      whole = this.chained(whole, i < Math.min(min, 3) ? turn : optional(turn))
    }
    this.loops -= max > 1 ? 1 : 0
    return whole
  }

  private readsOf(raw: string): bigint {
    const before = this.sets.get(raw)
    if (before !== undefined) return before
    const one = new RegExp(`^(?:${raw})$`, this.flags)
    let bits = 0n
    for (const [i, char] of this.probe.entries()) if (one.test(char)) bits |= 1n << BigInt(i)
    this.sets.set(raw, bits)
    return bits
  }
}

const optional = (part: Part): Part => ({ ...part, isNullable: true, isFree: true })
