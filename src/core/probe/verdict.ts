import type { JsonNode, Path } from '../json/node'
import { isTaken, knownMisfit } from './judged'
import { refusalOf, type Unknown } from './refusal'

/** What becomes of a wrong call. */
export type Verdict =
  | {
      readonly is: 'stopped'
      readonly keyword: string
      /** What the keyword says there. */
      readonly bound: string
      /** Where in the call. */
      readonly path: Path
      /** Only `format` stops it, which a host may treat as a note. */
      readonly isByFormat: boolean
    }
  | { readonly is: 'through' }
  | { readonly is: 'undecided'; readonly why: Unknown; readonly detail: string }

/** Whether a schema stops a call, formats included, and by what. `root` is where references count from. */
export function verdictOf(call: JsonNode, schema: JsonNode, root: JsonNode): Verdict {
  const misfit = knownMisfit(call, schema, root)
  if (misfit) {
    const isByFormat =
      misfit.keyword === 'format' && knownMisfit(call, schema, root, false) === undefined
    return { is: 'stopped', ...misfit, isByFormat }
  }
  if (isTaken(call, schema, root)) return { is: 'through' }
  const refusal = refusalOf(call, schema, root)
  if (!refusal) return { is: 'through' }
  if (refusal.is === 'unknown') return { is: 'undecided', why: refusal.why, detail: refusal.detail }
  const { keyword, bound, path } = refusal
  return { is: 'stopped', keyword, bound, path, isByFormat: false }
}
