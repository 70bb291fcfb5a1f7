import type { JsonNode, Path } from '../../json/node'
import { accepts, newJudge } from './accepts'
import { candidates } from './candidates'

/** Which optional members a sample has: none but those that make it valid, or all that it can have. */
export type Which = 'required' | 'all'

/** Why no sample was found. */
export type SampleProblem =
  'bad-reference' | 'never-ends' | 'no-pattern-text' | 'too-large' | 'nothing-fits'

export type Sample =
  | { readonly ok: true; readonly value: JsonNode }
  | {
      readonly ok: false
      readonly problem: SampleProblem
      /** Where in the value, as far as was seen. */
      readonly path: Path
      /** The reference or pattern that stopped it; may be empty. */
      readonly detail: string
    }

/** What a search for a sample keeps in mind. */
export interface Search {
  readonly root: JsonNode
  readonly which: Which
  /** Schemas that may still be looked at. */
  work: number
  problem?: { readonly problem: SampleProblem; readonly path: Path; readonly detail: string }
}

/** Schemas that are looked at for one sample at most; a usual one has some dozens. */
const MOST_WORK = 4000

/**
 * A value that a schema accepts (draft 2020-12, older spellings included), always the same for the
 * same schema. Values that the author wrote come first (`const`, `enum`, `examples`, `default`, an
 * example in a description), then what format, pattern and name suggest. `root` is where references
 * count from. Every sample has been checked against the whole schema; where none is found the answer
 * says why.
 */
export function sampleOf(schema: JsonNode, which: Which = 'required', root = schema): Sample {
  const search: Search = { root, which, work: MOST_WORK }
  for (const value of candidates([schema], { search, path: [], above: [], name: '' }))
    return { ok: true, value }
  return { ok: false, ...(search.problem ?? { problem: 'nothing-fits', path: [], detail: '' }) }
}

/** Whether a schema accepts a value, references counted from `root`. */
export const isAccepted = (value: JsonNode, schema: JsonNode, root = schema): boolean =>
  accepts(value, schema, newJudge(root))

/** Remembers what stopped the search, the first thing at the deepest place. */
export function noteProblem(search: Search, problem: SampleProblem, path: Path, detail = ''): void {
  const before = search.problem
  if (!before || path.length > before.path.length) search.problem = { problem, path, detail }
}
