import { asDigits, bigIdSign, mayBeNumber } from '../../../schema/big-ids'
import { parametersOf } from '../../../schema/parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const id = (schema: object, description: string) => ({ message_id: { ...schema, description } })

export const idsAreText = defineRule({
  id: 'ids-are-text',
  group: 'schema',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'RFC 8259, section 6: clients agree on integers up to 2^53 only; ids of 64 bits come back with other digits.',
  summary: {
    en: 'An id with more than fifteen digits is a text.',
    zh: '超过十五位的编号用文本，不用数字。',
  },
  why: {
    en: 'A JSON client rounds a number of that size, so the call is about another record than the user meant.',
    zh: '这么长的数字会被 JSON 客户端取整，结果操作的是另一条记录。',
  },
  messages: {
    big: {
      en: '"{name}" is a number with more digits than JSON clients keep ({sign}): make it a text of digits.',
      zh: '“{name}”是数字，位数却超出 JSON 客户端的精确范围（{sign}），应改为数字组成的文本。',
    },
  },
  fixes: { text: { en: 'Make it a text of digits', zh: '改为数字组成的文本' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: id(
              { type: 'integer', maximum: 99999 },
              'Number of the message, such as 42.',
            ),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: id({ type: 'string', pattern: '^[0-9]{1,20}$' }, '消息的雪花编号。'),
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            schema: { required: ['message_id'] },
            properties: id(
              { type: 'integer' },
              'Id of the message, 17 to 19 digits, at most 20. Ask the user when it is not said.',
            ),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            schema: { required: ['message_id'] },
            properties: id(
              { type: 'integer' },
              '消息的雪花编号，最多 20 位数字。用户没说时要追问。',
            ),
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, schema, path, text } of parametersOf(tool)) {
      if (!mayBeNumber(schema)) continue
      const sign = bigIdSign(name, schema, text)
      if (sign === undefined) continue
      const edits = asDigits(schema, path)
      report({
        message: 'big',
        path,
        values: { name, sign },
        ...(edits ? { fix: { id: 'text', values: {}, edits } } : {}),
      })
    }
  },
})
