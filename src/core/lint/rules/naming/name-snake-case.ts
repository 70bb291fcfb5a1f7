import { nameOf } from '../../../model/tool'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const nameSnakeCase = defineRule({
  id: 'name-snake-case',
  group: 'naming',
  severity: 'info',
  evidence: 'opinion',
  source: 'agent-friend 14 and 113, score.businys; TDQS: the convention itself matters less.',
  summary: {
    en: 'The name is in lower case with underscores.',
    zh: '名称用小写字母加下划线。',
  },
  why: {
    en: 'One spelling for all names is easier to read and to type. Any other works as well if it is kept throughout.',
    zh: '统一一种写法更好读、更好记；只要全集一致，别的写法也行。',
  },
  messages: {
    other: {
      en: 'The name "{name}" is not in lower case with underscores.',
      zh: '名称“{name}”不是小写加下划线的写法。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en', { name: 'get_order' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'shop.get_order' })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { name: 'getOrder' })] },
      { lang: 'zh', tools: [exampleTool('zh', { name: 'get-order' })] },
    ],
  },
  check: ({ tool }, report) => {
    const name = nameOf(tool)
    if (name === '' || /[^\x20-\x7e]/.test(name) || !/[A-Z-]/.test(name)) return
    report({ message: 'other', path: ['name'], values: { name } })
  },
})
