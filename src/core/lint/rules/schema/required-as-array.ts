import type { Edit } from '../../../json/edit'
import { arr, get, itemsOf, str, stringOf } from '../../../json/node'
import { inputSchemaOf } from '../../../model/tool'
import { parametersOf, type Parameter } from '../../../schema/parameters'
import { walkSchema } from '../../../schema/walk'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const requiredAsArray = defineRule({
  id: 'required-as-array',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'JSON Schema 2020-12, section 6.5.3; Dolibarr #38290, mcp-gsuite #61: Claude refuses the list.',
  summary: {
    en: 'What is required stands in a list beside the properties, not on each of them.',
    zh: '必填项写在 properties 旁的列表里，而不是写在每个参数上。',
  },
  why: {
    en: 'Since draft 4 "required" is a list of names; a true or false on a parameter is refused or ignored.',
    zh: '从草案 4 起 required 就是名称列表；写在参数上的 true、false 会被拒绝或忽略。',
  },
  messages: {
    flag: {
      en: '"required" on the parameter "{name}" belongs in the list of required names.',
      zh: '参数“{name}”上的 required 应当移到必填列表里。',
    },
    misplaced: {
      en: 'The list of required names stands among the parameters, where it is taken for one.',
      zh: '必填列表写进了 properties，会被当成一个参数。',
    },
    notList: {
      en: '"required" must be a list of names.',
      zh: 'required 应当是名称列表。',
    },
  },
  fixes: {
    move: { en: 'Move it to the list', zh: '移到必填列表' },
    lift: { en: 'Move it beside the properties', zh: '移到 properties 旁边' },
    drop: { en: 'Take it away', zh: '去掉' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { schema: { required: ['order_number'] } })] },
      { lang: 'zh', tools: [exampleTool('zh', { schema: { required: [] } })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: {
              city: {
                type: 'string',
                description: 'Where the parcel goes. Ask the user when it is not said.',
                required: true,
              },
            },
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', {
            properties: {
              city: { type: 'string', description: '包裹送到哪里。', required: false },
            },
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
      const inside = get(get(place.schema, 'properties'), 'required')
      if (inside?.kind === 'array') {
        const from = [...place.path, 'properties', 'required']
        const list = get(place.schema, 'required')
        const edits: Edit[] = [{ op: 'remove', path: from }]
        if (!list) edits.push({ op: 'set', path: [...place.path, 'required'], value: inside })
        const fix = { id: 'lift', values: {}, edits } as const
        report({ message: 'misplaced', path: from, values: {}, ...(list ? {} : { fix }) })
      }
      const required = get(place.schema, 'required')
      if (!required || required.kind === 'array') continue
      const path = [...place.path, 'required']
      const parameter = parameters.find((p) => p.schema === place.schema)
      if (required.kind !== 'boolean' || !parameter) {
        const fix =
          required.kind === 'null'
            ? ({ fix: { id: 'drop', values: {}, edits: [{ op: 'remove', path }] } } as const)
            : {}
        report({ message: 'notList', path, values: {}, ...fix })
      } else
        report({
          message: 'flag',
          path,
          values: { name: parameter.name },
          fix: {
            id: required.value ? 'move' : 'drop',
            values: {},
            edits: [{ op: 'remove', path }, ...(required.value ? listed(parameter) : [])],
          },
        })
    }
  },
})

/** Adds the name to its owner's list, which is made where there is none. */
function listed({ name, owner, isRequired }: Parameter): Edit[] {
  if (isRequired) return []
  const path = [...owner.path, 'required']
  const list = get(owner.schema, 'required')
  if (list?.kind !== 'array') return [{ op: 'set', path, value: arr([str(name)]) }]
  const has = itemsOf(list).some((item) => stringOf(item) === name)
  return has ? [] : [{ op: 'insert', path: [...path, list.items.length], value: str(name) }]
}
