import type { Edit } from '../../../json/edit'
import { member, obj, str } from '../../../json/node'
import { parametersOf } from '../../../schema/parameters'
import { repeatedSchemas } from '../../../schema/repeated-schemas'
import { exampleTool } from '../../example-tool'
import { defineRule, type Lang } from '../../rule'

const ADDRESS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Street and house number, such as 12 Mill Lane.', 'Name of the town, without its postcode.'],
  zh: [
    '街道和门牌号，例如文昌路 12 号，不含城市和邮编。',
    '城市名称，例如杭州，不含省份和邮编，也不含区县。',
  ],
}

/** An address to send from and one to send to, written out twice or defined once. */
function shipment(lang: Lang, isShared: boolean): object {
  const [street, town] = ADDRESS[lang]
  const address = {
    type: 'object',
    description: street,
    properties: {
      street: { type: 'string', description: street, examples: ['12 Mill Lane'] },
      town: { type: 'string', description: town, examples: ['Leeds'] },
    },
    required: ['street', 'town'],
    additionalProperties: false,
  }
  const place = isShared ? { $ref: '#/$defs/address' } : address
  return exampleTool(lang, {
    properties: { sender: place, receiver: place },
    ...(isShared ? { schema: { $defs: { address } } } : {}),
  })
}

export const noRepeatedSchema = defineRule({
  id: 'no-repeated-schema',
  group: 'set',
  severity: 'info',
  evidence: 'guidance',
  source:
    'gcore-mcp-server #14: of 488 k tokens of definitions a quarter was the same sub-schemas again.',
  summary: {
    en: 'A structure that a tool takes in several places is defined once.',
    zh: '同一个工具多处用到的结构只定义一次。',
  },
  why: {
    en: 'Each repetition is sent in every request. Where a target knows no references, an export writes it out again.',
    zh: '每重复一遍，每次请求都要多发一遍。有的平台不支持引用，导出时会自动展开。',
  },
  messages: {
    repeated: {
      en: 'The same structure stands here {count} times. Defined once as "{name}" it saves about {saved} tokens; targets that know no $ref get it written out.',
      zh: '同样的结构在这里出现了 {count} 次。定义一次“{name}”再引用，约省 {saved} 个token；不支持$ref的平台导出时会展开。',
    },
  },
  fixes: {
    hoist: { en: 'Define {name} once and refer to it', zh: '只定义一次{name}，其余引用它' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [shipment('en', true)] },
      { lang: 'zh', tools: [shipment('zh', true)] },
    ],
    bad: [
      { lang: 'en', tools: [shipment('en', false)] },
      { lang: 'zh', tools: [shipment('zh', false)] },
    ],
  },
  check: ({ tools }, report) => {
    for (const [tool, node] of tools.entries()) {
      const repeated = repeatedSchemas(node)
      // What is defined once counts once, so that what lacks a description would weigh more.
      const isDescribed =
        repeated.length > 0 && parametersOf(node).every(({ text }) => text.trim() !== '')
      for (const { schema, paths, name, saved } of repeated) {
        const reference = obj([member('$ref', str(`#/$defs/${name}`))])
        const edits: Edit[] = [
          ...paths.map((path): Edit => ({ op: 'set', path, value: reference })),
          { op: 'set', path: ['inputSchema', '$defs', name], value: schema },
        ]
        report({
          message: 'repeated',
          path: paths[1]!,
          tool,
          values: { count: paths.length, name, saved },
          ...(isDescribed ? { fix: { id: 'hoist' as const, values: { name }, edits } } : {}),
        })
      }
    }
  },
})
