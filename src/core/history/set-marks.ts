import { obj, str } from '../json/node'
import { readingOf } from '../model/reading'
import { nameOf } from '../model/tool'
import { envelopeOf, type ToolRecord, type ToolSet } from '../model/tool-set'
import { meaningHash, namelessHash } from '../review/meaning-hash'
import type { SetMarks, ToolMark } from './snapshot'

/** What stands for a set as it is now; a tool whose text cannot be read stands for its text. */
export const marksOf = (set: ToolSet): SetMarks => ({
  tools: set.tools.map(markOf),
  own: meaningHash(envelopeOf(set) ?? obj([])),
})

function markOf(record: ToolRecord): ToolMark {
  const { root, tool } = readingOf(record)
  return { name: nameOf(root), hash: tool ? namelessHash(tool) : meaningHash(str(record.text)) }
}
