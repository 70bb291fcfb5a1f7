import { getIn, type JsonObject, str, stringOf } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { languageOf } from '../../../reading/language'
import { groupsOfRule, ruleSentence } from '../../../reading/rule-sentence'
import { isSaid } from '../../../reading/rule-said'
import { type ParameterRule, parameterRules } from '../../../schema/parameter-rules'
import { endedWith, endWith } from '../../end-with'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const either = {
  properties: {
    date: { type: 'string', format: 'date', description: 'The day, such as 2026-03-01.' },
    clear: { type: 'boolean', description: 'Removes the day when true.' },
  },
  schema: { oneOf: [{ required: ['date'] }, { required: ['clear'] }] },
}

export const rulesBetweenParamsSaid = defineRule({
  id: 'rules-between-params-said',
  group: 'description',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'kenn-io/kata#365: some vendors refuse oneOf, anyOf and not at the root, and the rule is then lost unless the text has it.',
  summary: {
    en: 'Rules between parameters are written down in words.',
    zh: '参数之间的规则用文字写出来。',
  },
  why: {
    en: 'A rule such as "one of the two" is left out for vendors that refuse it, and models follow a sentence better than a schema. Without it they give both, or neither.',
    zh: '“二选一”这类规则，有的平台不接受，导出时会被去掉；模型也更听得懂一句话。不写出来，它就会两个都填，或者都不填。',
  },
  messages: {
    one: {
      en: 'The schema takes exactly one of {names}, and no text says so.',
      zh: '结构规定 {names} 只能且必须给一个，文字里却没有写。',
    },
    some: {
      en: 'The schema wants at least one of {names}, and no text says so.',
      zh: '结构要求 {names} 至少给一个，文字里却没有写。',
    },
    mostOne: {
      en: 'The schema takes at most one of {names}, and no text says so.',
      zh: '结构规定 {names} 最多给一个，文字里却没有写。',
    },
    apart: {
      en: 'The schema does not take {names} together, and no text says so.',
      zh: '结构不允许 {names} 同时给出，文字里却没有写。',
    },
    with: {
      en: 'With "{name}" the schema also requires {names}, and no text says so.',
      zh: '给出“{name}”时，结构还要求 {names}，文字里却没有写。',
    },
    when: {
      en: 'When "{name}" is {values}, the schema requires {names}, and no text says so.',
      zh: '“{name}”为 {values} 时，结构要求 {names}，文字里却没有写。',
    },
  },
  fixes: {
    say: { en: 'Add: {sentence}', zh: '补上：{sentence}' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { ...either, description: 'Sets a day. Give either date or clear.' }),
        ],
      },
      {
        lang: 'zh',
        tools: [
          exampleTool('zh', { ...either, description: '设置截止日。date 与 clear 二选一。' }),
        ],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { ...either, description: 'Sets or clears a deadline.' })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { ...either, description: '设置或清除截止日期。' })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const rule of parameterRules(tool)) {
      if (isSaid(tool, rule)) continue
      const { path } = rule
      const fix = fixFor(tool, rule)
      if (rule.kind === 'apart')
        report({ message: 'apart', path, values: { names: rule.names.join(', ') }, ...fix })
      else if (rule.kind === 'with')
        report({
          message: 'with',
          path,
          values: { name: rule.name, names: rule.needs.join(', ') },
          ...fix,
        })
      else if (rule.kind === 'when') {
        const { name, needs } = rule
        const values = rule.values.join(' | ')
        report({ message: 'when', path, values: { name, values, names: needs.join(', ') }, ...fix })
      } else
        report({ message: rule.kind, path, values: { names: groupsOfRule(rule.groups) }, ...fix })
    }
  },
})

/** The sentence at the end of the description, or of the object's own text where it is a nested one. */
function fixFor(tool: JsonObject, rule: ParameterRule) {
  const said = descriptionText(tool)
  if (said.trim() === '') return {}
  const isRoot = rule.owner.path.length === 1
  const path = [...rule.owner.path, 'description']
  const before = isRoot ? said : (stringOf(getIn(tool, path)) ?? '')
  const sentence = ruleSentence(rule, languageOf(before.trim() === '' ? said : before))
  const edits = isRoot
    ? endWith(tool, sentence)
    : before.trim() === ''
      ? undefined
      : [{ op: 'set' as const, path, value: str(endedWith(before, sentence)) }]
  return edits ? { fix: { id: 'say' as const, values: { sentence }, edits } } : {}
}
