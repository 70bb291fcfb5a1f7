import { injectedNames } from '../../dialects/injected'
import { get, getIn, type JsonObject, stringOf } from '../../json/node'
import type { Change, RefusalCode, Refused } from './change'
import { placesInDocument } from './places-in-document'

/** Why a change that no edit leads to could not be carried back. */
export function refusalOf(change: Change, tool: JsonObject, isStrict: boolean): Refused {
  return { code: codeOf(change, tool, isStrict), path: change.path }
}

function codeOf(change: Change, tool: JsonObject, isStrict: boolean): RefusalCode {
  const { kind, path } = change
  const last = path.at(-1)
  if (path[0] === 'vendor') return 'unknown-member'
  if (kind === 'move') return 'order'
  if (isInjected(change, tool)) return 'injected'
  if (isStrict && (last === 'required' || path.at(-2) === 'required')) return 'strict-required'
  if (isStrict && (path[0] === 'strict' || last === 'additionalProperties')) return 'strict-own'
  if (path[0] === 'description') return 'sentence'
  if (kind === 'text' && last === 'description') {
    const own = stringOf(getIn(tool, path))
    if (own !== undefined && own !== change.from) return 'note'
  }
  return isShared(change, tool) ? 'shared' : 'format'
}

/** A parameter under a name that the system fills in is never shown to a model. */
function isInjected({ path }: Change, tool: JsonObject): boolean {
  const names = injectedNames(tool)
  return path[0] === 'inputSchema' && path[1] === 'properties' && names.includes(String(path[2]))
}

/** Whether the place stands in a definition that the document refers to. */
function isShared({ path }: Change, tool: JsonObject): boolean {
  const [first, ...others] = placesInDocument(tool, path)
  if (others.length > 0) return true
  return first !== undefined && first.some((step) => step === '$defs' || step === 'definitions')
    ? true
    : path.some((_, i) => get(getIn(tool, path.slice(0, i)), '$ref') !== undefined)
}
