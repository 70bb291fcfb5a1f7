import { memberOf } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { nameOf } from '../../../model/tool'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const descriptionPresent = defineRule({
  id: 'description-present',
  group: 'description',
  severity: 'error',
  evidence: 'study',
  source:
    'arXiv 2602.14878 (1.26 % of 362,000 definitions have none); Bedrock and LiteLLM refuse an empty one.',
  summary: {
    en: 'The tool has a description.',
    zh: '工具有说明。',
  },
  why: {
    en: 'The model has nothing but name, description and parameters to choose by, and some hosts refuse an empty text.',
    zh: '模型只能凭名称、说明和参数来选工具；有的平台还会直接拒绝空说明。',
  },
  messages: {
    missing: {
      en: 'The tool has no description yet.',
      zh: '工具还没有说明。',
    },
    blank: {
      en: 'The description is empty: say something or leave it out.',
      zh: '说明是空的：请填写，或者去掉这一项。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { description: undefined })] },
      { lang: 'zh', tools: [exampleTool('zh', { description: ' \n' })] },
    ],
  },
  check: ({ tool }, report) => {
    if (nameOf(tool) === '' || descriptionText(tool).trim() !== '') return
    const path = ['description']
    // What nobody has touched yet is no mistake, so it is not an error.
    if (!memberOf(tool, 'description'))
      report({ message: 'missing', path, values: {}, severity: 'warning' })
    else report({ message: 'blank', path, values: {} })
  },
})
