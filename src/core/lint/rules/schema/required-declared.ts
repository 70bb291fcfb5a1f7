import { get, itemsOf, memberOf, type Path, stringOf } from '../../../json/node'
import { inputSchemaOf } from '../../../model/tool'
import { walkSchema } from '../../../schema/walk'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const requiredDeclared = defineRule({
  id: 'required-declared',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'mcpconform, agent-friend 9 and 122; strict modes refuse it. AgentGauge: no effect on picks (0.0 points).',
  summary: {
    en: 'Every required name is a parameter, and stands in the list once.',
    zh: '必填列表里的名称都是已有参数，且不重复。',
  },
  why: {
    en: 'No call can satisfy a required parameter that is not there; strict modes refuse the schema.',
    zh: '必填了不存在的参数，怎么调用都不合格；严格模式会直接拒绝。',
  },
  messages: {
    undeclared: {
      en: '"{name}" is required, but there is no such parameter.',
      zh: '“{name}”是必填项，但没有这个参数。',
    },
    twice: {
      en: '"{name}" stands in the list of required names more than once.',
      zh: '“{name}”在必填列表里出现了不止一次。',
    },
  },
  fixes: { remove: { en: 'Take "{name}" off the list', zh: '从列表中去掉“{name}”' } },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { schema: { required: ['order_number'] } })] },
      { lang: 'zh', tools: [exampleTool('zh', { schema: { required: ['order_number'] } })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { schema: { required: ['order_number', 'city'] } })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { schema: { required: ['order_number', 'order_number'] } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const schema = inputSchemaOf(tool)
    if (!schema) return
    for (const place of walkSchema(schema, ['inputSchema'])) {
      const properties = get(place.schema, 'properties')
      // In a branch the names may be declared outside of it.
      const isBranch = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not'].includes(
        place.keyword ?? '',
      )
      if (
        isBranch ||
        (properties?.kind !== 'object' && place.parent && place.keyword !== 'properties')
      )
        continue
      if (
        ['patternProperties', '$ref', 'allOf', 'anyOf', 'oneOf'].some((key) =>
          memberOf(place.schema, key),
        )
      )
        continue
      const seen = new Set<string>()
      for (const [i, item] of itemsOf(get(place.schema, 'required')).entries()) {
        const name = stringOf(item)
        if (name === undefined) continue
        const path: Path = [...place.path, 'required', i]
        const message = seen.has(name)
          ? 'twice'
          : memberOf(properties, name)
            ? undefined
            : 'undeclared'
        seen.add(name)
        if (!message) continue
        report({
          message,
          path,
          values: { name },
          fix: { id: 'remove', values: { name }, edits: [{ op: 'remove', path }] },
        })
      }
    }
  },
})
