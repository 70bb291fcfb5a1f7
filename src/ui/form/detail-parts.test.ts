import { describe, expect, it } from 'vitest'
import { KINDS, type Kind } from '../../core/model/parameter-kind'
import { KEYWORDS } from '../../core/schema/keywords'
import { DETAIL_PARTS } from './detail-parts'

const kinds: readonly Kind[] = [...KINDS, 'mixed', 'other']

describe('the parts of an open row', () => {
  it('each have their own id and edit keywords of JSON Schema', () => {
    const ids = DETAIL_PARTS.map((part) => part.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const part of DETAIL_PARTS)
      for (const keyword of part.keywords) expect(KEYWORDS.has(keyword)).toBe(true)
  })

  it.each(kinds)(
    'edit no keyword twice for the kind %s, and always a default and examples',
    (kind) => {
      const keywords = DETAIL_PARTS.filter((part) => part.kinds.includes(kind)).flatMap(
        (part) => part.keywords,
      )
      expect(new Set(keywords).size).toBe(keywords.length)
      expect(keywords).toEqual(expect.arrayContaining(['default', 'examples']))
    },
  )
})
