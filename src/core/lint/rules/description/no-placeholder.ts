import { readTool } from '../../../reading/read-tool'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noPlaceholder = defineRule({
  id: 'no-placeholder',
  group: 'description',
  severity: 'error',
  evidence: 'opinion',
  source: 'mcp-toolgauge MCP015, agent-friend 70 and 96.',
  summary: {
    en: 'No text is left to be filled in.',
    zh: '没有留待补充的文字。',
  },
  why: {
    en: 'The model reads "TODO" as it stands.',
    zh: '模型会原样读到“TODO”。',
  },
  messages: {
    placeholder: {
      en: 'The description still has text to be filled in.',
      zh: '说明里还有待补充的文字。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { description: 'TODO' })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: '待补充' })] },
    ],
  },
  check: ({ tool }, report) => {
    if (!readTool(tool).flags.includes('placeholder')) return
    report({ message: 'placeholder', path: ['description'], values: {} })
  },
})
