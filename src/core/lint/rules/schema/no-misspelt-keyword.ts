import type { Edit } from '../../../json/edit'
import {
  arr,
  get,
  itemsOf,
  memberOf,
  membersOf,
  type Path,
  str,
  stringOf,
} from '../../../json/node'
import { KEYWORDS } from '../../../schema/keywords'
import { meantKeyword } from '../../../schema/meant-keyword'
import { parametersOf, type Parameter } from '../../../schema/parameters'
import { placesOf } from '../../../schema/places'
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
    required: {
      en: '"{word}" is no JSON Schema keyword: what is required is named in the list beside the properties.',
      zh: '“{word}”不是 JSON Schema 关键字：必填项要写在 properties 旁的列表里。',
    },
    optional: {
      en: '"optional" is no JSON Schema keyword: what is not in the required list is optional.',
      zh: 'optional 不是 JSON Schema 关键字：不在必填列表里的就是可选。',
    },
  },
  fixes: {
    rename: { en: 'Change it to {keyword}', zh: '改为 {keyword}' },
    required: { en: 'Make the parameter required', zh: '把参数设为必填' },
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
            properties: {
              city: { type: 'string', maxLenght: 20, description: '包裹送到哪里，最多 20 个字。' },
            },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const place of placesOf(tool)) {
      for (const { key, value } of membersOf(place.schema)) {
        if (KEYWORDS.has(key)) continue
        const path = [...place.path, key]
        const flag = value.kind === 'boolean' ? flagOf(key) : undefined
        const parameter = flag && parametersOf(tool).find((p) => p.schema === place.schema)
        if (flag && parameter) {
          const isRequired = value.kind === 'boolean' && value.value === (flag === 'required')
          const edits: Edit[] = [{ op: 'remove', path }, ...listEdits(parameter, isRequired)]
          const fix = { id: flag, values: {}, edits } as const
          const isSaid = flag === 'optional' || isRequired
          report({ message: flag, path, values: { word: key }, ...(isSaid ? { fix } : {}) })
          continue
        }
        const keyword = meantKeyword(key, place.schema)
        if (keyword === undefined) continue
        const isFree = !memberOf(place.schema, keyword)
        const edits: Edit[] = [{ op: 'rename', path, to: keyword }]
        report({
          message: 'meant',
          path,
          values: { word: key, keyword },
          ...(isFree ? { fix: { id: 'rename', values: { keyword }, edits } } : {}),
        })
      }
    }
  },
})

/** A flag on the parameter, where JSON Schema has a list beside the properties. */
function flagOf(word: string): 'required' | 'optional' | undefined {
  if (word === 'optional') return 'optional'
  return /^(?:requires?|mandatory|is_?required|isRequired|必填)$/.test(word)
    ? 'required'
    : undefined
}

/** Puts the name on the list of required ones, or takes it off. */
function listEdits({ name, owner }: Parameter, isRequired: boolean): readonly Edit[] {
  const path: Path = [...owner.path, 'required']
  const list = get(owner.schema, 'required')
  const at = itemsOf(list).findIndex((item) => stringOf(item) === name)
  if (isRequired === at >= 0) return []
  if (!isRequired) return [{ op: 'remove', path: [...path, at] }]
  return list?.kind === 'array'
    ? [{ op: 'insert', path: [...path, list.items.length], value: str(name) }]
    : [{ op: 'set', path, value: arr([str(name)]) }]
}
