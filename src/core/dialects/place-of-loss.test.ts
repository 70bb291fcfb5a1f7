import { describe, expect, it } from 'vitest'
import type { Path } from '../json/node'
import { placeName, placeOfLoss } from './place-of-loss'

describe('the place of a loss', () => {
  it.each<[string, Path, Path]>([
    ['schema.boolean', ['properties', 'a'], ['inputSchema', 'properties', 'a']],
    ['schema.root-type', [], ['inputSchema']],
    ['strict.pattern-to-description', ['properties', 'a'], ['inputSchema', 'properties', 'a']],
    ['dropped.contract', ['contract'], ['contract']],
    ['dropped.injected', ['inputSchema', 'properties', 'u'], ['inputSchema', 'properties', 'u']],
    ['name.length', ['name'], ['name']],
    ['gemini.keyword-to-description', ['title'], ['inputSchema', 'title']],
    ['gemini.keyword-to-description', ['outputSchema', 'items'], ['outputSchema', 'items']],
    ['dropped.title', ['title'], ['title']],
    ['dropped.extension', ['properties', 'a', 'x-a'], ['inputSchema', 'properties', 'a', 'x-a']],
    ['dropped.extension', ['extension'], ['extension']],
    ['java.in-full-schema', ['properties', 'a'], ['inputSchema', 'properties', 'a']],
    ['claude.example-invalid', ['inputExamples', 0], ['inputExamples', 0]],
  ])('%s at %j is %j in the tool', (code, path, place) =>
    expect(placeOfLoss({ code, path })).toEqual(place),
  )

  it.each<[Path, string]>([
    [['inputSchema', 'properties', 'order_id', 'examples'], 'order_id.examples'],
    [['inputSchema', 'properties', 'properties', 'items', 'properties', 'a'], 'properties.items.a'],
    [['inputSchema', 'required'], 'required'],
    [['inputSchema'], ''],
    [['outputSchema'], 'outputSchema'],
  ])('%j reads %j', (path, name) => expect(placeName(path)).toBe(name))
})
