import { get, itemsOf, type JsonNode, memberOf } from '../../core/json/node'
import { isWhole, parse } from '../../core/json/parse'
import type { PullFailure } from './failure'

/** So much is taken from a server in all; a thousand large tools are a few megabytes. */
export const MOST_MEGABYTES = 64

/**
 * The raw answers of a server. The protocol's library reads them with JSON.parse, which loses long
 * numbers and doubled keys, and drops members it does not know; here they are kept as they were said.
 */
export interface Replies {
  /** Takes in the text of one message. */
  readonly hear: (text: string) => void
  /** The whole answer to a request, by the request's number. */
  readonly to: (id: number) => JsonNode | undefined
  /** The last text that was no message of JSON-RPC. */
  readonly lastOther: () => string | undefined
  /** Counts bytes taken in; a failure once they are too many. */
  readonly count: (bytes: number) => PullFailure | undefined
}

export function createReplies(): Replies {
  const byId = new Map<number, JsonNode>()
  let other: string | undefined
  let bytes = 0
  return {
    hear: (text) => {
      const parsed = parse(text)
      const root = isWhole(parsed) ? parsed.root : undefined
      const messages = root?.kind === 'array' ? itemsOf(root) : root ? [root] : []
      if (!messages.some((each) => memberOf(each, 'jsonrpc'))) other = text
      for (const each of messages) {
        const id = numberOfId(get(each, 'id'))
        const isReply = memberOf(each, 'result') ?? memberOf(each, 'error')
        if (id !== undefined && isReply) byId.set(id, each)
      }
    },
    to: (id) => byId.get(id),
    lastOther: () => other,
    count: (more) => {
      bytes += more
      if (bytes <= MOST_MEGABYTES * 1024 * 1024) return undefined
      return { code: 'too-large', values: { most: MOST_MEGABYTES } }
    },
  }
}

/** Servers there are that send a request's number back as a text. */
function numberOfId(id: JsonNode | undefined): number | undefined {
  if (id?.kind === 'number') return Number(id.raw)
  if (id?.kind === 'string' && id.value !== '') return Number(id.value)
  return undefined
}
