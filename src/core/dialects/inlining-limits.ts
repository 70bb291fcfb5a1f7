import type { Path } from '../json/node'

/** Copies within copies grow without bound; no real schema needs so many, and no vendor takes them. */
const MOST_COPIES = 1000

/** A text may be nested no deeper, and what is written from it need not be either. */
const LONGEST_PATH = 512

/** Whether references are to be replaced by their targets no further. `copies` were made so far. */
export const isTooMuchInlining = (copies: number, path: Path): boolean =>
  copies > MOST_COPIES || path.length > LONGEST_PATH
