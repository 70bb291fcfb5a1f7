import { askedParameters } from '../../../reading/asked-parameters'
import { exclusiveFlags } from '../../../reading/exclusive-flags'
import { snakeName } from '../../../reading/parameter-name'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const flags = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { type: 'boolean', description: `Switch ${name}.`, default: false },
    ]),
  )

export const noExclusiveBooleans = defineRule({
  id: 'no-exclusive-booleans',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'The articles: toggle(on, off) becomes set(state); two switches of which one may be true are one choice.',
  summary: {
    en: 'Two switches of which only one may be true are one choice.',
    zh: '两个只能有一个为真的开关，应当合成一个选项。',
  },
  why: {
    en: 'What must not be said together can be said together, and what the program then does nobody knows.',
    zh: '不该同时出现的情况却能同时填，程序会怎么处理谁也不知道。',
  },
  messages: {
    pair: {
      en: '"{first}" and "{second}" exclude each other: make them one parameter with an "enum".',
      zh: '“{first}”和“{second}”互相排斥：请合成一个带 enum 的参数。',
    },
    toggle: {
      en: '"{name}" turns the state into its opposite, so a second call undoes the first: ask for the state that is wanted.',
      zh: '“{name}”是切换到相反状态，重复调用会抵消：请直接问要什么状态。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { properties: flags('show_image', 'show_price') })] },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: flags('include_tax', 'include_shipping') })],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: flags('on', 'off') })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: flags('sort_asc', 'sort_desc') })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { first, second } of exclusiveFlags(tool))
      report({
        message: 'pair',
        path: second.path,
        values: { first: first.name, second: second.name },
      })
    for (const { name, path, schema } of askedParameters(tool))
      if (/^toggle/.test(snakeName(name)) && mainTypeOf(schema) === 'boolean')
        report({ message: 'toggle', path, values: { name } })
  },
})
