import type { Edit } from '../../json/edit'
import {
  arr,
  bool,
  get,
  getIn,
  itemsOf,
  type JsonObject,
  membersOf,
  str,
  stringOf,
} from '../../json/node'
import { contractOf } from '../../model/contract'
import { setMember } from '../../model/write-members'
import { setInFacet } from './contract-edits'

const AT = ['contract', 'idempotency', 'fields']

/** The edits by which a parameter does or does not count among those that identify the same intent. */
export function identifyBy(tool: JsonObject, name: string, on: boolean): Edit[] {
  const node = getIn(tool, AT)
  const names = contractOf(tool)?.idempotency?.fields ?? []
  if (on === names.includes(name)) return []
  if (node?.kind !== 'array') {
    const left = on ? [...names, name] : names.filter((each) => each !== name)
    return setInFacet(tool, 'idempotency', 'fields', left.length ? arr(left.map(str)) : undefined)
  }
  if (on) return [{ op: 'insert', path: [...AT, node.items.length], value: str(name) }]
  const at = node.items.findIndex(
    (item) => (stringOf(item) ?? stringOf(get(item, 'name'))) === name,
  )
  return [{ op: 'remove', path: [...AT, at] }]
}

/** The names that a call can be known by: the parameters that stand at the top. */
export const topParameters = (tool: JsonObject): readonly string[] =>
  membersOf(getIn(tool, ['inputSchema', 'properties'])).map(({ key }) => key)

/** The codes that a check can name: those of the table of errors, each once. */
export const errorCodes = (tool: JsonObject): readonly string[] => [
  ...new Set((contractOf(tool)?.errors ?? []).map(({ code }) => code)),
]

/** The edits by which strict is on, off, or not stated. */
export function setStrict(tool: JsonObject, on: boolean | undefined): Edit[] {
  if (on === undefined)
    return tool.members
      .filter(({ key }) => key === 'strict')
      .map((): Edit => ({ op: 'remove', path: ['strict'] }))
  return setMember(tool, 'strict', bool(on))
}

/** The texts of the audit record with their place, whatever form the list has. */
export function auditTexts(
  tool: JsonObject,
): readonly { readonly index: number; readonly text: string }[] {
  const node = getIn(tool, ['contract', 'audit'])
  const items = node?.kind === 'string' ? [node] : itemsOf(node)
  return items.flatMap((item, index) => {
    const text = stringOf(item) ?? stringOf(get(item, 'text'))
    return text === undefined ? [] : [{ index, text }]
  })
}
