import type { Edit } from '../json/edit'
import { arr, get, type JsonNode, member, obj, str } from '../json/node'

/** The words of the fix that `markedOutside` makes, for every rule that offers it. */
export const OUTSIDE_FIX = {
  en: 'Note in the contract that {other} is a tool of another server',
  zh: '在契约里注明{other}是别的服务器上的工具',
} as const

/** The edit that notes in a tool's contract that a name is of a tool elsewhere. */
export function markedOutside(tool: JsonNode, name: string): Edit {
  const entry = obj([member('name', str(name)), member('is', str('server'))])
  const list = get(get(tool, 'contract'), 'outside')
  return list?.kind === 'array'
    ? { op: 'insert', path: ['contract', 'outside', list.items.length], value: entry }
    : { op: 'set', path: ['contract', 'outside'], value: arr([entry]) }
}
