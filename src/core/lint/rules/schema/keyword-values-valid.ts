import { get, getIn } from '../../../json/node'
import { shown } from '../../../json/shown'
import { KEYWORDS } from '../../../schema/keywords'
import { illegalPlaces } from '../../../schema/legality'
import { mendedKeyword } from '../../../schema/mended-keyword'
import { SCHEMA_MEMBERS } from '../../../schema/places'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

/** What other rules tell, in words of their own. */
const TOLD_ELSEWHERE = new Set(['type', 'required', 'pattern'])

export const keywordValuesValid = defineRule({
  id: 'keyword-values-valid',
  group: 'schema',
  severity: 'error',
  evidence: 'vendor-limit',
  source:
    'The meta-schema of JSON Schema 2020-12; mcp-go #224, api-schema-builder #86: clients that check it drop the tool.',
  summary: {
    en: 'Each keyword holds the kind of value it asks for.',
    zh: '每个关键字的值都是它要求的种类。',
  },
  why: {
    en: 'A limit written as a text, or null where a list of fields belongs, limits nothing, and a host that checks schemas refuses the tool.',
    zh: '把上限写成文本，或该写字段的地方写了 null，等于没有限制；会检查结构的平台则直接拒绝这个工具。',
  },
  messages: {
    number: {
      en: '"{keyword}" must be a number, not {value}.',
      zh: '“{keyword}”应当是数字，不能是 {value}。',
    },
    count: {
      en: '"{keyword}" must be a whole number from 0, not {value}.',
      zh: '“{keyword}”应当是不小于 0 的整数，不能是 {value}。',
    },
    flag: {
      en: '"{keyword}" must be true or false, not {value}.',
      zh: '“{keyword}”应当是 true 或 false，不能是 {value}。',
    },
    text: {
      en: '"{keyword}" must be a text, not {value}.',
      zh: '“{keyword}”应当是文本，不能是 {value}。',
    },
    list: {
      en: '"{keyword}" must be a list that is not empty, not {value}.',
      zh: '“{keyword}”应当是非空列表，不能是 {value}。',
    },
    map: {
      en: '"{keyword}" must be an object of names and schemas, not {value}.',
      zh: '“{keyword}”应当是“名称：结构”组成的对象，不能是 {value}。',
    },
    schema: {
      en: 'In "{keyword}" stands {value}, where a schema belongs.',
      zh: '“{keyword}”里应当是一个结构，却写了 {value}。',
    },
  },
  fixes: {
    number: { en: 'Write {to}', zh: '改写为 {to}' },
    drop: { en: 'Take it away', zh: '去掉' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: size({ minimum: 1 }, 'Orders on a page.') })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: size({ exclusiveMinimum: 0 }, '每页的单数。') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: size({ minimum: '1' }, 'Orders on a page.') })],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: size({ minimum: 0, exclusiveMinimum: true }, '每页的单数。'),
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const member of SCHEMA_MEMBERS) {
      const root = get(tool, member)
      if (root?.kind !== 'object') continue
      for (const { path, keyword } of illegalPlaces(root, [member])) {
        const node = getIn(tool, path)
        if (!node || TOLD_ELSEWHERE.has(keyword)) continue
        // A list under items is told with its repair; a list of names among the parameters too.
        if (keyword === 'items' && node.kind === 'array') continue
        if (path.at(-1) === 'required' && node.kind === 'array') continue
        const isKeyword = path.at(-1) === keyword
        const message = isKeyword ? (MESSAGE[KEYWORDS.get(keyword)!.holds] ?? 'schema') : 'schema'
        const mended = mendedKeyword(tool, path, keyword)
        const fix = mended && {
          id: mended.to === undefined ? ('drop' as const) : ('number' as const),
          values: { to: mended.to ?? '' },
          edits: mended.edits,
        }
        report({
          message,
          path,
          values: { keyword, value: shown(node) },
          ...(fix ? { fix } : {}),
        })
      }
    }
  },
})

const MESSAGE: Readonly<Record<string, 'number' | 'count' | 'flag' | 'text' | 'list' | 'map'>> = {
  number: 'number',
  count: 'count',
  flag: 'flag',
  text: 'text',
  'literal-list': 'list',
  'schema-list': 'list',
  'schema-map': 'map',
}
