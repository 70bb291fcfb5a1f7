import { memberOf } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { askedParameters } from '../../../reading/asked-parameters'
import { proseValues } from '../../../reading/enum-in-prose'
import { sourceOf } from '../../../reading/value-source'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const order = (description: string) => ({ order_id: { type: 'string', description } })

export const paramSourceStated = defineRule({
  id: 'param-source-stated',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source:
    'The articles: say where a value comes from; jcodemunch and TDQS count it among what a parameter must explain.',
  summary: {
    en: 'The text of an id says where to take it from.',
    zh: '编号类参数要写明从哪里来。',
  },
  why: {
    en: 'An id cannot be guessed: without a source the model makes one up or asks the user for what no user knows.',
    zh: '编号猜不出来：不写来源，模型要么编一个，要么去问用户也不知道的东西。',
  },
  messages: {
    unsaid: { en: 'Nothing says where "{name}" comes from.', zh: '没有写明“{name}”从哪里来。' },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: order('Order id, from search_orders.') })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: order('订单编号，由 search_orders 返回。') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: order('Unique id of the order.'),
            schema: { required: ['order_id'] },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: order('订单唯一编号。'),
            schema: { required: ['order_id'] },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const inText = descriptionText(tool)
    const listed = proseValues(tool)
    for (const parameter of askedParameters(tool)) {
      const { name, path } = parameter
      if (!parameter.isRequired || sourceOf(parameter) !== 'unsaid' || inText.includes(name))
        continue
      // What the text or the schema lists needs no other source.
      if (listed.has(parameter) || memberOf(parameter.schema, 'enum')) continue
      report({ message: 'unsaid', path: [...path, 'description'], values: { name } })
    }
  },
})
