import { expect, it } from 'vitest'
import { type KeptRunEntry, MOST_KEPT, runsToDrop } from './kept-runs-limit'

const runs = (set: string, count: number, from = 0): KeptRunEntry[] =>
  Array.from({ length: count }, (_, i) => ({
    set,
    id: `${set}${i}`,
    started: new Date(1e12 + (from + i) * 1000).toISOString(),
  }))

it('drops the oldest run of a set when there are too many, and tells which', () => {
  const kept = runs('a', MOST_KEPT.ofSet)
  expect(runsToDrop(kept, { set: 'a', id: 'new', started: '2030-01-01T00:00:00Z' })).toEqual([
    kept[0],
  ])
  expect(runsToDrop(kept.slice(1), kept[0]!)).toEqual([])
  expect(runsToDrop(kept, { ...kept[3]!, started: '2030-01-01T00:00:00Z' })).toEqual([])
  expect(runsToDrop(kept, { set: 'b', id: 'new', started: '2000-01-01T00:00:00Z' })).toEqual([])
})

it('drops the oldest of all sets when there are too many altogether, never the new one', () => {
  const kept = Array.from({ length: MOST_KEPT.ofAll / 10 }, (_, i) =>
    runs(`s${i}`, 10, i * 10),
  ).flat()
  const dropped = runsToDrop(kept, { set: 'other', id: 'new', started: '2000-01-01T00:00:00Z' })
  expect(dropped).toEqual([kept[0]])
})
