import { nameOf } from '../../../model/tool'
import {
  BUSINESS_THINGS,
  DATABASE_NAME_ZH,
  DATABASE_VERBS,
  REAL_STATES,
  STATE_FIELDS,
  TABLE_PARTS,
} from '../../../reading/words/database-words'
import { nameWords } from '../../../reading/words/name-words'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noDatabaseVerb = defineRule({
  id: 'no-database-verb',
  group: 'naming',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'Tool-design guides: a tool is a step of the business with its checks, not a write to a field.',
  summary: {
    en: 'The name says what the user wants, not which field is written.',
    zh: '名称说明用户想办的事，而不是改哪个字段。',
  },
  why: {
    en: 'A tool that writes any status lets the model skip the checks that belong to each change. "request_order_cancellation" says who may ask for what.',
    zh: '能随意写状态的工具，会让模型绕过每种变更该有的检查。“request_order_cancellation”才说清了谁在申请什么。',
  },
  messages: {
    field: {
      en: 'The name "{name}" writes the field "{field}": name the step that the user asks for, one tool for each.',
      zh: '名称“{name}”只是在写字段“{field}”，请按用户要办的事来命名，一件事一个工具。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'request_order_cancellation' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'change_delivery_address' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'update_order_status' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'set_refund_flag' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    const field = fieldIn(name)
    if (field !== undefined) report({ message: 'field', path: ['name'], values: { name, field } })
  },
})

/** The field that a name writes to, with a thing in front of it; none where the field is the thing. */
function fieldIn(name: string): string | undefined {
  if (/[\u3400-\u9fff]/.test(name)) return DATABASE_NAME_ZH.exec(name)?.[0]
  const words = withoutVersion(nameWords(name))
  const verb = words.findIndex((word) => DATABASE_VERBS.has(word))
  if (verb < 0) return undefined
  const rest = words.slice(verb + 1)
  if (rest[0] === 'is' || rest[1] === 'is') return rest.slice(rest.indexOf('is')).join('_')
  const of = rest.slice(0, -1)
  const last = rest.at(-1) ?? ''
  if (of.length === 0) return undefined
  if (STATE_FIELDS.has(last)) return of.some((word) => REAL_STATES.has(word)) ? undefined : last
  const isOfBusiness = TABLE_PARTS.has(last) && BUSINESS_THINGS.has(of.at(-1)!)
  return isOfBusiness ? last : undefined
}

const withoutVersion = (words: readonly string[]): readonly string[] => {
  const last = words.at(-1) ?? ''
  return /^v?\d+$/.test(last) ? words.slice(0, -1) : words
}
