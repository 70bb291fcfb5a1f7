import type { Edit } from '../../../json/edit'
import { get, itemsOf, type JsonNode, memberOf, type Path, str, stringOf } from '../../../json/node'
import { declaredNames, meantName } from '../../../schema/declared-names'
import { placesOf } from '../../../schema/places'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const requiredDeclared = defineRule({
  id: 'required-declared',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'mcpconform, agent-friend 9 and 122; strict modes refuse it. AgentGauge: no effect on picks (0.0 points).',
  summary: {
    en: 'Every required name is a parameter, and stands in the list once.',
    zh: '必填列表里的名称都是已有参数，且不重复。',
  },
  why: {
    en: 'No call can satisfy a required parameter that is not there; strict modes refuse the schema.',
    zh: '必填了不存在的参数，怎么调用都不合格；严格模式会直接拒绝。',
  },
  messages: {
    undeclared: {
      en: '"{name}" is required, but there is no such parameter.',
      zh: '“{name}”是必填项，但没有这个参数。',
    },
    meant: {
      en: '"{name}" is required, but there is no such parameter; there is "{meant}".',
      zh: '“{name}”是必填项，但没有这个参数，只有“{meant}”。',
    },
    twice: {
      en: '"{name}" stands in the list of required names more than once.',
      zh: '“{name}”在必填列表里出现了不止一次。',
    },
  },
  fixes: {
    rename: { en: 'Write "{meant}"', zh: '改为“{meant}”' },
    remove: { en: 'Take "{name}" off the list', zh: '从列表中去掉“{name}”' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { schema: { required: ['order_number'] } })] },
      { lang: 'zh', tools: [exampleTool('zh', { schema: { required: ['order_number'] } })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { schema: { required: ['order_number', 'city'] } })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { schema: { required: ['order_number', 'order_number'] } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const place of placesOf(tool)) {
      const list = get(place.schema, 'required')
      if (list?.kind !== 'array' || list.items.length === 0) continue
      if (isSound(place.schema, list.items)) continue
      const seen = new Set<string>()
      const declared = declaredNames(place)
      for (const [i, item] of list.items.entries()) {
        const name = stringOf(item)
        if (name === undefined) continue
        const path: Path = [...place.path, 'required', i]
        const isTwice = seen.has(name)
        seen.add(name)
        if (!isTwice && (!declared || declared.has(name))) continue
        const meant = isTwice || !declared ? undefined : meantName(name, declared)
        if (meant !== undefined && !itemsOf(list).some((each) => stringOf(each) === meant)) {
          const edits: Edit[] = [{ op: 'set', path, value: str(meant) }]
          const fix = { id: 'rename', values: { meant }, edits } as const
          report({ message: 'meant', path, values: { name, meant }, fix })
          continue
        }
        report({
          message: isTwice ? 'twice' : 'undeclared',
          path,
          values: { name },
          fix: { id: 'remove', values: { name }, edits: [{ op: 'remove', path }] },
        })
      }
    }
  },
})

/** Each name once, and each a property beside the list: the case of nearly every schema. */
function isSound(schema: JsonNode, names: readonly JsonNode[]): boolean {
  const properties = get(schema, 'properties')
  return names.every(
    (item, i) =>
      item.kind === 'string' &&
      memberOf(properties, item.value) !== undefined &&
      names.findIndex((each) => stringOf(each) === item.value) === i,
  )
}
