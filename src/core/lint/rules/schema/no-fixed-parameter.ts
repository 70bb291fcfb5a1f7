import type { Edit } from '../../../json/edit'
import { arr, get, itemsOf, type JsonNode, member, obj, str, stringOf } from '../../../json/node'
import { shown } from '../../../json/shown'
import { contractOf } from '../../../model/contract'
import { parametersOf } from '../../../schema/parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const version = (schema: object, description: string) => ({ version: { ...schema, description } })

export const noFixedParameter = defineRule({
  id: 'no-fixed-parameter',
  group: 'schema',
  severity: 'info',
  evidence: 'guidance',
  source: 'OpenAI, function calling guide: do not make the model fill in what you already know.',
  summary: {
    en: 'The model is not asked for what can have one value only.',
    zh: '只有一个取值的参数，不必让模型填。',
  },
  why: {
    en: 'A value that is always the same costs tokens and can only be got wrong; the program knows it already.',
    zh: '永远不变的值只会白费 token，还可能填错；程序本来就知道它。',
  },
  messages: {
    fixed: {
      en: '"{name}" can only be {value}: let the program fill it in.',
      zh: '“{name}”只能是 {value}，让程序填即可。',
    },
  },
  fixes: { inject: { en: 'Let the program fill in "{name}"', zh: '由程序填写“{name}”' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: version({ type: 'string', enum: ['v1', 'v2'] }, 'Version of the form.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: version({ type: 'string', const: 'v2' }, '表单版本。'),
            members: { contract: { injected: [{ name: 'version' }] } },
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: version({ type: 'string', const: 'v2' }, 'Version of the form.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: version({ type: 'string', enum: ['v2'] }, '表单版本。'),
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const injected = new Set(contractOf(tool)?.injected.map(({ name }) => name))
    for (const { name, schema, path, text, isNested, isRequired } of parametersOf(tool)) {
      // In a branch one value tells it from the others; a yes to be given is the user's to give.
      if (isNested || injected.has(name) || /confirm|确认/i.test(name)) continue
      // What may be left out is a choice between the value and none, where nothing says otherwise.
      const isFixed =
        isRequired || get(schema, 'default') || /version|版本/i.test(`${name} ${text}`)
      if (!isFixed) continue
      const value = onlyValue(schema)
      if (!value || value.kind === 'null') continue
      report({
        message: 'fixed',
        path,
        values: { name, value: shown(value) },
        fix: { id: 'inject', values: { name }, edits: [injecting(tool, name, value)] },
      })
    }
  },
})

function onlyValue(schema: JsonNode): JsonNode | undefined {
  const choices = itemsOf(get(schema, 'enum'))
  return get(schema, 'const') ?? (choices.length === 1 ? choices[0] : undefined)
}

function injecting(tool: JsonNode, name: string, value: JsonNode): Edit {
  const source = str(stringOf(value) ?? shown(value))
  const entry = obj([member('name', str(name)), member('source', source)])
  const list = get(get(tool, 'contract'), 'injected')
  return list?.kind === 'array'
    ? { op: 'insert', path: ['contract', 'injected', list.items.length], value: entry }
    : { op: 'set', path: ['contract', 'injected'], value: arr([entry]) }
}
