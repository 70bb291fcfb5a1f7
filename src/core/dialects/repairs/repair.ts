import type { JsonObject, Path } from '../../json/node'
import { pointer } from '../../json/pointer'
import type { Loss } from '../dialect'

/** A mistake that a repair mends, before it is asked whether it may. */
export interface Mistake extends Loss {
  /** The repair changes what the tool means, so it is made only where it is chosen by its id. */
  readonly isOptIn?: true
}

/** A mistake with a name of its own, by which its repair can be refused or chosen. */
export interface Repair extends Mistake {
  readonly id: string
}

/** Asked once for each mistake, with its path in the wire item: whether to mend it. */
export type Ask = (mistake: Mistake) => boolean

/** One kind of mistake: returns the schema with what may be mended mended, or the same node. */
export type SchemaRepair = (
  schema: JsonObject,
  path: Path,
  keyword: string | undefined,
  ask: Ask,
) => JsonObject

/**
 * Which repairs to make: none, all that keep the meaning, all but some, or whatever is answered.
 * `refuse` and `choose` take ids of repairs; `refuse` takes codes too, for all of a kind.
 */
export type RepairChoice =
  | boolean
  | { readonly refuse?: readonly string[]; readonly choose?: readonly string[] }
  | ((repair: Repair) => boolean)

/** The name of a mistake: its code and its place from the root of the text. */
export const repairId = (code: string, path: Path): string => `${code}#${pointer(path)}`

/** Whether a choice has a repair made. */
export function isChosen(choice: RepairChoice, repair: Repair): boolean {
  if (typeof choice === 'function') return choice(repair)
  if (choice === false) return false
  const { refuse = [], choose = [] } = choice === true ? {} : choice
  if (choose.includes(repair.id)) return true
  return !repair.isOptIn && !refuse.includes(repair.id) && !refuse.includes(repair.code)
}
