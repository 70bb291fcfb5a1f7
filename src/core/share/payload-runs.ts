import { MAX_PAYLOAD } from './frame'

export interface PayloadRuns {
  /** Characters of the alphabet, split where white space stood between them. */
  readonly runs: readonly string[]
  /** Dots follow the first run: what stands there is a display copy. */
  readonly dotsAfterFirst: boolean
}

/** What may stand at one place of a link that went through a chat or mail program. */
const steps = [
  { kind: 'characters', pattern: /[A-Za-z0-9_-]+/y },
  // As an East Asian input method widens them.
  { kind: 'wide', pattern: /[\uFF0D\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A]+/y },
  // A strict encoder spares nothing, not even letters.
  { kind: 'encoded', pattern: /%(?:25)*(?:3\d|[46][1-9A-F]|[57][0-9A])/iy },
  // Percent-encoded once or more, escaped for Markdown, or made a dash by a phone's smart punctuation.
  { kind: 'hyphen', pattern: /%(?:25)*2D|\\-|[\u2010\u2011]/iy },
  { kind: 'hyphens', pattern: /[\u2013\u2014]/y },
  { kind: 'underscore', pattern: /%(?:25)*5F|\\_/iy },
  {
    kind: 'dots',
    pattern: /(?:\[|%(?:25)*5B)?(?:[\u2026\u22EF]|\.{2,}|%(?:25)*E2%(?:25)*80%(?:25)*A6)/iy,
  },
  // A line break takes the quote marks of a forwarded mail with it.
  {
    kind: 'blank',
    pattern:
      /(?:=?\r?\n[>| \t]*|[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|\uFE0F|%(?:25)*(?:20|09|0A|0D|E2%(?:25)*80%(?:25)*8[B-F]|EF%(?:25)*BB%(?:25)*BF))+/iy,
  },
] as const

/** Reads the characters of a payload from an offset on, up to what cannot be part of a link. */
export function runsAt(text: string, start: number): PayloadRuns {
  const runs = ['']
  let at = start
  let size = 0
  while (size <= MAX_PAYLOAD) {
    const step = stepAt(text, at)
    if (!step) break
    at += step.found.length
    if (step.kind === 'dots') return { runs, dotsAfterFirst: runs.filter(Boolean).length < 2 }
    if (step.kind === 'blank') runs.push('')
    else runs[runs.length - 1] += written(step)
    size += step.found.length
  }
  return { runs: runs.filter(Boolean), dotsAfterFirst: false }
}

interface Step {
  readonly kind: (typeof steps)[number]['kind']
  readonly found: string
}

function stepAt(text: string, at: number): Step | undefined {
  for (const { kind, pattern } of steps) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found) return { kind, found }
  }
  return undefined
}

function written({ kind, found }: Step): string {
  if (kind === 'hyphen') return '-'
  if (kind === 'hyphens') return '--'
  if (kind === 'underscore') return '_'
  if (kind === 'encoded') return String.fromCharCode(parseInt(found.slice(-2), 16))
  if (kind === 'wide')
    return found.replace(/./g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
  return found
}
