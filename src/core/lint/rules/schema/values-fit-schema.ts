import { shown } from '../../../json/shown'
import { exampleFaults } from '../../../schema/example-faults'
import type { Misfit } from '../../../schema/misfit'
import { valueFaults } from '../../../schema/value-faults'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const size = (more: object, description: string) => ({
  size: { type: 'integer', description, ...more },
})

export const valuesFitSchema = defineRule({
  id: 'values-fit-schema',
  group: 'schema',
  severity: 'error',
  evidence: 'guidance',
  source:
    'Claude answers 400 for an example that breaks the schema (anthropic-sdk-python #1288); agent-friend 75 and 85.',
  summary: {
    en: 'Defaults, enum values and examples fit the schema they stand in.',
    zh: '默认值、枚举值和示例都符合所在的结构。',
  },
  why: {
    en: 'The model copies examples; one that breaks the schema teaches a call that fails, and Claude refuses the request.',
    zh: '模型会照抄示例；示例不合结构，就是在教它发出必然失败的调用，Claude 也会拒绝请求。',
  },
  messages: {
    misfit: {
      en: '{value} in "{keyword}" breaks the schema: {reason}.',
      zh: '“{keyword}”里的 {value} 不符合结构：{reason}。',
    },
    missing: {
      en: 'The example leaves out "{name}", which is required.',
      zh: '示例缺少必填的“{name}”。',
    },
    unknown: {
      en: 'The example has "{name}", which is no parameter.',
      zh: '示例里有“{name}”，但没有这个参数。',
    },
    empty: {
      en: 'An empty example shows nothing, and made one vendor answer with an error.',
      zh: '空示例没有作用，还曾让一家平台报错。',
    },
  },
  fixes: { retype: { en: 'Write {to}', zh: '改写为 {to}' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size({ default: 20, maximum: 50 }, 'Orders on a page.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { members: { inputExamples: [{ order_number: 'A-1042' }] } })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: size({ default: 200, maximum: 50 }, 'Orders on a page.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { members: { inputExamples: [{ order_number: 1042 }] } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { path, at, keyword, value, misfit, to, isLight } of valueFaults(tool))
      report({
        message: 'misfit',
        path,
        values: { value: shown(value), keyword, reason: reasonOf(misfit) },
        severity: isLight ? 'warning' : 'error',
        ...(to
          ? {
              fix: {
                id: 'retype',
                values: { to: shown(to) },
                edits: [{ op: 'set', path: at, value: to }],
              },
            }
          : {}),
      })
    for (const fault of exampleFaults(tool)) {
      const { path } = fault
      if (fault.kind === 'empty')
        report({ message: 'empty', path, values: {}, severity: 'warning' })
      else if (fault.kind === 'missing')
        report({ message: 'missing', path, values: { name: fault.name } })
      else if (fault.kind === 'unknown')
        report({
          message: 'unknown',
          path,
          values: { name: fault.name },
          severity: fault.isRefused ? 'error' : 'warning',
        })
      else
        report({
          message: 'misfit',
          path,
          values: {
            value: shown(fault.value),
            keyword: 'inputExamples',
            reason: reasonOf(fault.misfit),
          },
        })
    }
  },
})

const reasonOf = ({ keyword, bound }: Misfit): string => `${keyword} ${bound}`.trim()
