import type { Edit } from '../../../json/edit'
import { get } from '../../../json/node'
import { isBeyondExact } from '../../../schema/numbers'
import { placesOf } from '../../../schema/places'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']
const row = (more: object, description: string) => ({
  row: { type: 'integer', description, ...more },
})

export const boundsAreExact = defineRule({
  id: 'bounds-are-exact',
  group: 'schema',
  severity: 'info',
  evidence: 'guidance',
  source:
    'adiom-data/grpcmcp #5, eseidel/space_gen #345, llama.cpp #16626: "int too big to convert"; RFC 8259, section 6.',
  summary: {
    en: 'Numbers in a schema are no larger than JSON clients can keep.',
    zh: '结构里的数字不超出 JSON 客户端能准确保存的范围。',
  },
  why: {
    en: 'Beyond 9007199254740991 most clients change the digits, and some refuse the request.',
    zh: '超过 9007199254740991，多数客户端会改动末尾的数字，有的还会直接拒绝请求。',
  },
  messages: {
    bound: {
      en: '{keyword} {value} is beyond what JSON clients keep exactly, so it limits nothing. An id is better a text.',
      zh: '{keyword} 的值 {value} 超出了 JSON 客户端的精确范围，起不到限制作用。若是编号，宜用文本。',
    },
  },
  fixes: { drop: { en: 'Take the bounds away', zh: '去掉这样的界限' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: row(
              { minimum: 1, maximum: 9007199254740991 },
              'Position in the list, from 1.',
            ),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { properties: row({ minimum: 1 }, '列表里的位置，从 1 开始。') }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: row({ maximum: 1e19 }, 'Position in the list, from 1.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: row({ minimum: -1e19 }, '列表里的位置。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { schema, path } of placesOf(tool)) {
      if (schema.kind !== 'object') continue
      const beyond = BOUNDS.filter((keyword) => isBeyondExact(get(schema, keyword)))
      const [keyword] = beyond
      if (keyword === undefined) continue
      const edits = beyond.map((each): Edit => ({ op: 'remove', path: [...path, each] }))
      const bound = get(schema, keyword)
      report({
        message: 'bound',
        path: [...path, keyword],
        values: { keyword, value: bound?.kind === 'number' ? bound.raw : '' },
        fix: { id: 'drop', values: {}, edits },
      })
    }
  },
})
