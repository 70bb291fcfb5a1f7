import { askedParameters } from '../../../reading/asked-parameters'
import { carriedBy } from '../../../reading/carried-data'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const file = (description: string) => ({ picture: { type: 'string', description } })

export const noCarriedData = defineRule({
  id: 'no-carried-data',
  group: 'params',
  severity: 'warning',
  evidence: 'guidance',
  source:
    'The articles: data is not carried by the model from one tool to the next; pass a key. Anthropic, code execution with MCP: intermediate results cost most tokens.',
  summary: {
    en: 'The model passes a key, an address or a file, not the data itself.',
    zh: '模型传的是键、地址或文件，不是数据本身。',
  },
  why: {
    en: 'What a model copies it shortens and changes, and every copy is paid for.',
    zh: '模型转抄的数据会被截短、改动，而且每抄一遍都要花钱。',
  },
  messages: {
    encoded: {
      en: '"{name}" has the model write out a file as base64: take an address or a key.',
      zh: '“{name}”要模型写出整个文件的 base64：请改成传地址或键。',
    },
    whole: {
      en: '"{name}" has the model carry a whole result over: take a key under which it is kept.',
      zh: '“{name}”要模型转抄整个结果：请改成传保存结果的键。',
    },
    dataset: {
      en: '"{name}" has the model write out a data set: take a key or an address.',
      zh: '“{name}”要模型写出整个数据集：请改成传键或地址。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: file('Address of the picture, or its base64 content.') }),
        ],
      },
      { lang: 'zh', tools: [exampleTool('zh', { properties: file('图片的地址。') })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: file('Base64-encoded content of the picture.') })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: file('图片内容，经 Base64 编码。') })],
      },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of askedParameters(tool)) {
      const carried = carriedBy(parameter)
      if (carried)
        report({ message: carried, path: parameter.path, values: { name: parameter.name } })
    }
  },
})
