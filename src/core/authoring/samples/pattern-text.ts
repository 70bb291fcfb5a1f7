import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { oncePerText } from '../../once-per-text'

/** Characters that are tried on a class, in the order in which they look natural. */
const NATURAL =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-_. @/:+#,!?$%&*()[]{}'
/** Every kind of character in turn, for patterns that ask for each somewhere. */
const MIXED = 'aA1!bB2@cC3#dD4$eE5%fF6&'
/** How often what may repeat does so; the later ones reach lengths that are asked for elsewhere. */
const TURNS = [1, 0, 2, 3, 4, 6, 8, 12, 16, 24, 36, 64, 100]
/** What no pattern of a definition needs. */
const LONGEST = 4000

interface Reading {
  readonly root: AST.Pattern
  readonly flags: string
}

const readingOf = oncePerText((pattern): Reading | undefined => {
  for (const unicode of [true, false]) {
    try {
      const parser = new RegExpParser({ ecmaVersion: 2024 })
      const root = parser.parsePattern(pattern, 0, pattern.length, { unicode })
      return { root, flags: unicode ? 'u' : '' }
    } catch {
      // A pattern that needs the other way of reading, or none helps.
    }
  }
  return undefined
}, 500)

/**
 * Texts that a pattern likely matches, the plainest first; the caller tries them. Conditions on what
 * stands around are not looked at, so some may fail.
 */
export function* patternTexts(pattern: string, least = 0): Generator<string> {
  const reading = readingOf(pattern)
  if (!reading) return
  const before = new Set<string>()
  for (const isMixed of [false, true])
    for (let variant = 0; variant < TURNS.length; variant++)
      for (let branch = 0; branch < 3; branch++) {
        const writer = new Writer(reading.flags, TURNS[variant]!, branch, isMixed)
        let text = writer.choice(reading.root.alternatives)
        if (text === undefined || text.length > LONGEST) continue
        if (text.length < least && !/\$\)?$/.test(pattern)) text = text.padEnd(least, 'a')
        if (before.has(text)) continue
        before.add(text)
        yield text
      }
}

class Writer {
  private readonly groups = new Map<AST.CapturingGroup, string>()
  private read = 0

  constructor(
    private readonly flags: string,
    private readonly turns: number,
    private readonly branch: number,
    private readonly isMixed: boolean,
  ) {}

  choice(alternatives: readonly AST.Alternative[]): string | undefined {
    const chosen = alternatives[this.branch % alternatives.length]!
    let text = ''
    for (const element of chosen.elements) {
      const part = this.element(element)
      if (part === undefined || text.length + part.length > LONGEST) return undefined
      text += part
    }
    return text
  }

  private element(node: AST.Element): string | undefined {
    switch (node.type) {
      case 'Group':
        return this.choice(node.alternatives)
      case 'CapturingGroup': {
        const text = this.choice(node.alternatives)
        if (text !== undefined) this.groups.set(node, text)
        return text
      }
      case 'Quantifier':
        return this.repeated(node)
      case 'Assertion':
        return ''
      case 'Backreference':
        return this.groups.get([node.resolved].flat()[0]!) ?? ''
      case 'Character':
        return String.fromCodePoint(node.value)
      default:
        return this.oneOf(node.raw)
    }
  }

  private repeated({ element, min, max }: AST.Quantifier): string | undefined {
    const count = Math.max(min, Math.min(max, this.turns))
    let text = ''
    for (let i = 0; i < count; i++) {
      const part = this.element(element)
      if (part === undefined || text.length + part.length > LONGEST) return undefined
      text += part
    }
    return text
  }

  /** A character of a class; one after the other, so that ten digits are not ten times the same. */
  private oneOf(raw: string): string | undefined {
    const set = charactersOf(this.flags + raw)
    const own = this.isMixed ? set.mixed : set.natural
    return own[this.read++ % Math.max(own.length, 1)]
  }
}

interface Characters {
  readonly natural: readonly string[]
  readonly mixed: readonly string[]
}

const charactersOf = oncePerText((flagged): Characters => {
  const isUnicode = flagged.startsWith('u') && isClass(flagged.slice(1))
  const raw = isUnicode ? flagged.slice(1) : flagged
  const one = new RegExp(`^(?:${raw})$`, isUnicode ? 'u' : '')
  const fits = (each: string): boolean => one.test(each)
  // Digits alone start at 1, anything that has letters with a letter.
  const natural = [...NATURAL].filter(fits)
  if (natural.length === 0) natural.push(...namedIn(raw).filter(fits))
  const mixed = [...MIXED].filter(fits)
  return { natural, mixed: mixed.length ? mixed : natural }
}, 1000)

const isClass = (text: string): boolean => /^[[\\.]/.test(text)

/** The characters that a class names, for those that hold none of the usual ones, and a few more. */
const namedIn = (raw: string): readonly string[] => [
  ...raw.replace(/\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})/gi, (_, long: string, short: string) =>
    String.fromCodePoint(parseInt(long ?? short, 16)),
  ),
  ...'中文例é"\'<>|~^`;=\\\t\n\r\u00a0😀',
]
