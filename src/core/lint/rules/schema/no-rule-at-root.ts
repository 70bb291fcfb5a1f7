import { CLAUDE } from '../../../dialects/profiles/claude'
import { OPENAI } from '../../../dialects/profiles/openai'
import { membersOf } from '../../../json/node'
import { inputSchemaOf } from '../../../model/tool'
import { exampleTool } from '../../example-tool'
import { defineRule, type Lang } from '../../rule'

const OPENAI_REFUSES: ReadonlySet<string> = new Set(OPENAI.rootRefuses.value)
const CLAUDE_REFUSES: ReadonlySet<string> = new Set(CLAUDE.rootRefuses.value)

const TEXTS = {
  en: ['Sets or clears the day of an order. Give either date or clear.', 'The day.', 'Removes it.'],
  zh: ['设置或清除订单的日期。date 与 clear 二选一。', '日期。', '为真时清除。'],
} as const

const setDay = (lang: Lang, schema: Readonly<Record<string, unknown>>) => {
  const [description, date, clear] = TEXTS[lang]
  return exampleTool(lang, {
    name: 'set_order_day',
    description,
    properties: {
      date: { type: 'string', format: 'date', description: date },
      clear: { type: 'boolean', description: clear },
    },
    schema,
  })
}

const either = { oneOf: [{ required: ['date'] }, { required: ['clear'] }] }
const together = { dependentRequired: { clear: ['date'] } }

export const noRuleAtRoot = defineRule({
  id: 'no-rule-at-root',
  group: 'schema',
  severity: 'warning',
  evidence: 'vendor-limit',
  source: `${OPENAI.rootRefuses.page} (openai/openai-agents-python#449), ${CLAUDE.rootRefuses.page}: such a schema is refused as a whole.`,
  summary: {
    en: 'The parameters as a whole carry no condition that OpenAI or Claude refuses.',
    zh: '参数最外层没有OpenAI或Claude会拒收的条件。',
  },
  why: {
    en: 'At the top of the parameters these vendors refuse such a keyword, and with it the request with all its tools. In a sentence, or inside one parameter, the rule reaches the model.',
    zh: '这些平台不接受写在参数最外层的这类关键字，一旦出现，整个请求连同所有工具都会被拒收。写成一句话，或放进某个参数里，规则才到得了模型。',
  },
  messages: {
    both: {
      en: 'OpenAI and Claude refuse "{keyword}" at the top of the parameters: say the rule in the description; their exports then leave it to the text.',
      zh: 'OpenAI和Claude都不接受参数最外层的“{keyword}”：请在说明里把规则写清楚，导出到这两家时只靠文字。',
    },
    openai: {
      en: 'OpenAI refuses "{keyword}" at the top of the parameters: say the rule in the description; its export then leaves it to the text.',
      zh: 'OpenAI不接受参数最外层的“{keyword}”：请在说明里把规则写清楚，导出到OpenAI时只靠文字。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [setDay('en', together)] },
      { lang: 'zh', tools: [setDay('zh', together)] },
    ],
    bad: [
      { lang: 'en', tools: [setDay('en', either)] },
      { lang: 'zh', tools: [setDay('zh', { not: { required: ['date', 'clear'] } })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { key } of membersOf(inputSchemaOf(tool))) {
      if (!OPENAI_REFUSES.has(key) && !CLAUDE_REFUSES.has(key)) continue
      const message = CLAUDE_REFUSES.has(key) ? 'both' : 'openai'
      report({ message, path: ['inputSchema', key], values: { keyword: key } })
    }
  },
})
