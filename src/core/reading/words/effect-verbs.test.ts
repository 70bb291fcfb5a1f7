import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../json/plain'
import { readTool } from '../read-tool'
import {
  ACTION_VERBS_EN,
  ACTION_VERBS_ZH,
  HEAD_EFFECTS_EN,
  HEAD_VERBS_EN,
  OPENING_READ_ZH,
  OPENING_WRITE_ZH,
} from './effect-verbs'
import { HEAD_VERBS_ZH } from './head-verbs-zh'

/** The verbs of a pattern of alternatives, without what must not follow. */
const verbsIn = ({ source }: RegExp): readonly string[] =>
  source
    .replace(/^\^\(\?:直接\|实时\|自动\)\?|\(\?![^)]*\)|从\.\{[^}]*\}|将\.\{[^}]*\}/g, '')
    .match(/[\u3400-\u9fff]{2,}/g)!

describe('a verb whose effect is known where it opens a text', () => {
  it('is an action there (en)', () => {
    const isHead = (verb: string): boolean => HEAD_VERBS_EN.has(verb)
    expect([...HEAD_EFFECTS_EN.keys()].filter((verb) => !isHead(verb))).toEqual([])
    // One of the lists has its effect everywhere.
    expect([...HEAD_EFFECTS_EN.keys()].filter((verb) => ACTION_VERBS_EN.has(verb))).toEqual([])
  })

  it('is an action there (zh)', () => {
    const head = new RegExp(`^(?:${ACTION_VERBS_ZH.source}|${HEAD_VERBS_ZH})`)
    const verbs = [OPENING_READ_ZH, OPENING_WRITE_ZH].flatMap(verbsIn)
    expect(verbs.length).toBeGreaterThan(50)
    expect(verbs.filter((verb) => !head.test(verb))).toEqual([])
  })

  it.each([
    ['Dispatches a driver to the address of a customer.', 'write'],
    ['Snoozes the alarm of one device for ten minutes.', 'write'],
    ['Advises on the size that fits the measures of a person.', 'read'],
    ['上报一辆共享单车的故障位置。', 'write'],
    ['领取一张会员优惠券。', 'write'],
  ])('%s', (description, effect) => {
    const read = readTool(fromPlain({ name: 'x', description, inputSchema: {} }))
    expect([read.effect, read.answers.does]).toEqual([effect, 2])
  })
})
