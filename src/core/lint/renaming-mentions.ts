import type { Edit } from '../json/edit'
import { getIn, type JsonObject, str, stringOf } from '../json/node'
import { type Pointer, pointersIn } from '../reading/pointers'

/** The edits by which every text of a tool that has a tool's name gets another name in its place. */
export function renamingMentions(tool: JsonObject, other: string, name: string): readonly Edit[] {
  const byPath = new Map<string, Pointer[]>()
  for (const pointer of pointersIn(tool).filter((each) => each.name === other)) {
    const key = JSON.stringify(pointer.path)
    byPath.set(key, [...(byPath.get(key) ?? []), pointer])
  }
  return [...byPath.values()].map((pointers): Edit => {
    let text = stringOf(getIn(tool, pointers[0]!.path))!
    for (const { start, end } of [...pointers].reverse())
      text = text.slice(0, start) + name + text.slice(end)
    return { op: 'set', path: pointers[0]!.path, value: str(text) }
  })
}
