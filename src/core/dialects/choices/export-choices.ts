import { get, type JsonObject } from '../../json/node'
import type { Dialect, Loss, Written } from '../dialect'
import { type Repair, repairId } from '../repairs/repair'
import type { Choice, FindChoices } from './choice'
import { renameParameters } from './parameter-name'
import { writeOutRecursion } from './recursion'
import { moveRootRules } from './root-rule'
import { renameTool } from './tool-name'

const KINDS: readonly FindChoices[] = [
  renameTool,
  moveRootRules,
  renameParameters,
  writeOutRecursion,
]

/** A tool as it was written, with the choices that were made and those that could be made. */
export interface Chosen {
  readonly tool: JsonObject
  readonly written: Written
  /** They name a choice by its code and the tool's place in the list, then the place in the tool. */
  readonly offers: readonly Repair[]
}

/**
 * Writes a tool and, where the vendor refuses it, makes those choices whose ids are among `chosen`
 * and offers the others. What was made comes first among the losses. `names` are those of the whole
 * list, in which the tool stands at `index`.
 */
export function writeChosen(
  tool: JsonObject,
  index: number,
  dialect: Dialect & { readonly write: (tool: JsonObject) => Written },
  names: readonly string[],
  chosen: readonly string[],
): Chosen {
  const made: Loss[] = []
  const done = new Set<string>()
  let ready = tool
  for (;;) {
    const written = dialect.write(ready)
    const found = written.ok ? [] : choicesFor(ready, written, dialect, othersOf(names, index))
    const idOf = ({ loss }: Choice): string => repairId(loss.code, [index, ...loss.path])
    const next = found.find((each) => chosen.includes(idOf(each)) && !done.has(idOf(each)))
    if (!next) {
      const offers = found.map((each): Repair => ({ ...each.loss, id: idOf(each), isOptIn: true }))
      const losses = made.length > 0 ? [...made, ...written.losses] : written.losses
      return { tool: ready, written: { ...written, losses }, offers }
    }
    done.add(idOf(next))
    made.push(next.loss)
    ready = next.make(ready)
  }
}

const othersOf = (names: readonly string[], index: number): readonly string[] =>
  names.filter((_, at) => at !== index)

function choicesFor(
  tool: JsonObject,
  written: Written,
  dialect: Dialect,
  others: readonly string[],
): readonly Choice[] {
  const errors = written.errors.filter((each) => each.severity !== 'warning')
  const schema = get(tool, 'inputSchema')
  const refused = { tool, schema, errors, others, mostInName: dialect.limits?.nameLength }
  return KINDS.flatMap((find) => find(refused))
}
