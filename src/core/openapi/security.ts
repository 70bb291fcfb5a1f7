import type { Loss } from '../dialects/dialect'
import { get, itemsOf, type JsonNode, membersOf, stringOf } from '../json/node'
import type { ApiDocument, ApiOperation } from './api-document'
import { resolveIn } from './document-reference'

/** A credential that goes into a request, by the word of a security scheme. */
export interface Credential {
  readonly name: string
  readonly in: 'header' | 'query' | 'cookie'
  /** The scheme's name in the document, and what kind it is: `apiKey`, `bearer`, `oauth2` and so on. */
  readonly scheme: string
  readonly kind: string
  readonly description: string
}

export interface ReadSecurity {
  readonly credentials: readonly Credential[]
  /** The requirement as it stands, for whoever makes the call. */
  readonly requirement?: JsonNode
  readonly losses: readonly Loss[]
}

/** Every credential that an operation may need; alternatives are all among them. */
export function readSecurity(document: ApiDocument, operation: ApiOperation): ReadSecurity {
  const own = get(operation.node, 'security')
  const requirement = own ?? get(document.root, 'security')
  if (!requirement) return { credentials: [], losses: [] }
  const path = own ? [...operation.at, 'security'] : ['security']
  const losses: Loss[] = []
  const credentials = new Map<string, Credential>()
  itemsOf(requirement).forEach((alternative, i) => {
    for (const { key: scheme } of membersOf(alternative)) {
      const given =
        get(get(get(document.root, 'components'), 'securitySchemes'), scheme) ??
        get(get(document.root, 'securityDefinitions'), scheme)
      const target = given && resolveIn(document.root, given, [...path, i, scheme])
      if (!target || 'error' in target) {
        const values = { name: scheme }
        losses.push({ code: 'openapi.unknown-scheme', path: [...path, i, scheme], values })
        continue
      }
      const read = credentialOf(target.node, scheme)
      if (read) credentials.set(JSON.stringify([read.in, read.name, scheme]), read)
      else
        losses.push({
          code: 'openapi.scheme-without-parameter',
          path: target.path,
          values: { name: scheme },
        })
    }
  })
  return { credentials: [...credentials.values()], requirement, losses }
}

/** Where the credential of a scheme goes; none for what is no part of the request (mutual TLS). */
function credentialOf(node: JsonNode, scheme: string): Credential | undefined {
  const type = stringOf(get(node, 'type')) ?? ''
  const description = stringOf(get(node, 'description')) ?? ''
  const authorization = { name: 'Authorization', in: 'header', scheme, description } as const
  if (type === 'apiKey') {
    const place = stringOf(get(node, 'in'))
    const name = stringOf(get(node, 'name'))
    if (name === undefined || (place !== 'header' && place !== 'query' && place !== 'cookie'))
      return undefined
    return { name, in: place, scheme, kind: type, description }
  }
  if (type === 'http')
    return { ...authorization, kind: (stringOf(get(node, 'scheme')) ?? type).toLowerCase() }
  const isHeader = ['basic', 'oauth2', 'openIdConnect'].includes(type)
  return isHeader ? { ...authorization, kind: type } : undefined
}
