import type { Loss } from '../dialects/dialect'
import type { ArgumentPlace } from './api-parameters'

/** The order in which places may keep a name that several have: what a body calls a thing stays. */
const ORDER: readonly ArgumentPlace[] = ['body', 'path', 'query', 'header', 'cookie']

/** Something of a request that needs a name of its own among the arguments. */
export interface Named {
  readonly name: string
  readonly in: ArgumentPlace
  /** What the system fills in gives way to what a model is asked for. */
  readonly isInjected?: boolean
}

/**
 * A distinct name for each: its own, or `path_id` where another place also has an `id`. No name that
 * the document itself uses is ever given to something else.
 */
export function argumentNames<T extends Named>(all: readonly T[]): ReadonlyMap<T, string> {
  const own = new Set(all.map((each) => each.name))
  const taken = new Set<string>()
  const names = new Map<T, string>()
  const rank = (each: Named): number => ORDER.indexOf(each.in) + (each.isInjected ? 10 : 0)
  for (const each of [...all].sort((a, b) => rank(a) - rank(b))) {
    const placed = `${each.in}_${each.name}`
    let name = each.name
    for (let i = 1; taken.has(name) || (i > 1 && own.has(name)); i++)
      name = i === 1 ? placed : `${placed}_${i}`
    taken.add(name)
    names.set(each, name)
  }
  return names
}

/** Which names were changed, and to what. */
export function renameLoss(each: Named, name: string, path: Loss['path']): readonly Loss[] {
  if (name === each.name) return []
  const values = { name: each.name, in: each.in, as: name }
  return [{ code: 'openapi.renamed', path, values }]
}
