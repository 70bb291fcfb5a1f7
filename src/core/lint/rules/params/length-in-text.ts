import { type Path, str } from '../../../json/node'
import { appendSentence, canAppendTo } from '../../../reading/append-sentence'
import { askedParameters } from '../../../reading/asked-parameters'
import { languageOf } from '../../../reading/language'
import { lengthLimitOf, lengthSentence, saysLength } from '../../../reading/said-length'
import { exampleTool } from '../../example-tool'
import { defineRule, type Words } from '../../rule'

const note = (description: string) => ({ note: { type: 'string', maxLength: 200, description } })

export const lengthInText = defineRule({
  id: 'length-in-text',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source:
    'microsoft/vscode #312726: calls over 200 characters failed, since only the schema said so.',
  summary: { en: 'A limit on length stands in the text too.', zh: '长度限制也要写在文字里。' },
  why: {
    en: 'A model plans its words by the text; what only the schema says it finds out by a failed call.',
    zh: '模型按文字来组织内容；只写在结构里的限制，要等调用失败才知道。',
  },
  messages: {
    unsaid: {
      en: 'Only the schema says that "{name}" takes at most {max}.',
      zh: '“{name}”最长 {max} 只写在结构里。',
    },
  },
  fixes: { append: { en: 'Append "{sentence}"', zh: '在末尾加上“{sentence}”' } },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { properties: note('Note to the driver, at most 200 characters.') }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: note('给司机的留言，不超过 200 个字。') })],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', { properties: note('Note to the driver.') })] },
      { lang: 'zh', tools: [exampleTool('zh', { properties: note('给司机的留言。') })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const parameter of askedParameters(tool)) {
      const { name, path, text } = parameter
      const limit = text.trim() === '' ? undefined : lengthLimitOf(parameter)
      if (!limit || saysLength(text, limit.max)) continue
      const words = lengthSentence(limit)
      report({
        message: 'unsaid',
        path: [...path, 'description'],
        values: { name, max: limit.max },
        ...(canAppendTo(text) ? appended([...path, 'description'], text, words) : {}),
      })
    }
  },
})

const appended = (path: Path, text: string, words: Words) => ({
  fix: {
    id: 'append' as const,
    values: { sentence: words[languageOf(text)] },
    edits: [{ op: 'set' as const, path, value: str(appendSentence(text, words)) }],
  },
})
