import { get } from '../../../json/node'
import { unknownToDraft } from '../../../schema/draft-words'
import { SCHEMA_MEMBERS } from '../../../schema/places'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const DRAFT_7 = 'http://json-schema.org/draft-07/schema#'
const NEWEST = 'https://json-schema.org/draft/2020-12/schema'
const span = (description: string) => ({
  properties: { span: { type: 'array', prefixItems: [{ type: 'string' }], description } },
})

export const keywordsOfDraft = defineRule({
  id: 'keywords-of-draft',
  group: 'schema',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'JSON Schema 2020-12, section 8.1.1; MCP 2025-11-25: without $schema a schema is read as 2020-12.',
  summary: {
    en: 'The keywords of a schema are known to the draft it declares.',
    zh: '结构里的关键字都属于它声明的草案。',
  },
  why: {
    en: 'A validator that goes by the declared draft passes over keywords that came later: the limit is there to read and does not hold.',
    zh: '按声明的草案校验时，后来才有的关键字会被跳过：限制看得见，却不起作用。',
  },
  messages: {
    later: {
      en: '"{keyword}" is of {since}; by the declared {draft} it is ignored.',
      zh: '“{keyword}”从 {since} 才有；按声明的 {draft} 会被忽略。',
    },
  },
  fixes: { undeclare: { en: 'Take "$schema" away', zh: '去掉 $schema' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { ...span('Name of the box.'), schema: { $schema: NEWEST } })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { schema: { $schema: DRAFT_7 } })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { ...span('Name of the box.'), schema: { $schema: DRAFT_7 } })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { ...span('箱子的名称。'), schema: { $schema: DRAFT_7 } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const member of SCHEMA_MEMBERS) {
      const root = get(tool, member)
      if (root?.kind !== 'object') continue
      for (const { path, keyword, draft, since } of unknownToDraft(root, [member]))
        report({
          message: 'later',
          path,
          values: { keyword, draft, since },
          fix: {
            id: 'undeclare',
            values: {},
            edits: [{ op: 'remove', path: [member, '$schema'] }],
          },
        })
    }
  },
})
