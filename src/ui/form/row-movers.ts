import type { Edit } from '../../core/json/edit'
import type { JsonObject, Path } from '../../core/json/node'
import type { RowMove } from './row-moves'

type RowMover = (tool: JsonObject, move: RowMove) => readonly Edit[]

/** How rows move that are more than places in a list, by the member of the tool that they stand in. */
const movers = new Map<string, RowMover>()

/** Says how the rows under a member of the tool move; sections that are fetched late bring it along. */
export const rowsMoveBy = (member: string, mover: RowMover): void => void movers.set(member, mover)

export const moverOf = (list: Path): RowMover | undefined => movers.get(String(list[0]))
