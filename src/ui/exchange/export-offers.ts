import '../../i18n/words/profiles'
import type { ExportedItem } from '../../core/dialects/export'
import type { Loss } from '../../core/dialects/dialect'
import { repairId } from '../../core/dialects/repairs/repair'
import { nameOf } from '../../core/model/tool'
import type { WordKey } from '../../i18n/words'
import type { ReadableTool } from '../../state/readable-tools'

/** What a kind of offer does, said once for all tools of which it is offered. */
export const OFFER_KINDS: Readonly<Record<string, WordKey>> = {
  'export.namespace': 'profiles.offerNamespace',
  'export.name': 'profiles.offerName',
  'export.parameter-name': 'profiles.offerParameter',
  'export.rule-to-description': 'profiles.offerRule',
  'export.recursion-cut': 'profiles.offerRecursion',
}

/** Something that can be written in another way, in which tool, and whether it was chosen. */
export interface OfferAt {
  /** Stays the same while the tool is moved, or others leave the list. */
  readonly key: string
  readonly loss: Loss
  readonly name: string
  readonly isMade: boolean
}

/** The chosen offers by the names that an export gives them, which count the tools of its list. */
export const chosenIds = (
  tools: readonly ReadableTool[],
  keys: ReadonlySet<string>,
): readonly string[] =>
  [...keys].flatMap((key) => {
    const [id, code, place] = partsOf(key)
    const index = tools.findIndex((each) => each.id === id)
    return index < 0 ? [] : [`${code}#/${index}${place}`]
  })

/** What is offered of a tool and what was chosen of it, in an order that a choice does not change. */
export function offersOf(
  { id, tool }: ReadableTool,
  { written, offers = [] }: ExportedItem,
  keys: ReadonlySet<string>,
): readonly OfferAt[] {
  const keyOf = ({ code, path }: Loss): string => `${id} ${repairId(code, path)}`
  const at = (loss: Loss, isMade: boolean): OfferAt => ({
    key: keyOf(loss),
    loss,
    name: nameOf(tool),
    isMade,
  })
  const made = written.losses.filter((loss) => loss.code in OFFER_KINDS && keys.has(keyOf(loss)))
  return [...made.map((loss) => at(loss, true)), ...offers.map((loss) => at(loss, false))].sort(
    (a, b) => (a.key < b.key ? -1 : 1),
  )
}

function partsOf(key: string): readonly [id: string, code: string, place: string] {
  const space = key.indexOf(' ')
  const mark = key.indexOf('#', space)
  return [key.slice(0, space), key.slice(space + 1, mark), key.slice(mark + 1)]
}
