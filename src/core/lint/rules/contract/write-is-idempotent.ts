import type { JsonNode } from '../../../json/node'
import { annotationsOf } from '../../../model/annotations'
import { contractOf } from '../../../model/contract'
import { parametersOf } from '../../../schema/parameters'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesSomething } from '../../stakes'

export const writeIsIdempotent = defineRule({
  id: 'write-is-idempotent',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'MCP idempotentHint; Stripe and AWS: a retry with the same key has no second effect.',
  needs: 'contract',
  summary: {
    en: 'A tool that changes something says what a second identical call does.',
    zh: '会改动数据的工具写明：相同的调用再来一次会怎样。',
  },
  why: {
    en: 'Models and networks repeat calls. Without a key or fields by which the second is known, the user pays twice.',
    zh: '模型和网络都会重复调用。没有键或字段来认出第二次，用户就会付两次钱。',
  },
  messages: {
    unsaid: {
      en: 'Nothing says what a second identical call does.',
      zh: '没有写明相同的调用再来一次会怎样。',
    },
    notRepeatable: {
      en: 'A second identical call does it all again, and nothing says how that is kept from happening.',
      zh: '相同的调用会再执行一遍，却没有说明怎样避免。',
    },
    noKey: {
      en: 'A repeated call is known by a key, and nothing says how the key is made.',
      zh: '靠键来认出重复调用，却没有写明键怎么生成。',
    },
    noFields: {
      en: 'A repeated call is known by fields, and none is named.',
      zh: '靠字段来认出重复调用，却没有列出字段。',
    },
    unknownField: {
      en: '"{field}" tells a repeated call and is no parameter of this tool.',
      zh: '“{field}”被用来认出重复调用，却不是这个工具的参数。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleContract('en', { idempotency: { by: 'key', key: 'cancel:{workflow}:{step}' } }),
        ],
      },
      { lang: 'zh', tools: [exampleContract('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { idempotency: undefined }, hintLeftOpen())] },
      {
        lang: 'zh',
        tools: [exampleContract('zh', { idempotency: { by: 'fields', fields: ['refund_no'] } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    if (!changesSomething(tool)) return
    const path = ['contract', 'idempotency']
    const idempotency = contractOf(tool)?.idempotency
    if (!idempotency) {
      // Without a contract the hint is the one place where it can be said.
      const isSaid = contractOf(tool)?.effect === undefined && annotationsOf(tool).idempotentHint
      if (!isSaid) report({ message: 'unsaid', path, values: {} })
      return
    }
    const { by, key, fields, text } = idempotency
    if (by === 'none' && text === undefined)
      report({ message: 'notRepeatable', path, values: {}, severity: 'info' })
    if (by === 'key' && key === undefined && text === undefined)
      report({ message: 'noKey', path, values: {}, severity: 'info' })
    if (by === 'fields' && fields.length === 0) report({ message: 'noFields', path, values: {} })
    if (by !== 'fields') return
    for (const [index, field] of fields.entries())
      if (!isKnown(tool, field))
        report({ message: 'unknownField', path: [...path, 'fields', index], values: { field } })
  },
})

/** A parameter at any depth, by its name or its path, or what the system fills in. */
function isKnown(tool: JsonNode, field: string): boolean {
  const last =
    field
      .split(/[./]|\[\d*\]\.?/)
      .filter((step) => step !== '')
      .at(-1) ?? field
  const isThis = (name: string): boolean => name === field || name === last
  return (
    parametersOf(tool).some(({ name }) => isThis(name)) ||
    contractOf(tool)!.injected.some(({ name }) => isThis(name))
  )
}

/** Hints that leave open what a second call does. */
function hintLeftOpen(): Readonly<Record<string, unknown>> {
  return { annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false } }
}
