import { reachedParameters } from '../../../schema/reached-definitions'
import { isEcho } from '../../echo'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noEchoParamDescription = defineRule({
  id: 'no-echo-param-description',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'mcp-toolgauge MCP021, agent-friend 33 and 90; TDQS gives no credit for repeating the schema.',
  summary: {
    en: 'The description of a parameter says more than its name.',
    zh: '参数说明要说出名称没有说的内容。',
  },
  why: {
    en: '"order_id: The order id" costs tokens and tells nothing: say where it comes from and what it looks like.',
    zh: '“order_id：The order id”只费词元不给信息：请写从哪里来、长什么样。',
  },
  messages: {
    echo: {
      en: 'The description of "{name}" only repeats the name.',
      zh: '“{name}”的说明只是重复了名称。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: { order_id: { type: 'string', description: 'The order id.' } },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: { sku: { type: 'string', description: 'SKU' } } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of reachedParameters(tool)) {
      if (!isEcho(parameter.name, parameter.text)) continue
      report({
        message: 'echo',
        path: [...parameter.path, 'description'],
        values: { name: parameter.name },
      })
    }
  },
})
