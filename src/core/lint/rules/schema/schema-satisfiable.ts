import type { Edit } from '../../../json/edit'
import { get, getIn, itemsOf, type JsonNode, str } from '../../../json/node'
import { clashesOf } from '../../../schema/clashes'
import type { Contradiction } from '../../../schema/contradiction'
import { exampleTool } from '../../example-tool'
import { defineRule, type FixFor } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

const fixes = {
  swap: { en: 'Swap the two', zh: '把两个值对调' },
  retype: { en: 'Make the type {type}', zh: '把类型改为 {type}' },
  intoItems: { en: 'Move the values to the items', zh: '把取值移到数组元素上' },
  drop: { en: 'Take the empty list away', zh: '去掉空列表' },
} as const

export const schemaSatisfiable = defineRule({
  id: 'schema-satisfiable',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'JSON Schema 2020-12, sections 6 and 10; agent-friend 69 and 132, mcp-ts-core schema-unsatisfiable; openai-agents-python #4354.',
  summary: {
    en: 'Some value fits every schema.',
    zh: '每个结构都至少有一个合格的值。',
  },
  why: {
    en: 'Where two demands exclude each other every call is refused, whatever the model writes.',
    zh: '两个要求互相排斥时，模型怎么写都会被拒绝。',
  },
  messages: {
    clash: {
      en: '"{a}" and "{b}" exclude each other: no value can fit.',
      zh: '“{a}”与“{b}”互相排斥，没有值能同时满足。',
    },
    emptyEnum: {
      en: 'The list of allowed values is empty: no value can fit.',
      zh: '允许的取值列表是空的，没有值能满足。',
    },
    enumType: {
      en: 'None of the values in "{a}" is of {b}.',
      zh: '“{a}”里没有一个值符合 {b}。',
    },
    branches: {
      en: 'No branch of "{a}" can match what is asked beside it.',
      zh: '“{a}”的任何一个分支都与同级的要求不符。',
    },
    endless: {
      en: 'The schema requires itself inside itself: no value ever ends.',
      zh: '这个结构要求自己包含自己，值永远写不完。',
    },
  },
  fixes,
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: size({ minimum: 1, maximum: 50 }, 'Orders on a page.') }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { properties: size({ enum: [10, 20], maximum: 50 }, '每页的单数。') }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: size({ minimum: 50, maximum: 1 }, 'Orders on a page.') }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: size({ enum: ['大', '小'] }, '每页的单数。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const { contradictions, endless } = clashesOf(tool)
    for (const path of endless) report({ message: 'endless', path, values: {} })
    for (const each of contradictions) {
      const fix = fixOf(each, tool)
      report({
        message: MESSAGE[each.kind],
        path: each.path,
        values: { a: each.a, b: each.b },
        ...(fix ? { fix } : {}),
      })
    }
  },
})

const MESSAGE = {
  clash: 'clash',
  'empty-enum': 'emptyEnum',
  'enum-type': 'enumType',
  branches: 'branches',
} as const

function fixOf(
  { kind, path, other }: Contradiction,
  tool: JsonNode,
): FixFor<typeof fixes> | undefined {
  if (kind === 'empty-enum') return { id: 'drop', values: {}, edits: [{ op: 'remove', path }] }
  const here = getIn(tool, path)
  if (kind === 'enum-type') {
    const owner = path.slice(0, -1)
    const kinds = new Set(itemsOf(here).map((item) => item.kind))
    const [only] = kinds
    if (kinds.size > 1 || !here || !only || only === 'object' || only === 'array') return undefined
    if (get(get(getIn(tool, owner), 'type'), 0)) return undefined
    const items = get(getIn(tool, owner), 'items')
    if (items?.kind === 'object' && !get(items, 'enum') && get(items, 'type')) {
      const edits: Edit[] = [
        { op: 'remove', path },
        { op: 'set', path: [...owner, 'items', 'enum'], value: here },
      ]
      return { id: 'intoItems', values: {}, edits }
    }
    const value = str(only)
    return {
      id: 'retype',
      values: { type: only },
      edits: [{ op: 'set', path: [...owner, 'type'], value }],
    }
  }
  const there = other && getIn(tool, other)
  if (!here || !there || here.kind !== 'number' || there.kind !== 'number') return undefined
  if (Number(here.raw) === Number(there.raw)) return undefined
  return {
    id: 'swap',
    values: {},
    edits: [
      { op: 'set', path, value: there },
      { op: 'set', path: other, value: here },
    ],
  }
}
