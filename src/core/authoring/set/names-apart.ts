import { str } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { readingOf } from '../../model/reading'
import { nameOf } from '../../model/tool'
import type { ToolRecord } from '../../model/tool-set'
import { freeToolName } from '../../naming/free-tool-name'
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
  const there = beside.map((record) => readingOf(record).tool)
  const own = texts.map((text) => rootObject(parse(text)))
  const renamed: NamedApart[] = []
  const apart = texts.map((text, i) => {
    const tool = own[i]
    const from = nameOf(tool)
    if (!tool || from === '') return text
    const isBeside = (other: typeof tool | undefined): boolean =>
      namespaceOf(other) === namespaceOf(tool)
    const taken = there.filter(isBeside).map(nameOf)
    if (!taken.includes(from)) return text
    const others = own.filter((other) => other !== tool && isBeside(other)).map(nameOf)
    const given = renamed.map(({ to }) => to)
    const to = freeToolName(from, [...taken, ...others, ...given])
    const edited = editTool(text, [{ op: 'set', path: ['name'], value: str(to) }], tool)
    if (!edited.ok) return text
    renamed.push({ from, to })
    return edited.text
  })
  return { texts: apart, renamed }
}
