import { mayBeNull } from '../../../model/nullable'
import { memberOf } from '../../../json/node'
import { askedParameters } from '../../../reading/asked-parameters'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

/** The text, or a default, says what null means beside leaving the parameter out. */
const SAYS_NULL =
  /\bnull\b|\bnone\b|\bnil\b|\bclear|\bremov|\bunset|\breset|\bempty\b|空|清除|清掉|去掉|移除|取消/i

const note = (type: readonly string[] | string, description: string) => ({
  note: { type, description },
})

export const nullOrLeftOut = defineRule({
  id: 'null-or-left-out',
  group: 'schema',
  severity: 'info',
  evidence: 'guidance',
  source:
    'agentscope-java #3050, paperless-mcp #138: a type that may be null makes converters drop the tool; null and left out say the same.',
  summary: {
    en: 'An optional parameter may be null only where null says something else than leaving it out.',
    zh: '选填参数只有在null另有含义时，才允许填null。',
  },
  why: {
    en: 'Two ways of saying nothing: a model picks either, and some converters drop a tool whose type may be null.',
    zh: '“没有”有了两种写法，模型两种都会用；有的转换器遇到可为null的类型，还会把整个工具丢掉。',
  },
  messages: {
    twice: {
      en: '"{name}" may be null or left out, and nothing tells the two apart.',
      zh: '“{name}”可以填null，也可以不填，没有写明两者有什么不同。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            properties: note(['string', 'null'], 'New note; null takes the old one away.'),
          }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: note('string', '给司机的留言。') })],
      },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: note(['string', 'null'], 'Note.') })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: note(['string', 'null'], '给司机的留言。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, path, schema, text, isRequired } of askedParameters(tool)) {
      if (isRequired || memberOf(schema, 'default') || SAYS_NULL.test(text)) continue
      if (mayBeNull(schema)) report({ message: 'twice', path, values: { name } })
    }
  },
})
