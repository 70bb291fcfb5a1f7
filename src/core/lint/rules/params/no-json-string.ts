import type { Edit } from '../../../json/edit'
import { get, type JsonNode, member, memberOf, obj, str, stringOf } from '../../../json/node'
import { askedParameters } from '../../../reading/asked-parameters'
import { packedIn, unpackedText } from '../../../reading/text-of-data'
import type { Parameter } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { isEcho } from '../../echo'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

/** What is passed on as it is has fields of its receiver. */
const PASSED_ON = /(?:body|payload|data|content|value|metadata)(?:_?json)?$/i
const NAMES_FIELDS = /\b(?:fields?|keys?|each|properties)\b|[{[]|字段|每项|每个/i

const tags = (description: string) => ({ tags: { type: 'string', description } })

export const noJsonString = defineRule({
  id: 'no-json-string',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'AF-43 and AF-91: a list in one text, or JSON in a text, where a list or an object can be asked for; agentscope and openai guides agree.',
  summary: {
    en: 'A list is an array and an object is an object, not a text that holds them.',
    zh: '列表就用数组，对象就用对象，不要塞进一段文本。',
  },
  why: {
    en: 'Inside a text nothing is checked: quotes are escaped wrongly, commas in a value split it, a missing field is found out by a failed call.',
    zh: '塞进文本就没有任何校验：引号转义出错、值里的逗号把值拆开、缺了字段要到调用失败才知道。',
  },
  messages: {
    list: {
      en: '"{name}" takes a list written as one text: make it an array.',
      zh: '“{name}”要求把列表写成一段文本：请改成数组。',
    },
    json: {
      en: '"{name}" takes JSON written as a text: give it an object or array with fields of its own.',
      zh: '“{name}”要求把 JSON 写成文本：请改成有自己字段的对象或数组。',
    },
  },
  fixes: { array: { en: 'Make "{name}" an array of texts', zh: '把“{name}”改成文本数组' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: {
              tags: { type: 'array', items: { type: 'string' }, description: 'Tags to set.' },
            },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: {
              table: {
                type: 'string',
                description: '整张表的 JSON 字符串，字段不固定，原样透传。',
              },
            },
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: tags('Comma-separated list of tags to set.') })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: tags('要设置的标签，多个用逗号分隔。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of askedParameters(tool)) {
      const { name, path, schema, text } = parameter
      if (mainTypeOf(schema) !== 'string' || isDeclared(schema)) continue
      const packed = packedIn(text)
      if (!packed || (packed === 'json' && PASSED_ON.test(name) && !NAMES_FIELDS.test(text)))
        continue
      const edits = packed === 'list' ? arrayEdits(parameter) : []
      report({
        message: packed,
        path,
        values: { name },
        ...(edits.length === 0 ? {} : { fix: { id: 'array', values: { name }, edits } }),
      })
    }
  },
})

/** The schema itself says that the text holds data, or which texts there are. */
const isDeclared = (schema: JsonNode): boolean =>
  ['contentMediaType', 'contentSchema', 'enum', 'const'].some((key) => memberOf(schema, key))

/** Only where nothing else in the schema speaks of one text. */
function arrayEdits({ name, path, schema, text }: Parameter): readonly Edit[] {
  const rest = unpackedText(text)
  const isPlain =
    schema.kind === 'object' &&
    schema.members.every(({ key }) => ['type', 'description', 'title'].includes(key))
  if (rest === undefined || !isPlain || /e\.g|example|例|如/i.test(rest)) return []
  if (stringOf(get(schema, 'type')) === undefined) return []
  // Only the words about the list said more than the name.
  if (isEcho(name, rest)) return []
  return [
    { op: 'set', path: [...path, 'type'], value: str('array') },
    { op: 'set', path: [...path, 'items'], value: obj([member('type', str('string'))]) },
    { op: 'set', path: [...path, 'description'], value: str(rest) },
  ]
}
