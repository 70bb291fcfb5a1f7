import { afterEdits } from '../../json/after-edits'
import { get, type JsonObject, stringOf } from '../../json/node'
import { pointer } from '../../json/pointer'
import { respeltSpans } from '../../model/respelt-spans'
import { nameOf } from '../../model/tool'
import { oncePer } from '../../once-per'
import { type Pointer, pointersIn, textsOf } from '../../reading/pointers'
import { namesTool } from '../../reading/tool-like'
import type { Loss } from '../dialect'
import { namesWithGroup } from './namespace'

/** A tool whose texts name others as an export names them. */
export interface Followed {
  readonly tool: JsonObject
  readonly losses: readonly Loss[]
}

/**
 * Looks up what tools of a list are called in an export: `tools` as they are, `sent` as they are
 * written, both in the same order. Undefined where all keep their names.
 */
export function followedNames(
  tools: readonly JsonObject[],
  sent: readonly JsonObject[],
): ((tool: JsonObject) => Followed) | undefined {
  const byName = new Map<string, { readonly group: string; readonly to: string }[]>()
  const isRenamed = tools.some((tool, i) => nameOf(tool) !== nameOf(sent[i]))
  if (!isRenamed) return undefined
  for (const [i, tool] of tools.entries())
    for (const name of [nameOf(tool), ...namesWithGroup(tool)]) {
      const all = byName.get(name)
      const one = { group: groupOf(tool), to: nameOf(sent[i]) }
      if (all) all.push(one)
      else byName.set(name, [one])
    }
  return (tool) => {
    const newName = (name: string): string => {
      const all = byName.get(name) ?? []
      // Of tools of one name the neighbour in the group is meant, else nobody knows which.
      const near = all.length > 1 ? all.filter(({ group }) => group === groupOf(tool)) : all
      return near.length === 1 ? near[0]!.to : name
    }
    return followed(tool, newName)
  }
}

const groupOf = (tool: JsonObject): string => stringOf(get(tool, 'namespace')) ?? ''

type Mention = Pick<Pointer, 'name' | 'path' | 'start' | 'end'>

function followed(tool: JsonObject, newName: (name: string) => string): Followed {
  const stale = mentionsIn(tool)
    .map((mention) => ({ ...mention, to: newName(mention.name) }))
    .filter(({ name, to }) => to !== name)
  const told = new Map(stale.map((mention) => [pointer(mention.path) + mention.name, mention]))
  const losses = [...told.values()].map(({ path, name, to }): Loss => ({
    code: 'export.name-in-text',
    path,
    values: { from: name, to },
  }))
  return { tool: afterEdits(tool, respeltSpans(tool, stale)), losses }
}

/** Names that a text joins by dots or colons, which by themselves may be anything: `shift.plan`. */
const DOTTED = /(?<![\w/@#$<{\\=&%.:-])[A-Za-z]\w*(?:[.:][A-Za-z]\w*)+(?![\w/@=-])/g

const mentionsIn = oncePer((tool: JsonObject): readonly Mention[] => {
  const pointers = pointersIn(tool).filter(namesTool)
  const dotted = textsOf(tool).flatMap(({ path, text }) =>
    [...text.matchAll(DOTTED)].map(({ 0: name, index: start }): Mention => ({
      name,
      path,
      start,
      end: start + name.length,
    })),
  )
  const isKnown = (one: Mention): boolean =>
    pointers.some((each) => each.start === one.start && pointer(each.path) === pointer(one.path))
  return [...pointers, ...dotted.filter((one) => !isKnown(one))]
})
