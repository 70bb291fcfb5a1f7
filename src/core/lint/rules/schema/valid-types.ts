import { get, itemsOf, type JsonNode, type Path, str, stringOf } from '../../../json/node'
import { isTypeName } from '../../../schema/keywords'
import { placesOf } from '../../../schema/places'
import { meantType } from '../../../schema/type-aliases'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const validTypes = defineRule({
  id: 'valid-types',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'JSON Schema 2020-12, section 6.1.1; google/adk-python #1822 and four more reports of lists refused.',
  summary: {
    en: 'Types are the seven of JSON Schema.',
    zh: '类型只能是 JSON Schema 的七种。',
  },
  why: {
    en: 'A host that checks the schema refuses the whole list of tools for "float" or "dict".',
    zh: '平台校验时遇到 float、dict 这样的类型，会拒绝整份工具列表。',
  },
  messages: {
    unknown: {
      en: '"{type}" is no JSON Schema type.',
      zh: '“{type}”不是 JSON Schema 的类型。',
    },
    notText: {
      en: 'The type must be one of the seven names, or a list of them.',
      zh: 'type 的值应当是七种类型名之一，或它们的列表。',
    },
  },
  fixes: { replace: { en: 'Change it to {to}', zh: '改为 {to}' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: { rate: { type: 'number', description: 'Share of the price.' } },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: { rate: { type: ['number', 'null'], description: '折扣占原价的比例。' } },
          }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: {
              rate: { type: 'float', minimum: 0, maximum: 1, description: 'Share of the price.' },
            },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: {
              filter: {
                type: 'dict',
                additionalProperties: { type: 'string' },
                description: '按字段筛选的条件。',
              },
            },
          }),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const place of placesOf(tool)) {
      for (const { path, node } of typeValues(get(place.schema, 'type'), [...place.path, 'type'])) {
        const type = stringOf(node)
        if (type === undefined) report({ message: 'notText', path, values: {} })
        else if (!isTypeName(type))
          report({ message: 'unknown', path, values: { type }, ...fixFor(type, path) })
      }
    }
  },
})

function typeValues(
  node: JsonNode | undefined,
  path: Path,
): readonly { path: Path; node: JsonNode }[] {
  if (!node) return []
  if (node.kind !== 'array') return [{ path, node }]
  return itemsOf(node).map((item, i) => ({ path: [...path, i], node: item }))
}

function fixFor(type: string, path: Path) {
  const to = meantType(type)
  if (to === undefined) return {}
  return {
    fix: {
      id: 'replace' as const,
      values: { to },
      edits: [{ op: 'set' as const, path, value: str(to) }],
    },
  }
}
