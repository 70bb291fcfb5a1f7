import type { Loss } from '../dialects/dialect'
import type { ApiOperation } from './api-document'

/** A name for an operation's tool that every vendor takes, and how it came about. */
export interface ToolName {
  readonly name: string
  readonly losses: readonly Loss[]
}

/** What every vendor takes (DIALECTS facts, section 1: portable name). */
const MOST = 64

/**
 * A name for each operation, the same whichever of them are chosen: the `operationId`, changed only
 * where vendors would refuse it; method and address where there is none. Where two would be alike,
 * the later one gets another name, and the loss shows which.
 */
export function toolNames(
  operations: readonly ApiOperation[],
): ReadonlyMap<ApiOperation, ToolName> {
  const names = new Map<ApiOperation, ToolName>()
  // Names that are right as they stand are given first: no other operation may take them.
  const kept = new Set<string>()
  for (const each of operations)
    if (each.operationId !== undefined && portable(each.operationId) === each.operationId)
      kept.add(each.operationId)
  const taken = new Set<string>()
  for (const operation of operations) names.set(operation, nameOf(operation, kept, taken))
  return names
}

function nameOf(operation: ApiOperation, kept: ReadonlySet<string>, taken: Set<string>): ToolName {
  const { operationId, method, path, at } = operation
  const losses: Loss[] = []
  const byAddress = addressName(method.toLowerCase(), path)
  const wanted = (operationId === undefined ? undefined : portable(operationId)) ?? byAddress
  const isFree = (name: string): boolean =>
    !taken.has(name) && (name === operationId || !kept.has(name))
  let name = wanted
  if (!isFree(name)) name = byAddress
  for (let i = 2; !isFree(name); i++) name = `${byAddress.slice(0, MOST - 4)}_${i}`
  taken.add(name)
  if (operationId === undefined || operationId === '')
    losses.push({ code: 'openapi.named-by-address', path: at, values: { name } })
  else if (name !== wanted) {
    const values = { name: wanted, proposal: name }
    losses.push({ code: 'openapi.name-taken', path: [...at, 'operationId'], values })
  } else if (name !== operationId) {
    const values = { from: operationId, to: name }
    losses.push({ code: 'openapi.name-changed', path: [...at, 'operationId'], values })
  }
  return { name, losses }
}

/** Method and address as a name; letters of other scripts are left out, since a name must be ASCII. */
const addressName = (method: string, path: string): string =>
  portable(`${method}_${path}`.replace(/[^\p{ASCII}]+/gu, '_')) ?? 'call'

/**
 * A text as a portable name: other characters become underscores. Undefined where it would lose
 * letters of another script, or has none at all.
 */
function portable(text: string): string | undefined {
  if (/[^\p{ASCII}]/u.test(text)) return undefined
  const plain = text.replace(/[^a-zA-Z0-9_-]+/g, '_')
  const trimmed = plain === text ? plain : plain.replace(/_{2,}/g, '_').replace(/^_|_$/g, '')
  if (!/[a-zA-Z0-9]/.test(trimmed)) return undefined
  const started = /^[a-zA-Z_]/.test(trimmed) ? trimmed : `_${trimmed}`
  return started.length > MOST ? started.slice(0, MOST).replace(/[_-]+$/, '') : started
}
