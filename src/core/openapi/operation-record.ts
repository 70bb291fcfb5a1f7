import { arr, bool, get, itemsOf, type JsonNode, type JsonObject, type Member } from '../json/node'
import { member, membersOf, obj, str, stringOf } from '../json/node'
import type { ApiDocument, ApiOperation } from './api-document'
import type { MergedInput } from './merged-input'

/** The member of a tool's `vendor` that keeps what its HTTP operation was. */
export const RECORD = 'openapi'

/**
 * What a caller needs to turn arguments back into a request, and what the document knew beside:
 * method, address, server, where each argument goes and what it is called there.
 */
export function operationRecord(
  document: ApiDocument,
  operation: ApiOperation,
  input: MergedInput,
): JsonObject {
  const { places, security } = input
  const renamed = places.filter((each) => each.argument !== each.name)
  const written = places.filter((each) => each.writing)
  const servers = serversOf(document, operation)
  const address = stringOf(get(servers[0], 'url'))
  const isPlain = servers.length === 1 && !get(servers[0], 'variables')
  const members: (Member | undefined | false)[] = [
    member('method', str(operation.method)),
    member('path', str(operation.path)),
    address !== undefined && member('server', str(address)),
    servers.length > 0 && !isPlain && member('servers', arr(servers)),
    operation.operationId !== undefined && member('operationId', str(operation.operationId)),
    places.length > 0 &&
      member('in', obj(places.map((each) => member(each.argument, str(each.in))))),
    renamed.length > 0 &&
      member('names', obj(renamed.map((each) => member(each.argument, str(each.name))))),
    written.length > 0 &&
      member('writing', obj(written.map((each) => member(each.argument, each.writing ?? obj([]))))),
    input.body && member('body', bodyRecord(input)),
    security && member('security', security),
    operation.tags.length > 0 && member('tags', arr(operation.tags.map(str))),
    operation.isDeprecated && member('deprecated', bool(true)),
    ...membersOf(operation.node).filter(
      ({ key }) => key.startsWith('x-') || key === 'externalDocs',
    ),
    // The marker: nobody has written this for a model yet.
    member('translatedAsIs', bool(true)),
  ]
  return obj(members.filter((each): each is Member => typeof each === 'object'))
}

function bodyRecord({ body, bodyArgument, keptExamples }: MergedInput): JsonObject {
  const members: (Member | undefined | false)[] = [
    member('contentType', str(body?.contentType ?? '')),
    member('required', bool(body?.isRequired === true)),
    bodyArgument !== undefined && member('argument', str(bodyArgument)),
    bodyArgument === undefined &&
      body !== undefined &&
      body.description !== '' &&
      member('description', str(body.description)),
    keptExamples.length > 0 && member('examples', arr(keptExamples)),
    body?.encoding && member('encoding', body.encoding),
  ]
  return obj(members.filter((each): each is Member => typeof each === 'object'))
}

/** The servers nearest to the operation; version 2.0 spells them out in three members. */
function serversOf(document: ApiDocument, operation: ApiOperation): readonly JsonNode[] {
  const { root, apiVersion } = document
  if (apiVersion !== '2.0') {
    const nearest = [operation.node, operation.item, root].map((holder) => get(holder, 'servers'))
    return itemsOf(nearest.find((list) => itemsOf(list).length > 0))
  }
  const host = stringOf(get(root, 'host'))
  const base = stringOf(get(root, 'basePath')) ?? ''
  const server = (url: string): JsonNode => obj([member('url', str(url))])
  if (host === undefined) return base === '' ? [] : [server(base)]
  const schemes = get(operation.node, 'schemes') ?? get(root, 'schemes')
  const known = itemsOf(schemes).flatMap((each) => stringOf(each) ?? [])
  const path = base === '/' ? '' : base
  return known.length > 0
    ? known.map((scheme) => server(`${scheme}://${host}${path}`))
    : [server(`//${host}${path}`)]
}

/** Whether a tool is a draft that was translated from an API document and not yet looked at. */
export function isTranslatedAsIs(tool: JsonNode): boolean {
  const mark = get(get(get(tool, 'vendor'), RECORD), 'translatedAsIs')
  return mark?.kind === 'boolean' && mark.value
}
