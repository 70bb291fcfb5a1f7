import { get, type JsonObject } from '../../../json/node'
import { snakeName } from '../../../reading/parameter-name'
import { readDescription } from '../../../reading/read-tool'
import { parametersOf } from '../../../schema/parameters'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { sayAnswer } from '../../say-answer'

export const saysLimits = defineRule({
  id: 'says-limits',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source:
    'TDQS behaviour 20 %, the weakest dimension (46.1 % below 3); arXiv 2602.14878: 92 % lack it.',
  summary: {
    en: 'The description says the limits: range, paging, permission, cost, side effects.',
    zh: '说明写清限制：范围、分页、权限、费用、副作用。',
  },
  why: {
    en: 'What the model does not know it runs into, and then tries again.',
    zh: '模型不知道的限制，会一头撞上去，然后再试一遍。',
  },
  messages: {
    absent: {
      en: 'The description says nothing of limits: range, paging, permission, cost, side effects, or what happens beyond them.',
      zh: '说明没有提到限制：范围、分页、权限、费用、副作用，以及超出后会怎样。',
    },
  },
  fixes: {
    say: { en: 'Add: {sentence}', zh: '补上：{sentence}' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { description: 'Gets one order of the shop.' })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: '查询商店的一笔订单。' })] },
    ],
  },
  check: ({ tool }, report) => {
    const { text, answers } = readDescription(tool)
    if (text.trim() === '' || answers.limits > 0) return
    report({ message: 'absent', path: answerPath(tool, 'limits'), values: {}, ...fixFor(tool) })
  },
})

/** Parameters by which a caller says how many results one call returns. */
const COUNT_OF_RESULTS =
  /^(?:limit|page_size|per_page|max_results|max_items|results_per_page|num_results|top_k|top_n|page_limit)$/

/** The one limit that the schema knows: how many results a call returns at most. */
function fixFor(tool: JsonObject) {
  const most = parametersOf(tool)
    .filter(({ name, isNested }) => !isNested && COUNT_OF_RESULTS.test(snakeName(name)))
    .map(({ schema }) => get(schema, 'maximum'))
    .find((maximum) => maximum?.kind === 'number')
  if (most?.kind !== 'number') return {}
  return sayAnswer(tool, 'limits', (lang) =>
    lang === 'zh'
      ? `每次最多返回 ${most.raw} 条结果。`
      : `Returns at most ${most.raw} results per call.`,
  )
}
