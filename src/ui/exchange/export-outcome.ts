import type { Loss } from '../../core/dialects/dialect'
import { exportTools } from '../../core/dialects/export'
import { arr, type JsonNode, type JsonObject } from '../../core/json/node'

/** A tool of the set, and which it is. */
export interface ExportTool {
  readonly id: string
  readonly tool: JsonObject
}

/** Something an export changed, left out or was refused for, and in which tool. */
export interface LossAt {
  readonly loss: Loss
  readonly id: string
  readonly name: string
}

/** What became of what is in the tools: `moved` into the text, `leftOut`, `rewritten`, or a warning. */
export type Fate = 'moved' | 'leftOut' | 'rewritten' | 'warned'

export const FATES: readonly Fate[] = ['moved', 'leftOut', 'rewritten', 'warned']

export interface ExportOutcome {
  /** One wire item, or the list of those that are not refused. */
  readonly wire: JsonNode
  readonly losses: Readonly<Record<Fate, readonly LossAt[]>>
  readonly refusals: readonly LossAt[]
  /** How many tools are refused and therefore not in the list. */
  readonly refusedTools: number
  /** Faults of the list as a whole; the id is absent where it is about them all. */
  readonly setErrors: readonly {
    readonly loss: Loss
    readonly id?: string
    readonly name?: string
  }[]
}

const fateOf = ({ code }: Loss): Fate => {
  if (code.endsWith('-to-description')) return 'moved'
  return code.startsWith('dropped.') || code === 'description.empty' ? 'leftOut' : 'rewritten'
}

/**
 * What an export brings, of all tools as a list or of one by itself. A tool by itself is shown even
 * where the vendor would refuse it, so that the reasons can be seen in place.
 */
export function exportOutcome(
  tools: readonly ExportTool[],
  dialectId: string,
  isList: boolean,
): ExportOutcome {
  const exported = exportTools(
    tools.map(({ tool }) => tool),
    dialectId,
  )
  if (!exported) throw new Error(`${dialectId} cannot be written`)
  const { items, setErrors, wires } = exported
  const losses: Record<Fate, LossAt[]> = { moved: [], leftOut: [], rewritten: [], warned: [] }
  const refusals: LossAt[] = []
  items.forEach(({ name, written }, i) => {
    const at = (loss: Loss): LossAt => ({ loss, id: tools[i]!.id, name })
    for (const loss of written.losses) losses[fateOf(loss)].push(at(loss))
    for (const error of written.errors)
      (error.severity === 'warning' ? losses.warned : refusals).push(at(error))
  })
  return {
    wire: isList ? arr(wires) : (items[0]?.written.wire ?? arr([])),
    losses,
    refusals,
    refusedTools: items.filter(({ written }) => !written.ok).length,
    setErrors: isList
      ? setErrors.map(({ index, ...loss }) =>
          index === undefined ? { loss } : { loss, id: tools[index]!.id, name: items[index]!.name },
        )
      : [],
  }
}
