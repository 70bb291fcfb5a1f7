import { descriptionText } from '../../../model/description'
import { parametersOf } from '../../../schema/parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noRepeatedSchemaInText = defineRule({
  id: 'no-repeated-schema-in-text',
  group: 'description',
  severity: 'info',
  evidence: 'opinion',
  source: 'TDQS principle 4: no credit for repeating what the schema says.',
  summary: {
    en: 'The description does not list the parameters over again.',
    zh: '说明不再罗列一遍参数。',
  },
  why: {
    en: 'The schema has them already. The second list costs tokens in every request, and one of the two goes stale.',
    zh: '参数结构里已经有了；再列一遍，每次请求都多花 token，而且迟早有一边会过时。',
  },
  messages: {
    repeated: {
      en: 'The description lists {count} parameters that the schema describes.',
      zh: '说明又列了一遍结构里已有说明的 {count} 个参数。',
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
            description: 'Looks up one order.\nArgs:\n  order_number: the number of the order',
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { description: '查询一笔订单。\n参数：\n- order_number：订单号' }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const text = descriptionText(tool)
    if (!LISTS_PARAMETERS.test(text)) return
    const described = parametersOf(tool).filter((each) => !each.isNested && each.text.trim() !== '')
    const listed = namesListed(text)
    const count = described.filter(({ name }) => listed.has(name)).length
    if (count > 0 && count * 2 > described.length)
      report({ message: 'repeated', path: ['description'], values: { count } })
  },
})

const LISTS_PARAMETERS =
  /\b(?:args|arguments|parameters|params|inputs?|fields)\b[^\n]{0,20}[:：]|参数[^\n]{0,8}[:：]|@param\b|:param\b/i

/** The names that stand at the start of a line with a colon, a dash or a type behind them. */
const namesListed = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(LISTED_NAME)].map((hit) => hit[1]!))

const LISTED_NAME =
  /^[ \t]*(?:[-*•]|\d+[.)]|[@:]param)?[ \t]*[`"'*]{0,3}([A-Za-z_][\w.-]*)[`"'*]{0,3}[ \t]*(?:\([^)\n]*\)|（[^）\n]*）)?[ \t]*[:：-]/gm
