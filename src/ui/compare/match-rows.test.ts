import { describe, expect, it } from 'vitest'
import type { ByHand } from '../../core/diff/by-hand'
import { compareSets } from '../../core/diff/compare-sets'
import { versionOf } from '../../core/diff/version'
import { fieldRows, toolRows } from './match-rows'

const tool = (name: string, description: string, properties: object = {}): object => ({
  name,
  description,
  inputSchema: { type: 'object', properties },
})
const set = (...tools: object[]): string => JSON.stringify({ toolwright: 1, tools })
const orders = tool('find_orders', 'Finds orders of a customer by date.')
const parcel = tool('track', 'Says where a parcel is.', { parcel: { type: 'string' } })
const compared = (before: string, after: string, byHand: ByHand = {}) => {
  const sides = { before: versionOf(before), after: versionOf(after) }
  return { sides, diff: compareSets(sides.before, sides.after, byHand) }
}

describe('what can be matched by hand', () => {
  it('is a tool that is gone while others are new, and one that was taken for another', () => {
    const other = tool('void', 'Cancels a payment.')
    const before = set(orders, parcel)
    const gone = compared(before, set(parcel, other, tool('mail', 'Sends a letter.')))
    const [row] = toolRows(gone.diff, gone.sides)
    expect(row).toMatchObject({ name: 'find_orders', is: '', options: ['void', 'mail'] })
    const byHand = row!.chosen({}, 'mail')
    const matched = compared(before, set(parcel, other, tool('mail', 'Sends a letter.')), byHand)
    expect(toolRows(matched.diff, matched.sides)[0]).toMatchObject({
      is: 'mail',
      options: ['mail', 'void'],
    })
    const apart = compared(before, set(parcel, other), row!.chosen({}, null))
    expect(apart.diff.tools.map(({ after }) => after)).toEqual([0, 1, undefined])
  })

  it('is nothing where all kept their names, or nothing new could be meant', () => {
    for (const after of [set(orders, parcel), set(parcel)]) {
      const { diff, sides } = compared(set(orders, parcel), after)
      expect(toolRows(diff, sides)).toEqual([])
    }
  })

  it('is a parameter that is gone, among those that are new in the same object', () => {
    const inner = (name: string, type: string) => ({
      type: 'object',
      properties: { [name]: { type } },
    })
    const before = set(tool('t', 'Does it.', { a: { type: 'string' }, in: inner('x', 'string') }))
    const after = set(
      tool('t', 'Does it.', {
        b: { type: 'object' },
        c: { type: 'array' },
        in: inner('y', 'array'),
      }),
    )
    const { diff, sides } = compared(before, after)
    const rows = fieldRows(diff.tools[0]!, sides)
    expect(rows.map(({ name, is, options }) => [name, is, options])).toEqual([
      ['a', '', ['b', 'c']],
      ['in.x', '', ['y']],
    ])
    const byHand = rows.reduce((said, row) => row.chosen(said, row.options[0]!), {})
    const matched = compared(before, after, byHand)
    expect(
      matched.diff.tools[0]!.changes.filter(({ code }) => code === 'field-renamed').map(
        ({ values }) => [values['before'], values['after']],
      ),
    ).toEqual([
      ['a', 'b'],
      ['x', 'y'],
    ])
  })
})
