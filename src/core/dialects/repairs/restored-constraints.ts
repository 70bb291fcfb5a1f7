import { get, type JsonObject, type Path, withMember } from '../../json/node'
import { pointer } from '../../json/pointer'
import { print } from '../../json/print'
import { takeConstraints } from '../constraint-notes'
import type { Dialect, Loss } from '../dialect'
import { changeSchema } from '../schema-changes'
import type { Ask } from './repair'

/** So many notes are tried one by one, each of them by writing the tool. */
const MOST_TRIED = 50

/**
 * The tool with constraints that an export had moved into descriptions back as keywords, where `ask`
 * lets them. `at` is the place of the input schema in the wire item.
 */
export function restoreConstraints(tool: JsonObject, at: Path, ask: Ask): JsonObject {
  const schema = get(tool, 'inputSchema')
  if (!schema) return tool
  const restored = changeSchema(
    schema,
    (each, path) => {
      const found = each.kind === 'object' ? takeConstraints(each) : undefined
      if (!found) return each
      const values = { keywords: found.taken.join(', ') }
      const mistake = { code: 'import.constraint-restored', path: [...path, 'description'], values }
      return ask(mistake) ? found.schema : each
    },
    at,
  )
  return restored === schema ? tool : withMember(tool, 'inputSchema', restored)
}

/**
 * The same without asking, for those notes alone that `write` would put back letter by letter: then
 * the note was certainly its own, and nothing changes for who writes the tool back.
 */
export function restoreOwnConstraints(
  tool: JsonObject,
  at: Path,
  write: NonNullable<Dialect['write']>,
): { readonly tool: JsonObject; readonly losses: readonly Loss[] } {
  const notes: Loss[] = []
  const all = restoreConstraints(tool, at, (each) => notes.push(each) > 0)
  if (notes.length === 0) return { tool, losses: [] }
  const before = print(write(tool).wire, 0)
  const isSame = (other: JsonObject): boolean => print(write(other).wire, 0) === before
  if (isSame(all)) return { tool: all, losses: notes }
  let next = tool
  const losses = notes.slice(0, MOST_TRIED).filter((note) => {
    const one = restoreConstraints(next, at, ({ path }) => pointer(path) === pointer(note.path))
    if (!isSame(one)) return false
    next = one
    return true
  })
  return { tool: next, losses }
}
