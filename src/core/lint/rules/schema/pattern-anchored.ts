import { str } from '../../../json/node'
import { readPattern } from '../../../schema/pattern'
import { patternsOf } from '../../../schema/places'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const code = (pattern: string, description: string) => ({
  code: { type: 'string', pattern, description },
})

export const patternAnchored = defineRule({
  id: 'pattern-anchored',
  group: 'schema',
  severity: 'info',
  evidence: 'opinion',
  source: 'JSON Schema 2020-12, section 6.3.3: a pattern is not anchored by itself.',
  summary: {
    en: 'A pattern says where the text begins and ends.',
    zh: 'pattern 写明文本的开头和结尾。',
  },
  why: {
    en: 'A pattern is searched for: without ^ and $ it accepts any text that has the form somewhere in it.',
    zh: 'pattern 只要在文本里找得到就算匹配：不写 ^ 和 $，前后夹带别的内容也会通过。',
  },
  messages: {
    open: {
      en: 'The pattern accepts any text that has "{pattern}" somewhere in it.',
      zh: '只要文本里某处符合“{pattern}”，这个 pattern 就会放行。',
    },
  },
  fixes: { anchor: { en: 'Match the whole text', zh: '改为匹配整段文本' } },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { properties: code('^[A-Z]+$', 'Coupon code.') })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: code('^[A-Z]+$', '优惠码。') })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: code('[A-Z]+', 'Coupon code.') })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: code('[A-Z]+', '优惠码。') })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { place, pattern } of patternsOf(tool)) {
      // One that names a start or an end, or reads on to it, was thought about.
      if (pattern === '' || /^\^|\$$|\\b|\.\*/.test(pattern)) continue
      if (readPattern(pattern).reads === 'not') continue
      const path = [...place.path, 'pattern']
      const whole = pattern.includes('|') ? `^(?:${pattern})$` : `^${pattern}$`
      report({
        message: 'open',
        path,
        values: { pattern: pattern.slice(0, 60) },
        fix: { id: 'anchor', values: {}, edits: [{ op: 'set', path, value: str(whole) }] },
      })
    }
  },
})
