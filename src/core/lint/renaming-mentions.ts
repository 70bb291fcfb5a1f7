import type { Edit } from '../json/edit'
import type { JsonObject } from '../json/node'
import { respeltSpans } from '../model/respelt-spans'
import { pointersIn } from '../reading/pointers'

/** The edits by which every text of a tool that has a tool's name gets another name in its place. */
export const renamingMentions = (tool: JsonObject, other: string, name: string): readonly Edit[] =>
  respeltSpans(
    tool,
    pointersIn(tool).filter((each) => each.name === other),
    name,
  )
