import { get } from '../../../json/node'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const inputSchemaIsObject = defineRule({
  id: 'input-schema-is-object',
  group: 'schema',
  severity: 'error',
  evidence: 'vendor-limit',
  source: 'MCP 2025-11-25, OpenAI and Claude: the schema of a tool’s input is a JSON object.',
  summary: {
    en: 'The input schema is a JSON object.',
    zh: '输入 schema 是一个 JSON 对象。',
  },
  why: {
    en: 'With anything else there the tool has no parameters that could be read, and the request is refused.',
    zh: '写成别的东西，参数就读不出来，请求也会被拒绝。',
  },
  messages: {
    other: {
      en: 'The input schema is not an object: write it in curly braces.',
      zh: '输入 schema 不是对象，请写在花括号里。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { members: { inputSchema: { type: 'object' } } })] },
      { lang: 'zh', tools: [exampleTool('zh', { members: { inputSchema: { type: 'object' } } })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { members: { inputSchema: 3 } })] },
      { lang: 'zh', tools: [exampleTool('zh', { members: { inputSchema: [] } })] },
    ],
  },
  check: ({ tool }, report) => {
    const schema = get(tool, 'inputSchema')
    if (schema && schema.kind !== 'object')
      report({ message: 'other', path: ['inputSchema'], values: {} })
  },
})
