import { flaggedIn } from '../../../reading/flagged-sentence'
import { readTool } from '../../../reading/read-tool'
import { exampleTool } from '../../example-tool'
import { quoted } from '../../quoted'
import { defineRule } from '../../rule'

export const noBreadthWords = defineRule({
  id: 'no-breadth-words',
  group: 'description',
  severity: 'warning',
  evidence: 'guidance',
  source: 'Tool-design guides: a promise of a whole area gives no way to tell when the tool fits.',
  summary: {
    en: 'The description names actions, not a whole area.',
    zh: '说明写具体动作，不许诺整个领域。',
  },
  why: {
    en: '"Handles anything related to refunds" fits every question about refunds, so the tool is used for those it cannot answer.',
    zh: '“处理退款相关事务”什么退款问题都对得上，模型就会拿它做它做不到的事。',
  },
  messages: {
    breadth: {
      en: 'The description promises a whole area: "{sentence}". Say which actions the tool takes.',
      zh: '说明许诺了整个领域：“{sentence}”。请写明具体能做哪些动作。',
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
        tools: [exampleTool('en', { description: 'Handles all tasks related to orders.' })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { description: '处理订单相关事务。' })] },
    ],
  },
  check: ({ tool }, report) => {
    const found = flaggedIn(tool, 'vague_breadth')
    if (!found) return
    // Another sentence says clearly what the tool does, so this one promises nothing by itself.
    if (
      readTool(tool).sentences.some(
        ({ text, answers }) => answers.does === 2 && text !== found.sentence,
      )
    )
      return
    const { path, sentence } = found
    report({ message: 'breadth', path, values: { sentence: quoted(tool, sentence) } })
  },
})
