import { type JsonNode, str } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { readingOf } from '../../model/reading'
import { nameOf } from '../../model/tool'
import type { ToolRecord } from '../../model/tool-set'
import { freeToolName, TakenNames } from '../../naming/free-tool-name'
import { editTool } from '../edit-tool'
import { namespaceOf } from './namespaces'

/** A tool that could not keep its name beside those that are there already. */
export interface NamedApart {
  readonly from: string
  readonly to: string
}

/**
 * The texts of tools that come into a set, each under a name that no tool of its namespace has there.
 * What they have in common among themselves stays: that is what the author brought, and is told by
 * the rules. A text that cannot be read stays as it is.
 */
export function namesApart(
  texts: readonly string[],
  beside: readonly ToolRecord[],
): { readonly texts: readonly string[]; readonly renamed: readonly NamedApart[] } {
  const own = texts.map((text) => rootObject(parse(text)))
  const there = byNamespace(beside.map((record) => readingOf(record).tool))
  const all = new Map(
    [...byNamespace(own)].map(([namespace, names]) => [
      namespace,
      new TakenNames([...names, ...(there.get(namespace) ?? [])]),
    ]),
  )
  const renamed: NamedApart[] = []
  const apart = texts.map((text, i) => {
    const tool = own[i]
    const from = nameOf(tool)
    const namespace = namespaceOf(tool)
    const taken = all.get(namespace)
    if (!tool || !taken || from === '' || !there.get(namespace)?.has(from)) return text
    const to = freeToolName(from, taken)
    const edited = editTool(text, [{ op: 'set', path: ['name'], value: str(to) }], tool)
    if (!edited.ok) return text
    taken.add(to)
    renamed.push({ from, to })
    return edited.text
  })
  return { texts: apart, renamed }
}

function byNamespace(tools: readonly (JsonNode | undefined)[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const tool of tools) {
    const namespace = namespaceOf(tool)
    const own = names.get(namespace) ?? new Set()
    names.set(namespace, own.add(nameOf(tool)))
  }
  return names
}
