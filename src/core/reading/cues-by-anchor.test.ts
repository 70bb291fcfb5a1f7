import { describe, expect, it } from 'vitest'
import { textsOfEach } from './cue-texts.fixture'
import { cuesWorthTrying } from './cues-by-anchor'
import { MAY_HAVE } from './flags'
import { MAY_SAY_ACCEPTED, ONLY_ACCEPTED_CUES } from './words/accepted-cues'
import {
  CONFIRMATION_CUES,
  MAY_PROMISE_CONFIRMATION,
  NEVER_WITHOUT,
} from './words/confirmation-cues'
import { CUES } from './words/cues'
import { MAY_POINT_OUT, SENT_ELSEWHERE } from './words/elsewhere-cues'
import { COERCION_CUES } from './words/coercion-cues'
import { BREADTH_CUES, LEAK_CUES, POINTER_CUES, PROMOTION_CUES } from './words/flag-cues'
import { INJECTED_TEXT, MAY_BE_INJECTED } from './words/injected-names'
import { DECIDES, MAY_DECIDE } from './words/judgement-words'
import {
  MAY_SAY_CHANGE,
  OPENS_WITH_CHANGE_ZH,
  ORDERS_CHANGE_EN,
  SAYS_CHANGE_EN,
  SAYS_CHANGE_ZH,
} from './words/promise-verbs'

describe('every alternative of a cue is tried', () => {
  it.each(CUES.map((cue) => [cue.example, cue] as const))('of the one for: %s', (_, cue) => {
    const isTried = (text: string): boolean => cuesWorthTrying(text).includes(cue)
    const met = [...textsOfEach(cue.pattern, isTried)].filter(
      (text) => cue.pattern.test(text) && !cue.unless?.test(text),
    )
    expect(met).not.toEqual([])
    expect(met.filter((text) => !isTried(text))).toEqual([])
  })
})

describe('a first look lets through every text with', () => {
  it.each([
    ['an answer before the work is done', MAY_SAY_ACCEPTED, ONLY_ACCEPTED_CUES],
    ['a confirmation', MAY_PROMISE_CONFIRMATION, [...CONFIRMATION_CUES, NEVER_WITHOUT]],
    ['what the system knows', MAY_BE_INJECTED, INJECTED_TEXT],
    ['a pointer to a document', MAY_POINT_OUT, SENT_ELSEWHERE],
    ['a decision', MAY_DECIDE, [DECIDES]],
    ['a change, in English', MAY_SAY_CHANGE, [...SAYS_CHANGE_EN, ...ORDERS_CHANGE_EN]],
    ['a change, in Chinese', MAY_SAY_CHANGE, [...SAYS_CHANGE_ZH, OPENS_WITH_CHANGE_ZH]],
    ['coercion', MAY_HAVE.coercion!, COERCION_CUES],
    ['a promise of everything', MAY_HAVE.vague_breadth!, BREADTH_CUES],
    ['what is inside', MAY_HAVE.implementation_leak!, LEAK_CUES],
    ['praise', MAY_HAVE.self_promotion!, PROMOTION_CUES],
    ['a pointer to a tool', MAY_HAVE.points_elsewhere!, POINTER_CUES],
  ])('%s', (_, look, cues) => {
    const passes = (text: string): boolean => look.test(text)
    for (const cue of cues) {
      const met = [...textsOfEach(cue, passes)].filter((text) => cue.test(text))
      expect(met).not.toEqual([])
      expect(met.filter((text) => !passes(text))).toEqual([])
    }
  })
})
