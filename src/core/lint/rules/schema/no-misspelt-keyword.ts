import type { Edit } from '../../../json/edit'
import {
  booleanOf,
  get,
  itemsOf,
  memberOf,
  membersOf,
  type Path,
  stringOf,
} from '../../../json/node'
import { inputSchemaOf } from '../../../model/tool'
import { meantKeyword } from '../../../schema/meant-keyword'
import { parametersOf, type Parameter } from '../../../schema/parameters'
import { walkSchema } from '../../../schema/walk'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noMisspeltKeyword = defineRule({
  id: 'no-misspelt-keyword',
  group: 'schema',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'ajv #2668, #781: unknown words pass every check, so the limit the author meant never exists.',
  summary: {
    en: 'Keywords are spelt as JSON Schema has them.',
    zh: '关键字按 JSON Schema 的写法拼写。',
  },
  why: {
    en: 'A validator passes over a word it does not know: with "min" there is no minimum.',
    zh: '校验器会跳过不认识的词：写成 min，就等于没有下限。',
  },
  messages: {
    meant: {
      en: '"{word}" is no JSON Schema keyword; "{keyword}" is.',
      zh: '“{word}”不是 JSON Schema 关键字，应为“{keyword}”。',
    },
    optional: {
      en: '"optional" is no JSON Schema keyword: what is not in the required list is optional.',
      zh: 'optional 不是 JSON Schema 关键字：不在必填列表里的就是可选。',
    },
  },
  fixes: {
    rename: { en: 'Change it to {keyword}', zh: '改为 {keyword}' },
    optional: { en: 'Make the parameter optional', zh: '把参数设为可选' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: {
              size: { type: 'integer', minimum: 1, 'x-min': 1, description: 'Orders on a page.' },
            },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: { min: { type: 'integer', description: '起订数量，单位为件。' } },
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: { size: { type: 'integer', min: 1, description: 'Orders on a page.' } },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: { city: { type: 'string', maxLenght: 20, description: '包裹送到哪里。' } },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    const schema = inputSchemaOf(tool)
    if (!schema) return
    const parameters = parametersOf(tool)
    for (const place of walkSchema(schema, ['inputSchema'])) {
      for (const { key, value } of membersOf(place.schema)) {
        const path = [...place.path, key]
        const parameter =
          key === 'optional' ? parameters.find((p) => p.schema === place.schema) : undefined
        if (key === 'optional' && value.kind === 'boolean' && parameter) {
          const edits = optionalEdits(parameter, path, booleanOf(value) === true)
          report({
            message: 'optional',
            path,
            values: {},
            fix: { id: 'optional', values: {}, edits },
          })
          continue
        }
        const keyword = meantKeyword(key, place.schema)
        if (keyword === undefined) continue
        const isFree = !memberOf(place.schema, keyword)
        report({
          message: 'meant',
          path,
          values: { word: key, keyword },
          ...(isFree
            ? {
                fix: {
                  id: 'rename',
                  values: { keyword },
                  edits: [{ op: 'rename', path, to: keyword }],
                },
              }
            : {}),
        })
      }
    }
  },
})

function optionalEdits({ name, owner }: Parameter, path: Path, isOptional: boolean): Edit[] {
  const at = itemsOf(get(owner.schema, 'required')).findIndex((item) => stringOf(item) === name)
  const unlist: Edit[] =
    isOptional && at >= 0 ? [{ op: 'remove', path: [...owner.path, 'required', at] }] : []
  return [{ op: 'remove', path }, ...unlist]
}
