import { get, itemsOf, memberOf, stringOf } from '../../../json/node'
import { printScalar } from '../../../json/print'
import { proseDefault } from '../../../reading/prose-default'
import { misfitOf } from '../../../schema/misfit'
import { parametersOf } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

export const defaultInSchema = defineRule({
  id: 'default-in-schema',
  group: 'params',
  severity: 'info',
  evidence: 'opinion',
  source: 'agent-friend 30 and 39: a default stands in the schema and in the text alike.',
  summary: {
    en: 'A default that the text states stands in "default".',
    zh: '文字里写的默认值要写进 default。',
  },
  why: {
    en: 'Forms, generated code and checks read the schema only.',
    zh: '表单、生成的代码和校验只看结构。',
  },
  messages: {
    stated: {
      en: 'The text of "{name}" states the default {value}, the schema does not.',
      zh: '“{name}”的文字写了默认值 {value}，结构里没有。',
    },
  },
  fixes: { add: { en: 'Add "default": {value}', zh: '写入 "default": {value}' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size({ default: 20 }, 'Orders on a page, default is 20.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: size({ default: 20 }, '每页条数，默认 20。') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: size({}, 'Orders on a page, default is 20.') })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { properties: size({}, '每页条数，默认 20。') })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of parametersOf(tool)) {
      const { name, path, schema, isRequired } = parameter
      // A required one is never left out, so its default says nothing.
      if (isRequired || memberOf(schema, 'default')) continue
      const known = itemsOf(get(schema, 'enum')).flatMap((item) => stringOf(item) ?? [])
      const node = proseDefault(parameter.text, mainTypeOf(schema), known)
      if (!node) continue
      const value = printScalar(node)
      // A default that its own schema refuses is another fault; writing it down would mend nothing.
      const isFit = misfitOf(node, schema) === undefined
      report({
        message: 'stated',
        path,
        values: { name, value },
        ...(isFit
          ? {
              fix: {
                id: 'add' as const,
                values: { value },
                edits: [{ op: 'set' as const, path: [...path, 'default'], value: node }],
              },
            }
          : {}),
      })
    }
  },
})
