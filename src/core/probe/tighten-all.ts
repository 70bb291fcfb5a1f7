import type { Edit } from '../json/edit'
import { getIn, type JsonObject } from '../json/node'
import { editsKey } from './edits-key'
import type { Trial } from './probe-tool'
import { keepsAll, stops } from './tested-edits'
import { withEdits } from './with-edits'

/** Several changes that stop mistakes, as one. */
export interface TightenedTool {
  /** In the order in which they are to be made: each holds in the text that those before it leave. */
  readonly edits: readonly Edit[]
  /** How many changes that is. */
  readonly changes: number
  /** The trials that they stop, of those given. */
  readonly stopped: readonly Trial[]
}

/**
 * The changes offered for these trials of a tool, together: those that stop most come first, one whose
 * mistakes are stopped already is not needed, and every one is tried on top of those before it, so
 * that all examples, defaults, allowed values and samples that were valid are so in the end. Changes
 * that do not go together are left for another time.
 */
export function tightenAll(tool: JsonObject, trials: readonly Trial[]): TightenedTool {
  const ways = new Map<string, { readonly edits: readonly Edit[]; readonly trials: Trial[] }>()
  for (const trial of trials) {
    if (trial.remedy?.is !== 'edit') continue
    const { edits } = trial.remedy
    const key = editsKey(edits)
    const way = ways.get(key)
    if (way) way.trials.push(trial)
    else ways.set(key, { edits, trials: [trial] })
  }
  let now = tool
  let made: readonly Edit[] = []
  let changes = 0
  for (const { edits, trials: own } of [...ways.values()].sort(
    (a, b) => b.trials.length - a.trials.length,
  )) {
    if (own.every(({ call }) => stops(now, call))) continue
    const based = edits.map((edit) => basedOn(now, edit))
    if (based.some((edit) => isTaken(tool, now, edit))) continue
    const after = withEdits(now, based)
    if (!after || !own.every(({ call }) => stops(after, call))) continue
    // The first of them was tried when it was offered.
    if (now !== tool && !keepsAll(tool, after, based)) continue
    now = after
    made = [...made, ...based]
    changes++
  }
  const stopped = changes === 0 ? [] : trials.filter(({ call }) => stops(now, call))
  return { edits: made, changes, stopped }
}

/** A list of required names that another change began is gone on with. */
function basedOn(now: JsonObject, edit: Edit): Edit {
  const begun = getIn(now, edit.path)
  if (edit.op !== 'set' || edit.path.at(-1) !== 'required' || begun?.kind !== 'array') return edit
  if (edit.value.kind !== 'array' || edit.value.items.length !== 1) return edit
  return { op: 'insert', path: [...edit.path, begun.items.length], value: edit.value.items[0]! }
}

/** Whether a change would write over what another one has just written. */
function isTaken(tool: JsonObject, now: JsonObject, edit: Edit): boolean {
  if (edit.op !== 'set') return false
  const [before, found] = [getIn(tool, edit.path), getIn(now, edit.path)]
  return found !== undefined && found !== before
}
