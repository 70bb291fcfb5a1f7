import { placesOf } from '../../../schema/places'
import { referenceFault } from '../../../schema/reference-fault'
import { str } from '../../../json/node'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const city = (ref: string, definition: object) => ({
  properties: { city: { $ref: ref } },
  schema: { required: ['city'], $defs: { city: definition } },
})

export const referencesResolve = defineRule({
  id: 'references-resolve',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'JSON Schema 2020-12, sections 8.2.3 and 9.4.1; langchain4j #5790, modelcontextprotocol/typescript-sdk #1563: one dangling reference gets the whole list refused.',
  summary: {
    en: 'Every reference leads to a schema in the same document.',
    zh: '每个 $ref 都指向同一份文档里的结构。',
  },
  why: {
    en: 'The model and the program that checks the call see this document only. Where a reference leads nowhere the tool is refused, or the field means nothing.',
    zh: '模型和校验程序只看得到这份文档。引用落空时，工具会被拒绝，或者这个字段没有任何含义。',
  },
  messages: {
    nowhere: {
      en: '"{ref}" leads to nothing in this schema.',
      zh: '“{ref}”在这份结构里找不到。',
    },
    circle: {
      en: '"{ref}" leads back to itself for the same value: a program that checks a call never ends.',
      zh: '“{ref}”对同一个值绕一圈又指回自己，校验程序永远停不下来。',
    },
    outside: {
      en: '"{ref}" is outside this document, where neither the model nor most programs look.',
      zh: '“{ref}”在这份文档之外，模型看不到，多数程序也不会去取。',
    },
  },
  fixes: { point: { en: 'Point to {to}', zh: '改为指向 {to}' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool(
            'en',
            city('#/$defs/city', { type: 'string', description: 'Where it goes.' }),
          ),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool(
            'zh',
            city('#/$defs/city', { type: 'string', description: '包裹送到哪里。' }),
          ),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool(
            'en',
            city('#/definitions/city', { type: 'string', description: 'Where it goes.' }),
          ),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool(
            'zh',
            city('#/$defs/town', { type: 'string', description: '包裹送到哪里。' }),
          ),
        ],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { schema, path, root } of placesOf(tool)) {
      const fault = referenceFault(root, schema)
      if (!fault) continue
      const { kind, ref, to } = fault
      const at = [...path, '$ref']
      report({
        message: kind,
        path: at,
        values: { ref },
        severity: kind === 'outside' ? 'warning' : 'error',
        ...(to === undefined
          ? {}
          : {
              fix: {
                id: 'point',
                values: { to },
                edits: [{ op: 'set', path: at, value: str(to) }],
              },
            }),
      })
    }
  },
})
