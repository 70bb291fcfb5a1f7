import { exampleTool } from '../../example-tool'
import { defineRule, type Lang } from '../../rule'

const VENDOR_MOST = 128
const GUIDE_MOST = 20
const GOOD_MOST = 10

const many = (lang: Lang, count: number) =>
  Array.from({ length: count }, (_, i) => exampleTool(lang, { name: `get_order_${i}` }))

export const setFitsLimits = defineRule({
  id: 'set-fits-limits',
  group: 'set',
  severity: 'warning',
  evidence: 'vendor-limit',
  source:
    'OpenAI takes 128 tools (zed #32946) and its guide asks for fewer than 20; skillcheck #15 and TDQS for 10 to 15; RAG-MCP: picks fall sharply past 100.',
  summary: {
    en: 'The set is small enough to be handed out at once.',
    zh: '工具数量不超过一次能交给模型的上限。',
  },
  why: {
    en: 'Each further tool costs tokens in every request and makes the right one harder to find.',
    zh: '每多一个工具，每次请求都多花词元，也更难选对。',
  },
  messages: {
    refused: {
      en: '{count} tools: OpenAI takes at most {max} in one request.',
      zh: '共 {count} 个工具：OpenAI一次请求最多接受 {max} 个。',
    },
    many: {
      en: '{count} tools: picks are surest below {max}; hand out groups by task.',
      zh: '共 {count} 个工具：少于 {max} 个时选得最准，可按任务分组提供。',
    },
    several: {
      en: '{count} tools: up to {max} are a good size; see whether all belong to one task.',
      zh: '共 {count} 个工具：不超过 {max} 个最合适，看看是否都属于同一类任务。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: many('en', GUIDE_MOST + 1) },
      { lang: 'zh', tools: many('zh', GOOD_MOST + 1) },
    ],
  },
  check: ({ tools }, report) => {
    const count = tools.length
    // About the set as a whole, so no tool is named.
    const place = { path: [] }
    if (count > VENDOR_MOST)
      report({ ...place, message: 'refused', values: { count, max: VENDOR_MOST } })
    else if (count > GUIDE_MOST)
      report({ ...place, message: 'many', values: { count, max: GUIDE_MOST } })
    else if (count > GOOD_MOST)
      report({ ...place, message: 'several', values: { count, max: GOOD_MOST }, severity: 'info' })
  },
})
