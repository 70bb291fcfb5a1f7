import { get } from '../../../json/node'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const nameIsText = defineRule({
  id: 'name-is-text',
  group: 'naming',
  severity: 'error',
  evidence: 'vendor-limit',
  source: 'Every vendor’s tool object: the name is a string (MCP 2025-11-25, OpenAI, Claude).',
  summary: { en: 'The name is a text.', zh: '名称是文本。' },
  why: {
    en: 'A request with any other name is refused as a whole.',
    zh: '名称不是文本时，整个请求都会被拒绝。',
  },
  messages: {
    other: {
      en: 'The name is not a text: write it in quotes.',
      zh: '名称不是文本，请加上引号。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'get_order' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'get_order' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { members: { name: 7 } })] },
      { lang: 'zh', tools: [exampleTool('zh', { members: { name: null } })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = get(tool, 'name')
    if (name && name.kind !== 'string') report({ message: 'other', path: ['name'], values: {} })
  },
})
