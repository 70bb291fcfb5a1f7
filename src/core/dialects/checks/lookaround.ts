import { patternParts } from './pattern-parts'

/** Whether a regular expression looks ahead or behind: `(?=`, `(?!`, `(?<=`, `(?<!`. */
export function hasLookaround(pattern: string): boolean {
  return patternParts(pattern).has('lookaround')
}
