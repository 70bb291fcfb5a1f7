import { get, membersOf, str } from '../../../json/node'
import { isTypeName } from '../../../schema/keywords'
import { typeNamesOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const returns = (outputSchema: unknown) => ({ members: { outputSchema } })
const status = { status: { type: 'string', enum: ['sent', 'delivered'] } }

export const outputSchemaValid = defineRule({
  id: 'output-schema-valid',
  group: 'schema',
  severity: 'error',
  evidence: 'vendor-limit',
  needs: 'output',
  source:
    'MCP 2025-11-25, tools: outputSchema is an object whose root type is "object"; its SDKs refuse any other.',
  summary: {
    en: 'The output schema describes an object.',
    zh: '输出 schema 描述的是一个对象。',
  },
  why: {
    en: 'A result is an object with named fields. A client refuses a tool whose output schema says otherwise.',
    zh: '返回结果是带字段名的对象。输出 schema 写成别的，客户端会拒绝这个工具。',
  },
  messages: {
    other: {
      en: 'The output schema is not an object: write it in curly braces.',
      zh: '输出 schema 不是对象，请写在花括号里。',
    },
    root: {
      en: 'The output schema is of {type}; a result is an object with named fields.',
      zh: '输出 schema 的类型是 {type}；返回结果应当是带字段名的对象。',
    },
    untyped: {
      en: 'The output schema does not say that it is an object.',
      zh: '输出 schema 没有写明类型是 object。',
    },
  },
  fixes: { type: { en: 'Add the type object', zh: '补上类型 object' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', returns({ type: 'object', properties: status }))],
      },
      { lang: 'zh', tools: [exampleTool('zh', returns({ type: 'object', properties: status }))] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', returns({ type: 'array', items: { type: 'string' } }))],
      },
      { lang: 'zh', tools: [exampleTool('zh', returns({ properties: status }))] },
    ],
  },
  check: ({ tool }, report) => {
    const schema = get(tool, 'outputSchema')
    if (!schema || schema.kind === 'null') return
    const path = ['outputSchema']
    if (schema.kind !== 'object') {
      report({ message: 'other', path, values: {} })
      return
    }
    const types = typeNamesOf(schema)
    // What is no type at all is told as such, at its place.
    if ((types.length === 1 && types[0] === 'object') || !types.every(isTypeName)) return
    if (types.length > 0) {
      report({ message: 'root', path: [...path, 'type'], values: { type: types.join(' | ') } })
      return
    }
    const isObject = get(schema, 'properties') !== undefined
    const first = membersOf(schema)[0]?.key
    report({
      message: 'untyped',
      path,
      values: {},
      ...(isObject
        ? {
            fix: {
              id: 'type',
              values: {},
              edits: [
                {
                  op: 'set',
                  path: [...path, 'type'],
                  value: str('object'),
                  ...(first === undefined ? {} : { before: first }),
                },
              ],
            },
          }
        : {}),
    })
  },
})
