import { describe, expect, it } from 'vitest'
import { type FetchedRequest, headersOf, modelSender, type SenderWorld } from './model-sender'

const KEY = 'sk-proj-Ab12Cd34Ef56Gh78'
const target = { baseUrl: 'https://a.example/v1', wire: 'openai-chat', key: KEY } as const

const answer = (status: number, text: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { get: (name: string) => headers[name] ?? null },
  text: () => Promise.resolve(text),
})

function worldWith(over: Partial<SenderWorld>): SenderWorld {
  return {
    fetch: () => Promise.resolve(answer(200, '{}')),
    after: () => () => undefined,
    onStop: () => () => undefined,
    whyUnanswered: () => Promise.resolve('unreachable'),
    ...over,
  }
}

describe('a request to a model', () => {
  it('has the headers of its wire and no others', () => {
    expect(headersOf('openai-chat', '')).toEqual({ 'content-type': 'application/json' })
    expect(headersOf('openai-chat', 'k')).toEqual({
      'content-type': 'application/json',
      authorization: 'Bearer k',
    })
    expect(headersOf('anthropic', 'k')).toEqual({
      'content-type': 'application/json',
      'x-api-key': 'k',
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    })
    expect(headersOf('anthropic', '')).not.toHaveProperty('x-api-key')
  })

  it('goes to the endpoint, carries no cookie and follows no redirect', async () => {
    const seen: [string, FetchedRequest][] = []
    const fetch: SenderWorld['fetch'] = (url, request) => {
      seen.push([url, request])
      return Promise.resolve({ ...answer(0, ''), type: 'opaqueredirect' })
    }
    expect(await modelSender(target, worldWith({ fetch }))('{}')).toEqual({
      is: 'failed',
      why: 'redirected',
    })
    expect(seen[0]![0]).toBe('https://a.example/v1/chat/completions')
    expect(seen[0]![1]).toMatchObject({ redirect: 'manual', credentials: 'omit' })
    const moved = worldWith({ fetch: () => Promise.resolve(answer(307, '')) })
    expect(await modelSender(target, moved)('{}')).toMatchObject({ why: 'redirected' })
  })

  it('gives back what was said, without the key', async () => {
    const fetch: SenderWorld['fetch'] = () =>
      Promise.resolve(
        answer(401, `{"error":"bad key ${KEY}, sk-proj-***Gh78"}`, { 'retry-after': '3' }),
      )
    const sent = await modelSender(target, worldWith({ fetch }))('{}')
    expect(sent).toMatchObject({ is: 'answered', status: 401, retryAfter: '3' })
    expect(JSON.stringify(sent)).not.toMatch(/Gh78|Ab12/)
  })

  it('tells who ended it: time, the user, or nobody', async () => {
    const hanging = (giveUp: { end: () => void }) =>
      new Promise<never>((_, reject) => {
        giveUp.end = () => reject(new Error(KEY))
      })
    const fetch: SenderWorld['fetch'] = (_url, _request, giveUp) => hanging(giveUp)
    const soon = (act: () => void) => {
      queueMicrotask(act)
      return () => undefined
    }
    const late = worldWith({ fetch, after: (_, act) => soon(act) })
    expect(await modelSender(target, late)('{}')).toEqual({ is: 'failed', why: 'timeout' })
    const stopped = worldWith({ fetch, onStop: soon })
    expect(await modelSender(target, stopped)('{}')).toEqual({ is: 'failed', why: 'aborted' })
    const blocked = worldWith({
      fetch: () => Promise.reject(new TypeError(KEY)),
      whyUnanswered: () => Promise.resolve('blocked'),
    })
    expect(await modelSender(target, blocked)('{}')).toEqual({ is: 'failed', why: 'blocked' })
  })

  it('is not sent with a key that no header takes, nor read beyond measure', async () => {
    const sent = await modelSender({ ...target, key: '密钥' }, worldWith({}))('{}')
    expect(sent).toEqual({ is: 'failed', why: 'key-unreadable' })
    const large = worldWith({
      fetch: () => Promise.resolve(answer(200, '{}', { 'content-length': '5000000' })),
    })
    expect(await modelSender(target, large)('{}')).toMatchObject({ why: 'too-large' })
  })
})
