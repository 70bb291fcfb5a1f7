import { describe, expect, it } from 'vitest'
import { endpointOf, isListed, readBaseUrl } from './base-url'
import { isReadableKey, keyOutOfAnswer, keyOutOfMessage } from './key-out-of-text'
import { MODEL_HOSTS, providerAt, PROVIDERS } from './providers'

describe('the address of a server', () => {
  it.each([
    [' https://api.openai.com/v1/ ', 'https://api.openai.com/v1'],
    ['HTTP://LocalHost:11434', 'http://localhost:11434/v1'],
    ['http://127.0.0.1:8000/v1/chat/completions', 'http://127.0.0.1:8000/v1'],
    ['https://x.example/Path/v2', 'https://x.example/Path/v2'],
    ['http://[::1]:8080/v1', 'http://[::1]:8080/v1'],
  ])('%j is %s', (given, url) => {
    expect(readBaseUrl(given)).toEqual({ ok: true, url })
  })

  it.each([
    ['', 'empty'],
    ['localhost:11434', 'no-address'],
    ['http://', 'no-address'],
    ['http://a b/v1', 'no-address'],
    ['ftp://a/v1', 'no-http'],
    ['javascript://a/%0aalert(1)', 'no-http'],
    ['https://me:sk-1@a.example/v1', 'password'],
    ['https://a.example/v1?key=sk-1', 'query'],
    ['https://a.example/v1#sk-1', 'query'],
  ])('%j is refused: %s', (given, problem) => {
    expect(readBaseUrl(given)).toEqual({ ok: false, problem })
  })

  it('leads to the endpoint of the wire', () => {
    expect(endpointOf('https://a.example/v1', 'openai-chat')).toBe(
      'https://a.example/v1/chat/completions',
    )
    expect(endpointOf('https://a.example/v1', 'anthropic')).toBe('https://a.example/v1/messages')
    expect(endpointOf('https://api.deepseek.com/anthropic', 'anthropic')).toBe(
      'https://api.deepseek.com/anthropic/v1/messages',
    )
  })

  it.each([
    ['https://api.openai.com/v1', true],
    ['https://api.openai.com:443/v1', true],
    ['https://api.openai.com:8443/v1', false],
    ['http://api.openai.com/v1', false],
    ['https://api.openai.com.evil.example/v1', false],
    ['http://localhost:9999/v1', true],
    ['http://localhost/v1', true],
    ['http://127.0.0.1:11434/v1', true],
    ['https://localhost:1234/v1', false],
    ['http://192.168.0.7:11434/v1', false],
  ])('%s may be asked by the page: %s', (url, isIn) => {
    expect(isListed(url, MODEL_HOSTS)).toBe(isIn)
  })
})

describe('the list of providers', () => {
  it('has addresses as they are kept, which the page may ask', () => {
    for (const { id, baseUrl, alsoAt = [] } of PROVIDERS)
      for (const url of [...(baseUrl ? [baseUrl] : []), ...alsoAt]) {
        expect([id, readBaseUrl(url)]).toEqual([id, { ok: true, url }])
        expect([id, isListed(url, MODEL_HOSTS)]).toEqual([id, true])
        expect(providerAt(url)?.id).toBe(id)
      }
    expect(new Set(PROVIDERS.map(({ id }) => id)).size).toBe(PROVIDERS.length)
  })

  it('knows a provider by host and port alone', () => {
    expect(providerAt('http://127.0.0.1:11434/v1')?.id).toBe('ollama')
    expect(providerAt('https://openrouter.ai.evil.example/api/v1')).toBeUndefined()
  })
})

describe('a key in what a server says', () => {
  const key = 'sk-proj-Ab12Cd34Ef56Gh78'
  it.each([
    `Incorrect API key provided: ${key}. You can find your key at`,
    'Incorrect API key provided: sk-proj-************Gh78.',
    'Your api key: ****Gh78 is invalid',
    'key sk-proj...Gh78 was refused',
    'the part Cd34Ef56 of it',
    `asked for https://a.example/?k=${encodeURIComponent(key)}`,
  ])('does not stay: %s', (message) => {
    const shown = keyOutOfMessage(message, key)
    expect(shown).toContain('•••')
    for (const part of ['sk-proj-A', 'Gh78', 'Cd34', 'Ef56']) expect(shown).not.toContain(part)
  })

  it('leaves the words around it', () => {
    expect(keyOutOfMessage(`Incorrect API key provided: ${key}.`, key)).toMatch(
      /^Incorrect API key provided: •••/,
    )
    expect(keyOutOfMessage('authentication failed', key)).toBe('authentication failed')
    expect(keyOutOfMessage('model "ollama" not found', 'ollama')).toBe('model "ollama" not found')
  })

  it('goes from an answer as a whole, and nothing else does', () => {
    expect(keyOutOfAnswer(`{"a":"${key}","b":"proj-Ab12"}`, key)).toBe(
      '{"a":"•••","b":"proj-Ab12"}',
    )
  })

  it('can be sent only in plain letters', () => {
    expect(['sk-1', '', 'a b', '密钥', 'a\n'].map(isReadableKey)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
