import type { JsonObject } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { readDescription } from '../../../reading/read-tool'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'
import { sayAnswer } from '../../say-answer'

export const saysWhenNot = defineRule({
  id: 'says-when-not',
  group: 'description',
  severity: 'info',
  evidence: 'study',
  source:
    'TDQS: the top grade needs when, when not and a named alternative; practice in cloudflare #319, supabase #235.',
  summary: {
    en: 'The description says when not to use the tool, and what to use instead.',
    zh: '说明写清什么时候不要用，以及该改用哪个工具。',
  },
  why: {
    en: 'It prevents the most wrong picks between tools that look alike.',
    zh: '工具相近时，这一句最能避免选错。',
  },
  messages: {
    absent: {
      en: 'The description does not say when not to use the tool, or which tool instead.',
      zh: '说明没有写什么时候不要用、该改用哪个工具。',
    },
    sibling: {
      en: 'The description does not say when to use "{tool}" instead, which the contract sends the model to.',
      zh: '说明没有写什么时候该改用“{tool}”，而约定里会把模型引到它那里。',
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
    if (text.trim() === '' || answers.whenNot > 0) return
    const path = answerPath(tool, 'whenNot')
    const signal = contractOf(tool)?.signals.find((each) => each.tool !== undefined)
    if (signal?.tool === undefined) report({ message: 'absent', path, values: {} })
    else
      report({
        message: 'sibling',
        path,
        values: { tool: signal.tool },
        ...fixFor(tool, signal.tool, signal.meaning),
      })
  },
})

/** What the signal means is when the other tool is the right one. */
function fixFor(tool: JsonObject, other: string, meaning: string | undefined) {
  if (meaning === undefined) return {}
  const when = meaning.trim().replace(/[.。]$/, '')
  const first = when[0]!.toLowerCase() + when.slice(1)
  return sayAnswer(tool, 'whenNot', (lang) =>
    lang === 'zh'
      ? `不适用于以下情况：${when}，此时请改用 ${other}。`
      : `Do not use it when ${first}: use ${other} instead.`,
  )
}
