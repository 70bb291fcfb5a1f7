import { expect, test } from 'vitest'
import { channels, channelsAtRisk } from './channels'

test('channels go from the strictest on, each with both names, its own id and a source', () => {
  expect(channels.map((c) => c.limit)).toEqual(channels.map((c) => c.limit).sort((a, b) => a - b))
  expect(new Set(channels.map((c) => c.id)).size).toBe(channels.length)
  for (const { label, source } of channels) {
    expect(label.en && label.zh).toBeTruthy()
    expect(source).toMatch(/^(Reports|Measured): .+\.$/)
  }
})

test.each([
  [975, []],
  [976, ['outlook-classic']],
  [2_049, ['outlook-classic', 'teams', 'wecom-bot']],
  [4_001, ['outlook-classic', 'teams', 'wecom-bot', 'slack']],
])('an address of %i characters is at risk in %j', (length, ids) => {
  expect(channelsAtRisk(length).map((c) => c.id)).toEqual(ids)
})
