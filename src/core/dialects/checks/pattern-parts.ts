import type { PatternPart } from '../strict/profile'

/**
 * The parts of a regular expression that grammar compilers refuse. What stands in a character class
 * or after a backslash is literal, but for the escapes that are such parts themselves.
 */
export function patternParts(pattern: string): ReadonlySet<PatternPart> {
  const parts = new Set<PatternPart>()
  let inClass = false
  for (let i = 0; i < pattern.length; i++) {
    const c = pattern[i]
    if (c === '\\') {
      const part = escapePart(pattern.slice(i + 1), inClass)
      if (part) parts.add(part)
      i++
    } else if (inClass) inClass = c !== ']'
    else if (c === '[') inClass = true
    else if (c === '(') {
      const rest = pattern.slice(i, i + 4)
      if (/^\(\?<?[=!]/.test(rest)) parts.add('lookaround')
      else if (/^\(\?P?</.test(rest)) parts.add('named-group')
    }
  }
  return parts
}

/** What an escape is, by what stands behind its backslash. */
function escapePart(rest: string, inClass: boolean): PatternPart | undefined {
  if (/^[pP]\{/.test(rest)) return 'unicode-property'
  // In a class, \b is the backspace and a digit is an octal escape.
  if (inClass) return undefined
  if (/^[1-9]/.test(rest) || /^k</.test(rest)) return 'backreference'
  return /^[bB]/.test(rest) ? 'word-boundary' : undefined
}
