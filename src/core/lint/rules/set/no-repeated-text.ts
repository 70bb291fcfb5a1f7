import type { JsonObject } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { oncePer } from '../../../once-per'
import { splitSentences } from '../../../reading/sentences'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

/** Shorter sentences are the same by chance, or because the tools are alike. */
const LEAST_LATIN = 80
const LEAST_CHINESE = 30
const LEAST_TOOLS = 3

const HABIT = {
  en: 'Amounts are in the currency of the account, with two decimals, and never include tax or fees.',
  zh: '金额均以账户所用币种计，保留两位小数，一律不含税费和手续费，也不含运费。',
} as const

export const noRepeatedText = defineRule({
  id: 'no-repeated-text',
  group: 'set',
  severity: 'info',
  evidence: 'opinion',
  source: 'agent-friend 61; neon #257: one paragraph of rules in every tool.',
  summary: {
    en: 'A sentence that holds for all tools stands in the system prompt, not in each of them.',
    zh: '对所有工具都成立的话写在系统提示里，不必每个工具重复一遍。',
  },
  why: {
    en: 'It is paid for once per tool in every request, and hides what is special to each.',
    zh: '每个工具都带一遍，每次请求都要付费，还淹没了各自的要点。',
  },
  messages: {
    repeated: {
      en: 'The same sentence stands in {count} tools: "{text}". Say it once, in the system prompt.',
      zh: '同一句话出现在 {count} 个工具里：“{text}”。写一遍，放到系统提示里。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { description: HABIT.en })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: HABIT.zh })] },
    ],
    bad: (['en', 'zh'] as const).map((lang) => ({
      lang,
      tools: ['get_order', 'get_refund', 'list_payments'].map((name) =>
        exampleTool(lang, { name, description: HABIT[lang] }),
      ),
    })),
  },
  check: ({ tools }, report) => {
    if (tools.length < LEAST_TOOLS) return
    const places = new Map<string, number[]>()
    for (const [index, tool] of tools.entries())
      for (const text of longSentences(tool)) places.set(text, [...(places.get(text) ?? []), index])
    for (const [text, indexes] of places) {
      if (indexes.length < LEAST_TOOLS) continue
      const values = { count: indexes.length, text: shortened(text) }
      report({ message: 'repeated', path: ['description'], tool: indexes[0]!, values })
    }
  },
})

const longSentences = oncePer((tool: JsonObject): ReadonlySet<string> => {
  const name = nameOf(tool)
  return new Set(
    splitSentences(descriptionText(tool))
      .map(({ text }) => text)
      .filter((text) => !text.includes(name) || name === '')
      .filter(
        (text) => text.length >= (/[\u3400-\u9fff]/.test(text) ? LEAST_CHINESE : LEAST_LATIN),
      ),
  )
})

const shortened = (text: string): string =>
  text.length <= 100 ? text : `${text.slice(0, 100).trimEnd()} …`
