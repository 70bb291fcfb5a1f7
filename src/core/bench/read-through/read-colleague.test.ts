import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import { print } from '../../json/print'
import { toolNode } from '../wire/wire.fixture'
import { colleaguePrompt } from './colleague-prompt'
import { readColleague, rewriteEdits } from './read-colleague'

const tool = toolNode({
  name: 'get_order',
  description: { does: 'Gets an order.', limits: 'One at a time.' },
  inputSchema: {
    type: 'object',
    properties: { order_id: { type: 'string' }, user_id: { type: 'string' } },
  },
  contract: { injected: [{ name: 'user_id', source: 'session' }] },
})

describe('the read-through', () => {
  it('shows a model the tool as models get it, and the others by name', () => {
    for (const lang of ['en', 'zh'] as const) {
      const prompt = colleaguePrompt(tool, ['cancel_order'], lang)
      expect(prompt).toContain('"name": "get_order"')
      expect(prompt).toContain('cancel_order')
      expect(prompt).not.toMatch(/contract|\{tool\}|\{others\}/)
    }
  })

  it('reads the questions and the rewrite out of what a model answers', () => {
    const answer = {
      questions: [{ about: 'when', text: 'When?' }, 'Why?', { about: 'x' }, 7],
      rewrite: { does: 'Gets one order.', when: '…', name: 'evil', limits: 3 },
    }
    expect(readColleague('Sure:\n```json\n' + JSON.stringify(answer) + '\n```')).toEqual({
      questions: [
        { about: 'when', text: 'When?' },
        { about: '', text: 'Why?' },
      ],
      rewrite: { does: 'Gets one order.' },
    })
    expect(readColleague('I like it.')).toBeUndefined()
  })

  it('puts a rewrite in the place of the answers that it has, and of an imported text', () => {
    const rewrite = { questions: [], rewrite: { does: 'Gets one order.', when: 'Use it when…' } }
    const text = print(tool)
    const edited = applyEdits(text, rewriteEdits(tool, rewrite))
    expect(edited.ok && JSON.parse(edited.text).description).toEqual({
      does: 'Gets one order.',
      limits: 'One at a time.',
      when: 'Use it when…',
    })
    const imported = toolNode({ name: 'a', description: 'Text.' })
    const split = applyEdits(print(imported), rewriteEdits(imported, rewrite))
    expect(split.ok && JSON.parse(split.text).description).toEqual(rewrite.rewrite)
    expect(rewriteEdits(tool, { questions: [], rewrite: {} })).toEqual([])
  })
})
