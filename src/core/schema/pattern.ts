/** How a `pattern` reads: as validators read it (flag `u`), only without that flag, or not at all. */
export interface PatternReading {
  readonly reads: 'unicode' | 'plain' | 'not'
  readonly regex?: RegExp
}

/** Patterns repeat from tool to tool; the oldest are forgotten. */
const known = new Map<string, PatternReading>()
const MOST_KNOWN = 2000

/** Compiles a pattern as ECMAScript does. It is not run: one from a stranger may never end. */
export function readPattern(pattern: string): PatternReading {
  const before = known.get(pattern)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const unicode = compiled(pattern, 'u')
  const regex = unicode ?? compiled(pattern, '')
  const reads = unicode ? 'unicode' : regex ? 'plain' : 'not'
  const reading: PatternReading = regex ? { reads, regex } : { reads }
  known.set(pattern, reading)
  return reading
}

function compiled(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return undefined
  }
}
