import { describe, expect, it } from 'vitest'
import { OFFER_KINDS, OFFER_SENTENCES } from './offer-sentences'

describe('the sentences that are offered', () => {
  it('are one for each kind, with the same slots in both languages, and quote once', () => {
    expect(Object.keys(OFFER_SENTENCES)).toEqual([...OFFER_KINDS])
    for (const kind of OFFER_KINDS) {
      const { en, zh } = OFFER_SENTENCES[kind].sentence
      const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String)
      expect(slots(zh)).toEqual(slots(en))
      expect(slots(en).filter((slot) => slot === '{cases}')).toHaveLength(1)
      expect(en).toMatch(/^[A-Z].*\.$/)
      expect(zh).toMatch(/。$/)
      expect(zh).not.toMatch(/[,;:.!?]/)
    }
  })
})
