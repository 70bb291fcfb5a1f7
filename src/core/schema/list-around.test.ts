import { describe, expect, it } from 'vitest'
import { fromPointer } from '../json/pointer'
import { listAround } from './list-around'

describe('the list around a schema', () => {
  it.each([
    ['/inputSchema/properties/lines/items', '/inputSchema/properties/lines'],
    ['/inputSchema/properties/items/items', '/inputSchema/properties/items'],
    ['/inputSchema/properties/properties/items', '/inputSchema/properties/properties'],
    ['/inputSchema/properties/x/items/items', '/inputSchema/properties/x/items'],
    ['/inputSchema/properties/items', undefined],
    ['/inputSchema/$defs/items', undefined],
    ['/inputSchema/properties/lines', undefined],
  ])('of %s is %s', (path, list) =>
    expect(listAround(fromPointer(path))).toEqual(list && fromPointer(list)),
  )
})
