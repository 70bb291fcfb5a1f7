import { booleanOf, get, itemsOf, stringOf } from '../../../json/node'
import { parametersOf } from '../../../schema/parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const page = (description: string) => ({ page: { type: 'integer', description, default: 1 } })

export const noRequiredDefault = defineRule({
  id: 'no-required-default',
  group: 'schema',
  severity: 'info',
  evidence: 'guidance',
  source:
    'agent-friend 55 and 137; JSON Schema 2020-12, section 9.2: a default is for what is left out.',
  summary: {
    en: 'What has a default is not required.',
    zh: '有默认值的参数不设为必填。',
  },
  why: {
    en: 'A default is what happens when the parameter is left out; a required one is never left out, so the two say opposite things.',
    zh: '默认值用于参数没传的时候；必填参数不会不传，两者互相矛盾。',
  },
  messages: {
    both: {
      en: '"{name}" is required and has a default, which then never applies.',
      zh: '“{name}”既是必填又有默认值，默认值永远用不上。',
    },
  },
  fixes: { optional: { en: 'Make "{name}" optional', zh: '把“{name}”设为可选' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: page('Page of the list, by default 1.') })],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: page('列表的页码，默认为 1。'),
            schema: { required: ['page'] },
            members: { strict: true },
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: page('Page of the list, by default 1.'),
            schema: { required: ['page'] },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: page('列表的页码，默认为 1。'),
            schema: { required: ['page'] },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    // Strict modes want every name in the list.
    if (booleanOf(get(tool, 'strict')) === true) return
    for (const { name, schema, path, owner, isRequired } of parametersOf(tool)) {
      const fallback = get(schema, 'default')
      // An empty default is how generators write that there is none.
      if (!isRequired || !fallback || fallback.kind === 'null' || stringOf(fallback) === '')
        continue
      const list = itemsOf(get(owner.schema, 'required'))
      const at = list.findLastIndex((item) => stringOf(item) === name)
      report({
        message: 'both',
        path: [...path, 'default'],
        values: { name },
        fix: {
          id: 'optional',
          values: { name },
          edits: [{ op: 'remove', path: [...owner.path, 'required', at] }],
        },
      })
    }
  },
})
