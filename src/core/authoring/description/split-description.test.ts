import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../json/edit'
import { get, type JsonObject, member, obj, str } from '../../json/node'
import { parse, rootObject } from '../../json/parse'
import { print } from '../../json/print'
import { descriptionText } from '../../model/description'
import { joinEdits, keptApart } from './join-description'
import { answersOf, splitDescription, splitEdits } from './split-description'

const toolOf = (description: string, name = 'get_order'): JsonObject =>
  obj([
    member('name', str(name)),
    member('description', str(description)),
    member('inputSchema', obj([])),
  ])
const edited = (tool: JsonObject, edits: Parameters<typeof applyEdits>[1]): JsonObject => {
  const after = applyEdits(print(tool), edits)
  if (!after.ok) throw new Error(after.reason)
  return rootObject(parse(after.text))!
}

const ENGLISH =
  'Looks up one order by its number. Use it when the user asks where an order is. Do not use it for parcels; use list_shipments instead. Returns state and amount. Only orders of the last 12 months. Written by the shop team.'
const CHINESE =
  '按订单号查询一笔订单。用户询问订单状态时使用。不要用于查询物流，请改用list_shipments。返回订单状态和金额。只能查询最近12个月的订单。'

describe('an imported description split into answers', () => {
  it('gives each sentence to the question it answers, and what answers none to the notes', () => {
    expect(answersOf(splitDescription(toolOf(ENGLISH)))).toEqual({
      does: 'Looks up one order by its number.',
      when: 'Use it when the user asks where an order is.',
      whenNot: 'Do not use it for parcels; use list_shipments instead.',
      returns: 'Returns state and amount.',
      limits: 'Only orders of the last 12 months.',
      notes: 'Written by the shop team.',
    })
    expect(Object.keys(answersOf(splitDescription(toolOf(CHINESE))))).toEqual([
      'does',
      'when',
      'whenNot',
      'returns',
      'limits',
    ])
  })

  it('reads the same to the model where the text was in the usual order', () => {
    for (const text of [ENGLISH, CHINESE]) {
      const tool = toolOf(text)
      const split = edited(tool, splitEdits(tool, splitDescription(tool)))
      expect(get(split, 'description')?.kind).toBe('object')
      expect(descriptionText(split)).toBe(text)
      expect(print(edited(split, joinEdits(split)))).toBe(print(tool))
    }
  })

  it('keeps lists under their heading, and code with its sentence', () => {
    const text =
      '# Orders\nLooks up an order.\n\n## When to use\n- the user asks for a state\n- a number is known\n\nReturns an object:\n```json\n{ "state": "Do not use. When?" }\n```\nSee https://example.com/a.b?c=1.\n'
    const pieces = splitDescription(toolOf(text))
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    const answers = answersOf(pieces)
    expect(answers.when).toContain('- the user asks for a state\n- a number is known')
    expect(answers.returns).toContain('```json\n{ "state": "Do not use. When?" }\n```')
  })

  it('moves a sentence when asked, in the order of the text', () => {
    const pieces = splitDescription(toolOf(ENGLISH)).map((piece, i) =>
      i === 5 || i === 4 ? { ...piece, key: 'returns' as const } : piece,
    )
    expect(answersOf(pieces)).toMatchObject({
      returns:
        'Returns state and amount. Only orders of the last 12 months. Written by the shop team.',
    })
  })

  it('has nothing to split where there is no text', () => {
    expect(splitDescription(toolOf('  '))).toEqual([])
    expect(splitDescription(obj([]))).toEqual([])
    expect(splitEdits(toolOf(''), [])).toEqual([])
  })
})

describe('answers joined into a text', () => {
  it('are not, while something would be lost', () => {
    const tool = rootObject(parse('{"description":{"does":"Reads.","mood":"good","when":5}}'))!
    expect(keptApart(tool)).toEqual(['mood', 'when'])
    expect(joinEdits(tool)).toEqual([])
  })
})
