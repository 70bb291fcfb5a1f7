import { booleanOf, get, itemsOf, type JsonNode } from '../../../json/node'
import { print } from '../../../json/print'
import { inputSchemaOf } from '../../../model/tool'
import { askedParameters } from '../../../reading/asked-parameters'
import { saysUnused } from '../../../reading/unused'
import { KEYWORDS } from '../../../schema/keywords'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const region = (description: string) => ({ region: { type: 'string', description } })

export const noUnusedParam = defineRule({
  id: 'no-unused-param',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source: 'AF-81: a parameter that is ignored costs tokens and is filled in all the same.',
  summary: { en: 'Every parameter does something.', zh: '每个参数都有用处。' },
  why: {
    en: 'A model fills in what it is shown: a field that is ignored or deprecated only costs tokens and misleads.',
    zh: '模型看到什么就填什么：被忽略或已废弃的字段只会浪费词元、误导模型。',
  },
  messages: {
    unused: {
      en: 'The text of "{name}" says it is out of use ({said}): leave it out.',
      zh: '“{name}”的文字说它不起作用或已废弃（{said}）：请去掉。',
    },
    deprecated: {
      en: '"{name}" is marked as deprecated: leave it out.',
      zh: '“{name}”标为已废弃：请去掉。',
    },
  },
  fixes: { remove: { en: 'Remove "{name}"', zh: '去掉“{name}”' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: region('Ignored when a city is given.') })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { properties: region('传了城市时忽略。') })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: region('Deprecated. Use city instead.') })],
      },
      { lang: 'zh', tools: [exampleTool('zh', { properties: region('预留字段，暂未使用。') })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, path, schema, text, isRequired, isNested } of askedParameters(tool)) {
      const isMarked = booleanOf(get(schema, 'deprecated')) === true
      const said = isMarked ? undefined : saysUnused(text)
      if (!isMarked && said === undefined) continue
      const fix =
        isRequired || isNested || isNamedElsewhere(tool, name)
          ? {}
          : {
              fix: {
                id: 'remove' as const,
                values: { name },
                edits: [{ op: 'remove' as const, path }],
              },
            }
      if (said === undefined) report({ message: 'deprecated', path, values: { name }, ...fix })
      else report({ message: 'unused', path, values: { name, said }, ...fix })
    }
  },
})

/** Whether an example or a rule between parameters speaks of it, so that more would have to go. */
function isNamedElsewhere(tool: JsonNode, name: string): boolean {
  const quoted = JSON.stringify(name)
  const schema = inputSchemaOf(tool)
  const rules = schema?.members.filter(
    ({ key }) => key !== 'properties' && key !== 'required' && KEYWORDS.has(key),
  )
  return [...itemsOf(get(tool, 'inputExamples')), ...(rules ?? []).map(({ value }) => value)].some(
    (node) => print(node, 0).includes(quoted),
  )
}
