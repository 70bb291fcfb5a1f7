interface Named {
  readonly key: string
  readonly name: string
}

/** How wide a letter of a tab is at most, in pixels, and what stands around the name. */
const LETTER = 7
const AROUND = 22
const AROUND_TOUCH = 34

/** The button beside the tabs. */
const MORE = 72

/**
 * The tabs that have room beside the menu. The first of `wanted` that is not among them, such as the
 * one that is chosen, takes the place of the last, unless that one is wanted more.
 */
export function tabsThatFit<T extends Named>(
  main: readonly T[],
  others: readonly T[],
  wanted: readonly (string | undefined)[],
  room: number,
  isTouch = false,
): readonly T[] {
  const widthOf = ({ name }: Named) => name.length * LETTER + (isTouch ? AROUND_TOUCH : AROUND)
  const fitting = (within: number): readonly T[] => {
    let used = 0
    return main.filter((each, i) => (used += widthOf(each)) <= within || i === 0)
  }
  const first = fitting(room - MORE)
  const asked = wanted.filter((each) => each !== undefined)
  for (const [rank, key] of asked.entries()) {
    const extra = [...main, ...others].find((each) => each.key === key)
    if (!extra || first.includes(extra)) continue
    const left = fitting(room - MORE - widthOf(extra)).filter((each) => each !== extra)
    // What is wanted less must not take the place of what is wanted more.
    const lost = first.filter((each) => !left.includes(each)).map((each) => each.key)
    if (!asked.slice(0, rank).some((each) => lost.includes(each))) return [...left, extra]
  }
  return first
}
