import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { print } from '../../json/print'
import { probeTool } from '../probe-tool'
import { MISTAKES } from './registry'

const TEXTS = {
  en: {
    tool: 'Books a room.',
    code: 'Id of the booking, e.g. BK-204.',
    unit: 'How long it takes, in minutes (5-120).',
    level: 'How soon: "low" or "high".',
    plain: 'A note for the host.',
    need: 'Required when level is high.',
    apart: 'Cannot be given together with email.',
  },
  zh: {
    tool: '预订会议室，返回预订编号。',
    code: '预订编号，例如BK-204。',
    unit: '时长，单位分钟（5-120）。',
    level: '紧急程度，可选值：low、high。',
    plain: '给主人的留言，不超过50个字。',
    need: '当level为high时必填。',
    apart: '不能同时与email填写。',
  },
} as const

/** A tool that has a place for every kind of mistake. */
const toolIn = (lang: 'en' | 'zh'): JsonObject => {
  const t = TEXTS[lang]
  return fromPlain({
    name: 'book_room',
    description: t.tool,
    inputSchema: {
      type: 'object',
      properties: {
        booking_id: { type: 'string', description: t.code },
        box_code: { type: 'string', examples: ['00713'] },
        start_date: { type: 'string', format: 'date' },
        end_date: { type: 'string', format: 'date' },
        begins_at: { type: 'string', format: 'date-time' },
        duration_minutes: { type: 'integer', description: t.unit },
        level: { type: 'string', description: t.level, enum: ['low', 'high'] },
        note: { type: 'string', description: t.plain },
        reason: { type: 'string', description: t.need },
        phone_no: { type: 'string', description: t.apart, examples: ['+4930123456'] },
        email: { type: 'string', format: 'email' },
        latitude: { type: 'number' },
        longitude: { type: 'number' },
        tags: { type: 'array', items: { type: 'string' }, minItems: 1 },
        guest: { type: 'object', properties: { full_name: { type: 'string' } } },
        ascending: { type: 'boolean' },
        descending: { type: 'boolean' },
      },
      required: ['booking_id', 'start_date'],
    },
  }) as JsonObject
}

const trialsIn = (lang: 'en' | 'zh') =>
  probeTool(toolIn(lang)).places.flatMap(({ trials }) => trials)
const TRIED = { en: trialsIn('en'), zh: trialsIn('zh') }

describe('every kind of mistake', () => {
  it.each(['en', 'zh'] as const)('applies to a tool that has a place for it, in %s', (lang) => {
    const kinds = new Set(TRIED[lang].map(({ mistake }) => mistake))
    expect(MISTAKES.map(({ id }) => id).filter((id) => !kinds.has(id))).toEqual([])
  })

  it.each<['en' | 'zh', string, string]>([
    ['zh', 'placeholder', '"字符串"'],
    ['zh', 'placeholder', '"暂无"'],
    ['zh', 'full-width', '"ＢＫ-２０４"'],
    ['zh', 'value-translated', '"高"'],
    ['zh', 'number-in-words', '"十个左右"'],
    ['en', 'placeholder', '"booking_id_here"'],
    ['en', 'placeholder', '"N/A"'],
    ['en', 'stray-signs', '"BK-204 "'],
    ['en', 'code-spaced', '"BK 204"'],
    ['en', 'code-prefix-missing', '"204"'],
    ['en', 'boolean-as-number', '1'],
    ['en', 'number-in-words', '"1,000"'],
  ])('in %s: %s is %s', (lang, mistake, value) => {
    const values = TRIED[lang]
      .filter((each) => each.mistake === mistake)
      .map((each) => (each.value ? print(each.value, 0) : ''))
    expect(values).toContain(value)
  })

  it('writes dates as people of the language do', () => {
    const spelt = (lang: 'en' | 'zh') =>
      TRIED[lang]
        .filter(({ mistake, variant }) => mistake === 'date-notation' && variant === 'spelt')
        .map(({ value }) => print(value!, 0))
    expect(spelt('zh')[0]).toMatch(/^"\d{4}年\d{1,2}月\d{1,2}日"$/)
    expect(spelt('en')[0]).toMatch(/^"\d{1,2} [A-Z][a-z]{2} \d{4}"$/)
  })

  it('puts all arguments into one, which a closed or a required member stops', () => {
    const trial = TRIED.en.find(({ mistake }) => mistake === 'wrapped')
    expect(trial?.verdict).toMatchObject({ is: 'stopped', keyword: 'required' })
  })
})
