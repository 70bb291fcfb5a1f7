import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../core/json/edit'
import type { JsonObject } from '../../core/json/node'
import { parse } from '../../core/json/parse'
import { renameEdits } from './rename-edits'

const proposal = {
  name: 'renew_loan',
  by: 'dictionary',
  isShortened: false,
  title: '续借',
} as const

describe('a tool renamed to a proposal', () => {
  it.each([
    [
      'keeps what was written as its title',
      '{"name": "续借", "inputSchema": {}}',
      '{"name": "renew_loan", "title": "续借", "inputSchema": {}}',
    ],
    [
      'also where nothing follows',
      '{"strict": true, "name": "续借"}',
      '{"strict": true, "name": "renew_loan", "title": "续借"}',
    ],
    [
      'keeps the title that it has',
      '{"title": "T", "name": "续借"}',
      '{"title": "T", "name": "renew_loan"}',
    ],
  ])('%s', (_, before, after) =>
    expect(applyEdits(before, renameEdits(parse(before).root as JsonObject, proposal))).toEqual({
      ok: true,
      text: after,
    }),
  )

  it('gets no title of a name that reads as one already', () => {
    const plain = { name: 'a_b', by: 'letters', isShortened: false } as const
    expect(renameEdits(parse('{"name":"a b"}').root as JsonObject, plain)).toHaveLength(1)
  })
})
