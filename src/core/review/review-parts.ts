import type { ReviewState, Signed, Thread } from './review-state'

/** What was said of one tool, or of the set. */
export interface ReviewPart {
  /** The tool's place in the set; absent for the set, and for a tool that is gone. */
  readonly tool?: number
  /** The name of a tool that is gone, as it was. */
  readonly gone?: string
  readonly threads: readonly Thread[]
  readonly signed: readonly Signed[]
}

/**
 * What was said, by what it is about: the set first, its tools in their order, then tools that are
 * gone. Of what nothing is said there is no part, and nothing that was said is in none.
 */
export function reviewParts({
  threads,
  signed,
}: Pick<ReviewState, 'threads' | 'signed'>): readonly ReviewPart[] {
  const parts = new Map<string | number, { threads: Thread[]; signed: Signed[] }>()
  const partFor = (of: string | number) => {
    const known = parts.get(of) ?? { threads: [], signed: [] }
    parts.set(of, known)
    return known
  }
  for (const each of threads)
    partFor(partOf(each.place.tool, each.opened.on.tool)).threads.push(each)
  for (const each of signed) partFor(partOf(each.place.tool, each.entry.on.tool)).signed.push(each)
  const inSet = [...parts.keys()].filter((of) => typeof of === 'number').sort((a, b) => a - b)
  const gone = [...parts.keys()].filter((of) => typeof of === 'string')
  return [...inSet, ...gone].map((of) => ({
    ...(typeof of === 'string' ? { gone: of } : of === SET ? {} : { tool: of }),
    ...parts.get(of)!,
  }))
}

/** What is about no tool; it comes before all tools. */
const SET = -1

const partOf = (place: number | undefined, name: string | undefined): string | number =>
  place ?? name ?? SET
