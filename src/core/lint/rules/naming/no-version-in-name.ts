import { nameOf } from '../../../model/tool'
import { nameWords } from '../../../reading/words/name-words'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const noVersionInName = defineRule({
  id: 'no-version-in-name',
  group: 'naming',
  severity: 'info',
  evidence: 'opinion',
  source: 'agent-friend 93.',
  summary: {
    en: 'The name has no version in it.',
    zh: '名称里不带版本号。',
  },
  why: {
    en: 'The model cannot tell why it should take v2 over v1, and prompts that name the tool break with each version.',
    zh: '模型看不出为什么要选 v2 而不是 v1；每换一版，写了工具名的提示词都要改。',
  },
  messages: {
    version: {
      en: 'The name "{name}" carries the version "{version}".',
      zh: '名称“{name}”带着版本号“{version}”。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'convert_to_mp3' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'get_order' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'get_order_v2' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'listOrdersV1' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    if (!/\d/.test(name)) return
    const at = nameWords(name).findIndex((word, i) => i > 0 && /^v\d{1,3}$/.test(word))
    if (at < 0) return
    report({ message: 'version', path: ['name'], values: { name, version: nameWords(name)[at]! } })
  },
})
