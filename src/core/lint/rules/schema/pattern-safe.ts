import { get, itemsOf, str } from '../../../json/node'
import { hangIn } from '../../../schema/pattern-hang'
import { patternsOf } from '../../../schema/places'
import { simplerLoop } from '../../../schema/simpler-loop'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const code = (pattern: string, description: string) => ({
  code: { type: 'string', pattern, description },
})

export const patternSafe = defineRule({
  id: 'pattern-safe',
  group: 'schema',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'apify-mcp-server #991: a schema of 91 bytes and a value of 31 characters held a server for 12.7 seconds; zod #5851, joi #3119.',
  summary: {
    en: 'A pattern cannot hang the program that checks it.',
    zh: 'pattern 不会让校验它的程序卡死。',
  },
  why: {
    en: 'The model writes the text that is matched. Where a pattern can read one text in many ways, thirty characters that do not fit can hold a server for minutes.',
    zh: '被匹配的文本是模型写的。如果一段文本有多种读法，三十个不匹配的字符就能让服务器卡上几分钟。',
  },
  messages: {
    hangs: {
      en: '"{part}" in the pattern reads one text in many ways: on a text that does not fit, a server can hang.',
      zh: 'pattern 里的“{part}”对同一段文本有多种读法：遇到不匹配的文本，服务器可能卡死。',
    },
    untried: {
      en: '"{part}" in the pattern reads one text in many ways: on a text that does not fit, a server can hang. The examples were not tried on it.',
      zh: 'pattern 里的“{part}”对同一段文本有多种读法：遇到不匹配的文本，服务器可能卡死。示例没有拿来试配。',
    },
  },
  fixes: { simplify: { en: 'Repeat once: {pattern}', zh: '只重复一次：{pattern}' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: code('^[a-z]+(?:-[a-z]+)*$', 'Short name of a shop.') }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: code('^(?:\\d{4}-)+\\d$', '店铺的短码。') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: code('^(a+)+$', 'Short name of a shop. Ask the user when it is not said.'),
            schema: { required: ['code'] },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: code('^(\\w+\\s?)*$', '店铺的短码。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { place, pattern } of patternsOf(tool)) {
      const hang = hangIn(pattern)
      if (!hang) continue
      const path = [...place.path, 'pattern']
      const mended = simplerLoop(pattern, hang)
      const has = get(place.schema, 'default') ?? itemsOf(get(place.schema, 'examples'))[0]
      report({
        message: has ? 'untried' : 'hangs',
        path,
        values: { part: hang.part.slice(0, 60) },
        ...(mended === undefined
          ? {}
          : {
              fix: {
                id: 'simplify',
                values: { pattern: mended },
                edits: [{ op: 'set', path, value: str(mended) }],
              },
            }),
      })
    }
  },
})
