import { describe, expect, it } from 'vitest'
import { get } from '../../core/json/node'
import { createReplies, MOST_MEGABYTES } from './replies'

describe('what a server says', () => {
  it('is kept by the number of the request, alone or in a list', () => {
    const replies = createReplies()
    replies.hear('{"jsonrpc":"2.0","id":1,"result":{"n":1.50}}')
    replies.hear('[{"jsonrpc":"2.0","id":"2","error":{}},{"jsonrpc":"2.0","id":3,"result":{}}]')
    expect(get(get(replies.to(1), 'result'), 'n')).toMatchObject({ raw: '1.50' })
    expect([2, 3].map((id) => replies.to(id)?.kind)).toEqual(['object', 'object'])
    expect(replies.lastOther()).toBeUndefined()
  })

  it('is no answer when it asks or tells something itself', () => {
    const replies = createReplies()
    replies.hear('{"jsonrpc":"2.0","id":1,"method":"ping"}')
    replies.hear('{"jsonrpc":"2.0","method":"notifications/message"}')
    expect([replies.to(1), replies.lastOther()]).toEqual([undefined, undefined])
  })

  it.each(['<html>', '{"ok":true}', '{"jsonrpc":', '', '[]'])(
    'is not of the protocol: %j',
    (text) => {
      const replies = createReplies()
      replies.hear(text)
      expect(replies.lastOther()).toBe(text)
    },
  )

  it('is taken up to a size, counted over all of it', () => {
    const replies = createReplies()
    expect(replies.count(MOST_MEGABYTES * 1024 * 1024)).toBeUndefined()
    expect(replies.count(1)).toEqual({ code: 'too-large', values: { most: MOST_MEGABYTES } })
  })
})
