import type { DialectError } from '../dialects/dialect'
import {
  booleanOf,
  get,
  itemsOf,
  type JsonObject,
  membersOf,
  type Path,
  stringOf,
} from '../json/node'
import type { ApiOperation } from './api-document'
import { resolveIn } from './document-reference'

/** The methods that a path item names; `query` since OpenAPI 3.2. */
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** Operations in text order, and what kept others from being read. */
export interface Listed {
  readonly operations: readonly ApiOperation[]
  readonly problems: readonly DialectError[]
}

interface Draft extends Omit<ApiOperation, 'id'> {
  readonly operationId?: string
}

/** Every operation under `paths`. Path items that are references are followed within the document. */
export function listOperations(root: JsonObject): Listed {
  const problems: DialectError[] = []
  const drafts: Draft[] = []
  const paths = get(root, 'paths')
  if (paths && paths.kind !== 'object') problems.push(malformed(['paths'], 'object', paths.kind))
  for (const each of membersOf(paths)) {
    if (each.key.startsWith('x-')) continue
    const at = ['paths', each.key]
    const item = resolveIn(root, each.value, at)
    if ('error' in item) problems.push(item.error)
    else if (item.node.kind === 'object')
      drafts.push(...operationsIn(item.node, item.path, each.key, problems))
    else problems.push(malformed(at, 'object', item.node.kind))
  }
  for (const key of ['webhooks', 'x-webhooks'])
    if (membersOf(get(root, key)).length > 0)
      problems.push({ code: 'openapi.webhooks', path: [key], severity: 'warning' })
  return { operations: withIds(drafts), problems }
}

function operationsIn(
  item: JsonObject,
  itemAt: Path,
  path: string,
  problems: DialectError[],
): readonly Draft[] {
  const found: Draft[] = []
  const add = (key: string, at: Path, method: string): void => {
    const node = get(item, key) ?? get(get(item, 'additionalOperations'), key)
    if (node?.kind === 'object') found.push(operationOf(node, at, method, path, item, itemAt))
    else if (node) problems.push(malformed(at, 'object', node.kind))
  }
  for (const { key } of membersOf(item))
    if (METHODS.includes(key)) add(key, [...itemAt, key], key.toUpperCase())
  for (const { key } of membersOf(get(item, 'additionalOperations')))
    if (!METHODS.includes(key)) add(key, [...itemAt, 'additionalOperations', key], key)
  return found
}

function operationOf(
  node: JsonObject,
  at: Path,
  method: string,
  path: string,
  item: JsonObject,
  itemAt: Path,
): Draft {
  const operationId = stringOf(get(node, 'operationId'))
  return {
    ...(operationId === undefined ? {} : { operationId }),
    method,
    path,
    summary: stringOf(get(node, 'summary')) ?? stringOf(get(item, 'summary')) ?? '',
    description: stringOf(get(node, 'description')) ?? stringOf(get(item, 'description')) ?? '',
    tags: itemsOf(get(node, 'tags')).flatMap((tag) => stringOf(tag) ?? []),
    isDeprecated: booleanOf(get(node, 'deprecated')) === true,
    node,
    at,
    item,
    itemAt,
  }
}

/** An `operationId` that two share names neither. */
function withIds(drafts: readonly Draft[]): readonly ApiOperation[] {
  const counts = new Map<string, number>()
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const { operationId } of drafts) if (operationId) count(operationId)
  return drafts.map((each) => {
    const { operationId, method, path } = each
    const isOwn = operationId !== undefined && counts.get(operationId) === 1
    return { id: isOwn ? operationId : `${method} ${path}`, ...each }
  })
}

export function malformed(path: Path, expected: string, found: string): DialectError {
  return { code: 'openapi.malformed', path, values: { expected, found } }
}
