import { get, type JsonObject, type Path } from '../../json/node'
import type { Dialect, Loss, Written } from '../dialect'
import { type Repair, repairId } from '../repairs/repair'
import type { Choice, FindChoices, Refused } from './choice'
import { namespaceTaken, putNamespaceFirst } from './namespace'
import { renameParameters } from './parameter-name'
import { writeOutRecursion } from './recursion'
import { moveRootRules } from './root-rule'
import { renameTool } from './tool-name'

const KINDS: readonly FindChoices[] = [
  putNamespaceFirst,
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
 * Writes a tool and, where the vendor refuses it or has no groups, makes those choices whose ids, or
 * whose codes for all of a kind, are among `chosen` and offers the others. What was made comes first
 * among the losses. `names` are those of the whole list, in which the tool stands at `index`.
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
  const others = () => names.filter((_, at) => at !== index)
  let ready = tool
  for (;;) {
    const written = dialect.write(ready)
    const about = refusedOf(ready, written, dialect, others)
    const found = KINDS.flatMap((find) => find(about))
    const idOf = ({ loss }: Choice): string => repairId(loss.code, [index, ...loss.path])
    const isChosen = ({ loss }: Choice): boolean =>
      isWished(loss.code, [index, ...loss.path], chosen)
    const next = found.find((each) => isChosen(each) && !done.has(idOf(each)))
    if (!next) {
      const offers = found.map((each): Repair => ({ ...each.loss, id: idOf(each), isOptIn: true }))
      const taken = isWished(NAMESPACE, [index, 'namespace'], chosen) ? namespaceTaken(about) : []
      const losses = [...made, ...taken, ...written.losses]
      return { tool: ready, written: { ...written, losses }, offers }
    }
    done.add(idOf(next))
    made.push(next.loss)
    ready = next.make(ready)
  }
}

const NAMESPACE = 'export.namespace'

const isWished = (code: string, path: Path, chosen: readonly string[]): boolean =>
  chosen.includes(code) || chosen.includes(repairId(code, path))

function refusedOf(
  tool: JsonObject,
  { errors, losses }: Written,
  dialect: Dialect,
  others: Refused['others'],
): Refused {
  return {
    tool,
    schema: get(tool, 'inputSchema'),
    errors: errors.filter((each) => each.severity !== 'warning'),
    losses,
    others,
    mostInName: dialect.limits?.nameLength,
  }
}
