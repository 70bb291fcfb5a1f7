import { askedParameters } from '../../../reading/asked-parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const MOST = 10
const MOST_OPTIONAL = 8

const fields = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `field_${i + 1}`,
      { type: 'integer', description: `Field ${i + 1}.` },
    ]),
  )

export const notTooManyParams = defineRule({
  id: 'not-too-many-params',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source:
    'vscode #10642 and AF-29 warn at 15; the articles advise about five independent fields, ten at most.',
  summary: {
    en: 'A tool asks for at most ten parameters, at most eight of them optional.',
    zh: '一个工具最多十个参数，其中可选的不超过八个。',
  },
  why: {
    en: 'Each further field is one more to get wrong; many optional ones are usually several tools in one.',
    zh: '每多一个字段就多一处出错；可选参数太多，往往是几个工具挤在了一起。',
  },
  messages: {
    many: {
      en: '{count} parameters: split the tool, or drop what is hardly used.',
      zh: '共 {count} 个参数：请拆分工具，或去掉少用的参数。',
    },
    optional: {
      en: '{count} optional parameters: split the tool, or drop what is hardly used.',
      zh: '共 {count} 个可选参数：请拆分工具，或去掉少用的参数。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { properties: fields(8) })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: fields(8) })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: fields(9) })] },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: fields(11),
            schema: { required: ['field_1', 'field_2', 'field_3'] },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const own = askedParameters(tool).filter((parameter) => !parameter.isNested)
    const optional = own.filter((parameter) => !parameter.isRequired).length
    const path = ['inputSchema', 'properties']
    if (own.length > MOST) report({ message: 'many', path, values: { count: own.length } })
    else if (optional > MOST_OPTIONAL)
      report({ message: 'optional', path, values: { count: optional } })
  },
})
