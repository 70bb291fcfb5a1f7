import { RegExpParser } from '@eslint-community/regexpp'
import { readPattern } from './pattern'

/** What is wrong with a pattern as such, where, and how it would be right. */
export interface PatternFault {
  readonly kind: 'foreign' | 'unclosed' | 'nothing' | 'broken' | 'escape' | 'slashes' | 'doubled'
  /** The part that is meant. */
  readonly part: string
  /** Characters in front of the part. */
  readonly index: number
  readonly mended?: string
}

/** What other languages have, and how ECMAScript writes it, where it can. */
const FOREIGN: readonly (readonly [RegExp, (part: string) => string | undefined])[] = [
  [/\(\?P</, () => '(?<'],
  [/\(\?P=\w+\)/, (part) => `\\k<${part.slice(4, -1)}>`],
  [/\\A/, () => '^'],
  [/\\[Zz]/, () => '$'],
  [/\(\?[imsx]+\)/, () => undefined],
  [/\(\?[>#]/, () => undefined],
  [/[*+?}]\+/, () => undefined],
  [/\[\[:\w+:\]/, () => undefined],
]

/** The first thing wrong with a pattern; undefined when it says what it seems to say. */
export function patternFault(pattern: string): PatternFault | undefined {
  const { reads } = readPattern(pattern)
  const slashes = /^\/(.*)\/([a-z]{0,4})$/s.exec(pattern)
  if (slashes && /^\^|\$$/.test(slashes[1]!)) {
    const mended = slashes[2] === '' && readPattern(slashes[1]!).regex ? slashes[1]! : undefined
    return { kind: 'slashes', part: pattern, index: 0, ...mend(mended) }
  }
  const foreign = foreignPart(pattern, reads === 'not')
  if (foreign) return foreign
  if (reads === 'unicode') return doubled(pattern)
  const { index, reason } = problemOf(pattern, reads === 'plain')
  if (reads === 'plain')
    return { kind: 'escape', part: partAt(pattern, index), index, ...mend(forUnicode(pattern)) }
  const kind = /Unterminated|at end/.test(reason)
    ? 'unclosed'
    : /Nothing to repeat/.test(reason)
      ? 'nothing'
      : 'broken'
  return { kind, part: partAt(pattern, index), index }
}

const mend = (mended: string | undefined) => (mended === undefined ? {} : { mended })

/** A part that another language would read; those that ECMAScript reads as letters count always. */
function foreignPart(pattern: string, isBroken: boolean): PatternFault | undefined {
  for (const [sign] of FOREIGN) {
    const hit = sign.exec(blanked(pattern))
    if (!hit) continue
    const part = pattern.slice(hit.index, hit.index + hit[0].length)
    if (!isBroken && !/^(?:\\[AZz]|\[\[:)/.test(part)) continue
    return { kind: 'foreign', part, index: hit.index, ...mend(inEcmaScript(pattern)) }
  }
  return undefined
}

/** The pattern with escaped backslashes taken out of sight, at its length. */
const blanked = (pattern: string): string => pattern.replace(/\\\\/g, '\u0000\u0000')

function inEcmaScript(pattern: string): string | undefined {
  let text = pattern
  for (const [sign, written] of FOREIGN)
    for (let hit = sign.exec(blanked(text)); hit; hit = sign.exec(blanked(text))) {
      const own = written(hit[0])
      if (own === undefined) return undefined
      text = text.slice(0, hit.index) + own + text.slice(hit.index + hit[0].length)
    }
  return readPattern(text).reads === 'unicode' ? text : undefined
}

/** `\\d{4}`: a backslash and the letter d, four times, which nobody means. */
function doubled(pattern: string): PatternFault | undefined {
  const hit = /\\\\(?:[dws](?:[+*]|\{\d)|\.(?=\[|\\))/.exec(pattern)
  if (!hit || /(?<!\\)\\(?!\\)/.test(pattern.replaceAll('\\\\', ''))) return undefined
  const mended = pattern.replaceAll('\\\\', '\\')
  const reads = readPattern(mended).reads === 'unicode'
  return { kind: 'doubled', part: hit[0], index: hit.index, ...mend(reads ? mended : undefined) }
}

interface Problem {
  /** The last character that the parser read. */
  readonly index: number
  readonly reason: string
}

function problemOf(pattern: string, isUnicode: boolean): Problem {
  try {
    const parser = new RegExpParser({ ecmaVersion: 2024 })
    parser.parsePattern(pattern, 0, pattern.length, { unicode: isUnicode })
  } catch (error) {
    const { index, message } = error as { index?: number; message: string }
    const reason = message.slice(message.lastIndexOf(': ') + 2)
    const at = Math.max(1, Math.min(index ?? 0, pattern.length))
    // An escape is meant from its backslash on.
    return { index: /escape/.test(reason) ? pattern.lastIndexOf('\\', at - 1) : at - 1, reason }
  }
  return { index: 0, reason: '' }
}

const partAt = (pattern: string, index: number): string =>
  pattern.startsWith('\\', index)
    ? pattern.slice(index, index + 2)
    : pattern.slice(Math.max(0, index - 1), index + 1)

/** The same meaning in a spelling that the flag `u` allows; undefined where there is none at hand. */
function forUnicode(pattern: string): string | undefined {
  let text = pattern
  for (let tries = 0; tries < 40; tries++) {
    if (readPattern(text).reads === 'unicode') return text
    const { index, reason } = problemOf(text, true)
    if (/Invalid escape/.test(reason) && /^\\[^\w]|^\\_/.test(text.slice(index, index + 2)))
      text = text.slice(0, index) + text.slice(index + 1)
    else if (/Invalid character class/.test(reason)) {
      const dash = text.lastIndexOf('-', index)
      if (dash < 1 || text[dash - 1] === '\\') return undefined
      text = `${text.slice(0, dash)}\\${text.slice(dash)}`
    } else if (/Lone quantifier/.test(reason)) {
      // The parser stops at the bracket or behind what stands in front of it.
      const at = [index, index + 1].find((each) => /[{}\]]/.test(text[each] ?? ''))
      if (at === undefined) return undefined
      text = `${text.slice(0, at)}\\${text.slice(at)}`
    } else return undefined
  }
  return undefined
}
