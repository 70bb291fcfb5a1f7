import { str } from '../../../json/node'
import { patternFault } from '../../../schema/pattern-faults'
import { patternsOf } from '../../../schema/places'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const code = (pattern: string, description: string, example: string) => ({
  code: { type: 'string', pattern, description, examples: [example] },
})

export const patternValid = defineRule({
  id: 'pattern-valid',
  group: 'schema',
  severity: 'error',
  evidence: 'vendor-limit',
  source:
    'JSON Schema 2020-12, section 6.3.3: an ECMAScript regular expression, read as Unicode. Ajv throws for any other, and takes the whole tool with it.',
  summary: {
    en: 'A pattern is a regular expression that validators can read.',
    zh: 'pattern 是校验器读得懂的正则表达式。',
  },
  why: {
    en: 'One pattern that does not compile makes a validator refuse the tool; one in another dialect lets the wrong values through.',
    zh: '只要有一个 pattern 编译不了，校验器就会拒绝整个工具；换一种语言的写法，则会放过错误的值。',
  },
  messages: {
    unclosed: {
      en: 'The pattern is no regular expression: a bracket or a backslash at its end is left open.',
      zh: '这个 pattern 不是正则表达式：有括号没有闭合，或末尾多了一个反斜杠。',
    },
    nothing: {
      en: 'The pattern is no regular expression: there is nothing to repeat in front of "{part}", character {at}.',
      zh: '这个 pattern 不是正则表达式：第 {at} 个字符“{part}”前面没有可重复的内容。',
    },
    broken: {
      en: 'The pattern is no regular expression: it cannot be read at "{part}", character {at}.',
      zh: '这个 pattern 不是正则表达式：读到第 {at} 个字符“{part}”时出错。',
    },
    foreign: {
      en: '"{part}" in the pattern is of another language; JSON Schema reads patterns as ECMAScript does.',
      zh: 'pattern 里的“{part}”是其他语言的写法；JSON Schema 按 ECMAScript 读正则。',
    },
    escape: {
      en: '"{part}" at character {at} of the pattern is refused where patterns are read as Unicode, as Ajv does by default.',
      zh: 'pattern 第 {at} 个字符处的“{part}”，在按 Unicode 读正则时会被拒绝，Ajv 默认就是这样。',
    },
    slashes: {
      en: 'The slashes around the pattern are taken as part of the text.',
      zh: 'pattern 两端的斜杠会被当成文本的一部分。',
    },
    doubled: {
      en: '"{part}" in the pattern has one backslash too many: it asks for a backslash in the text.',
      zh: 'pattern 里的“{part}”多了一个反斜杠，变成了要求文本里有反斜杠。',
    },
  },
  fixes: { replace: { en: 'Write {pattern}', zh: '改写为 {pattern}' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: code('^[A-Z]{2}-\\d+$', 'Coupon code.', 'AB-12') }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: code('^[A-Z]{2}-\\d+$', '优惠码。', 'AB-12') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: code('\\A[A-Z]{2}-\\d+\\Z', 'Coupon code.', 'AB-12') }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: code('^([A-Z]{2}-\\d+$', '优惠码。', 'AB-12') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { place, pattern } of patternsOf(tool)) {
      const fault = patternFault(pattern)
      if (!fault) continue
      const { kind, part, index, mended } = fault
      const path = [...place.path, 'pattern']
      const fix =
        mended === undefined
          ? {}
          : {
              fix: {
                id: 'replace' as const,
                values: { pattern: mended },
                edits: [{ op: 'set' as const, path, value: str(mended) }],
              },
            }
      const isSure = kind === 'unclosed' || kind === 'nothing' || kind === 'broken'
      report({
        message: kind,
        path,
        values: { part: part.slice(0, 40), at: index + 1 },
        severity: isSure || kind === 'foreign' ? 'error' : 'warning',
        ...fix,
      })
    }
  },
})
