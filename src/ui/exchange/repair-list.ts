import { type Imported, importText } from '../../core/dialects/import'
import type { Loss } from '../../core/dialects/dialect'
import { type Repair, repairId } from '../../core/dialects/repairs/repair'
import { print } from '../../core/json/print'
import { nameOf } from '../../core/model/tool'
import { lineDiff } from './line-diff'

/** What the author answered about single repairs, by their ids. */
export interface RepairAnswers {
  readonly refuse: readonly string[]
  readonly choose: readonly string[]
}

/** Everything is repaired that keeps its meaning, and nothing else. */
export const NO_ANSWERS: RepairAnswers = { refuse: [], choose: [] }

/** A repair that can be made, with its place. */
export interface ListedRepair {
  readonly id: string
  readonly loss: Loss
  /** The name of the tool; none for the text as a whole. */
  readonly tool?: string
  /** Made only where it is chosen by itself. */
  readonly isOptIn: boolean
  /** `out-of-reach`: another repair that was refused would have to come first. */
  readonly state: 'made' | 'not-made' | 'out-of-reach'
  /** The line that it changes, where it changes one and that is short. */
  readonly effect?: { readonly before: string; readonly after: string }
}

/** For so many the change is worked out, each by a reading of its tool; a longer list is skimmed. */
const MOST_EFFECTS = 60

/** Longer lines are seen in the difference of the whole tool. */
const LONGEST_LINE = 60

/**
 * The repairs offered for a text as it stood (`base`, look-alikes replaced), with what became of each
 * in the reading that was asked for (`now`).
 */
export function listRepairs(base: Imported, now: Imported): readonly ListedRepair[] {
  const made = new Set([...now.losses, ...now.tools.flatMap(({ losses }) => losses)].flatMap(idOf))
  const open = new Set(now.tools.flatMap(({ offers }) => offers.map(({ id }) => id)))
  const listed: ListedRepair[] = []
  const known = new Set<string>()
  const list = (repair: Repair, more: Pick<ListedRepair, 'tool' | 'effect'> = {}): void => {
    const { id, code, path, values, isOptIn = false } = repair
    if (known.has(id)) return
    known.add(id)
    const state = made.has(id) ? 'made' : open.has(id) ? 'not-made' : 'out-of-reach'
    listed.push({ id, loss: { code, path, ...(values && { values }) }, isOptIn, state, ...more })
  }
  if (now.repaired) {
    const repair = { code: LOOK_ALIKES, path: [], id: repairId(LOOK_ALIKES, []) }
    open.add(repair.id)
    list(repair)
  }
  base.tools.forEach((each, i) => {
    const tool = nameOf(each.tool)
    const after = now.tools[i]
    // What only another choice brought to light stands after what was offered at first.
    const later = [...(after?.losses ?? []).filter(isRepair), ...(after?.offers ?? [])]
    for (const repair of [...each.offers, ...later]) {
      const effect = known.size < MOST_EFFECTS ? effectOf(each, repair) : undefined
      list(repair, { tool, ...(effect && { effect }) })
    }
  })
  return listed
}

const LOOK_ALIKES = 'import.look-alikes'

export const isRepair = (loss: Loss): loss is Repair => 'id' in loss

const idOf = (loss: Loss): readonly string[] => (isRepair(loss) ? [loss.id] : [])

/** The line of the tool that a repair alone changes: its tool is read with it and without it. */
function effectOf(
  { item, dialect }: Imported['tools'][number],
  repair: Repair,
): ListedRepair['effect'] {
  const id = repairId(repair.code, repair.path)
  const text = print(item, 0)
  const read = (withIt: boolean): string | undefined => {
    const { tools } = importText(text, {
      from: dialect,
      repair: (other) => (other.id === id ? withIt : !other.isOptIn),
    })
    return tools.length === 1 ? print(tools[0]!.tool) : undefined
  }
  const [without, withIt] = [read(false), read(true)]
  if (without === undefined || withIt === undefined) return undefined
  const lines = lineDiff(without, withIt)
  const removed = lines.filter(({ kind }) => kind === 'removed')
  const added = lines.filter(({ kind }) => kind === 'added')
  if (removed.length !== 1 || added.length > 1) return undefined
  const [before = '', after = ''] = [removed, added].map(
    (side) => side[0]?.text.trim().replace(/,$/, '') ?? '',
  )
  return Math.max(before.length, after.length) > LONGEST_LINE ? undefined : { before, after }
}
