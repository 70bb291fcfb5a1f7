import { descriptionText } from '../../../model/description'
import { askedParameters } from '../../../reading/asked-parameters'
import { codedValues } from '../../../reading/coded-values'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const level = (description: string) => ({
  urgency: { enum: ['P1', 'P2'], type: 'string', description },
})

export const enumValuesExplained = defineRule({
  id: 'enum-values-explained',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source:
    'The articles: every value of an enumeration is explained; AF-31 asks the same of long lists.',
  summary: {
    en: 'Codes in "enum" are explained in the text.',
    zh: 'enum 里的代码要在文字里解释。',
  },
  why: {
    en: '"1" or "P2" says nothing: the model picks by what such codes usually mean elsewhere.',
    zh: '“1”“P2”本身没有意思，模型只能按别处的惯例去猜。',
  },
  messages: {
    coded: {
      en: 'Nothing explains the values {values} of "{name}".',
      zh: '没有解释“{name}”的取值 {values}。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: level('P1 = stops work, P2 = can wait.') })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: level('P1 表示停工，P2 表示可以等。') })],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: level('Urgency of the ticket.') })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: level('工单的紧急程度。') })] },
    ],
  },
  check: ({ tool }, report) => {
    const inText = descriptionText(tool)
    for (const parameter of askedParameters(tool)) {
      const coded = codedValues(parameter, inText)
      if (coded.length === 0) continue
      const { name, path } = parameter
      const values = coded.slice(0, 5).join(', ')
      report({ message: 'coded', path: [...path, 'enum'], values: { name, values } })
    }
  },
})
