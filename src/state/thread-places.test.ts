import { describe, expect, it } from 'vitest'
import { linePath, spotKey } from './thread-places'

describe('the line that a place belongs to', () => {
  it.each([
    [
      ['inputSchema', 'properties', 'a', 'description'],
      ['inputSchema', 'properties', 'a'],
    ],
    [
      ['inputSchema', 'properties', 'properties', 'enum', 2],
      ['inputSchema', 'properties', 'properties'],
    ],
    [
      ['inputSchema', 'properties', 'a', 'items', 'properties', 'b', 'description'],
      ['inputSchema', 'properties', 'a', 'items', 'properties', 'b'],
    ],
    [
      ['inputSchema', '$defs', 'Item', 'properties', 'b'],
      ['inputSchema', '$defs', 'Item', 'properties', 'b'],
    ],
    [['inputSchema', 'required', 0], ['inputSchema']],
    [
      ['contract', 'errors', 3, 'text'],
      ['contract', 'errors'],
    ],
    [
      ['description', 'does'],
      ['description', 'does'],
    ],
    [[], []],
  ])('%j is on the line of %j', (path, line) => expect(linePath(path)).toEqual(line))

  it('is another for each tool, rule and line of a list', () => {
    const keys = [
      spotKey(0, [], undefined, undefined),
      spotKey(1, [], undefined, undefined),
      spotKey(undefined, [], undefined, undefined),
      spotKey(0, [], 'a-rule', undefined),
      spotKey(0, [], undefined, 'product/1'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
