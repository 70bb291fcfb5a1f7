import { get, type JsonObject, stringOf } from '../json/node'
import { nameOf } from '../model/tool'
import { prefixedNames } from '../naming/client-prefixes'
import { MOST_EVERYWHERE, sameAfterSanitising } from '../naming/same-after-sanitising'
import type { Dialect, SetError } from './dialect'

/**
 * Warnings on names that are legal as they stand and not after a client has changed them: two that
 * become one, by other marks or cut to the length that fits everywhere, and in MCP, where clients put
 * the server's name before them, those that grow too long. Groups keep their names apart.
 */
export function checkClientNames(
  tools: readonly JsonObject[],
  dialect: Dialect,
): readonly SetError[] {
  const most = MOST_EVERYWHERE.value
  const alike = firstAlike(tools, Infinity)
  const cut = firstAlike(tools, most)
  return tools.flatMap((tool, index): readonly SetError[] => {
    const name = nameOf(tool)
    if (name === '') return []
    const warnings: SetError[] = []
    const warn = (code: string, values: SetError['values'] & object): void =>
      void warnings.push({ code, path: ['name'], values, index, severity: 'warning' })
    const other = alike.get(index)
    const longer = cut.get(index)
    if (other !== undefined) warn('name.alike', { name, other })
    else if (longer !== undefined) warn('name.alike-cut', { name, other: longer, most })
    if (dialect.family === 'mcp' && isTooLong(name))
      warn('name.prefix-length', { length: name.length, most })
    return warnings
  })
}

/** Of each tool whose name becomes that of one before it, the name of the first such. */
function firstAlike(tools: readonly JsonObject[], most: number): ReadonlyMap<number, string> {
  const groups = new Map<string, number[]>()
  for (const [index, tool] of tools.entries()) {
    if (nameOf(tool) === '') continue
    const namespace = stringOf(get(tool, 'namespace')) ?? ''
    groups.set(namespace, [...(groups.get(namespace) ?? []), index])
  }
  const found = new Map<number, string>()
  for (const places of groups.values()) {
    const names = places.map((index) => nameOf(tools[index]))
    for (const { indexes, isCaseOnly } of sameAfterSanitising(names, most, 'marks')) {
      if (isCaseOnly) continue
      const first = names[indexes[0]!]!
      for (const i of indexes) if (names[i] !== first) found.set(places[i]!, first)
    }
  }
  return found
}

/** Where even a server with a name of one letter leaves no room behind the commonest prefix. */
const isTooLong = (name: string): boolean => prefixedNames(name, { server: 's' })[0]?.fits === false
