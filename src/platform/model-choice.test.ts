import { describe, expect, it } from 'vitest'
import { choiceIn } from './model-choice'

const choice = {
  provider: 'custom',
  baseUrl: 'http://localhost:1/v1',
  model: 'm',
  wire: 'openai-chat',
}

describe('the server and model that were last asked', () => {
  it('come back as they were kept, and nothing beside them', () => {
    expect(choiceIn(JSON.stringify({ ...choice, key: 'sk-1' }))).toEqual(choice)
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another kind of API', JSON.stringify({ ...choice, wire: 'soap' })],
    ['a password in the address', JSON.stringify({ ...choice, baseUrl: 'http://a:b@c/v1' })],
    ['an address of no server', JSON.stringify({ ...choice, baseUrl: 'javascript:alert(1)' })],
  ])('were never kept: %s', (_, text) => {
    expect(choiceIn(text)).toBeUndefined()
  })
})
