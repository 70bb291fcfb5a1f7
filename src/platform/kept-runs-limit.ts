/** A run as it is kept, without its text. `started` is ISO 8601 in UTC, so that texts compare as times. */
export interface KeptRunEntry {
  readonly set: string
  readonly id: string
  readonly started: string
}

export const laterFirst = (a: KeptRunEntry, b: KeptRunEntry): number =>
  a.started < b.started ? 1 : -1

/** What the browser keeps of runs at most: a run's characters, runs of one set, and of all sets. */
export const MOST_KEPT = { characters: 16 * 1024 * 1024, ofSet: 20, ofAll: 200 } as const

/** Which of the runs go when `fresh` comes: the oldest of its set, then the oldest of all; never itself. */
export function runsToDrop(
  kept: readonly KeptRunEntry[],
  fresh: KeptRunEntry,
): readonly KeptRunEntry[] {
  const others = kept.filter(({ set, id }) => set !== fresh.set || id !== fresh.id).sort(laterFirst)
  const ofSet = others.filter(({ set }) => set === fresh.set)
  const dropped = new Set(ofSet.slice(MOST_KEPT.ofSet - 1))
  const left = others.filter((each) => !dropped.has(each))
  return [...dropped, ...left.slice(MOST_KEPT.ofAll - 1)]
}
