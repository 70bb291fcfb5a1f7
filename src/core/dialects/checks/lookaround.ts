/**
 * Whether a regular expression looks ahead or behind: `(?=`, `(?!`, `(?<=`, `(?<!`. What stands in
 * a character class or after a backslash is literal.
 */
export function hasLookaround(pattern: string): boolean {
  let inClass = false
  for (let i = 0; i < pattern.length; i++) {
    const c = pattern[i]
    if (c === '\\') i++
    else if (inClass) inClass = c !== ']'
    else if (c === '[') inClass = true
    else if (c === '(' && /^\(\?<?[=!]/.test(pattern.slice(i, i + 4))) return true
  }
  return false
}
