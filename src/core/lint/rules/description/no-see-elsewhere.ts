import type { JsonObject, Path } from '../../../json/node'
import { splitSentences } from '../../../reading/sentences'
import { shownTexts } from '../../../reading/shown-texts'
import { MAY_POINT_OUT, ONLY_A_LINK, SENT_ELSEWHERE } from '../../../reading/words/elsewhere-cues'
import { exampleTool } from '../../example-tool'
import { quoted } from '../../quoted'
import { defineRule } from '../../rule'
import { withoutSentence } from '../../without-sentence'

export const noSeeElsewhere = defineRule({
  id: 'no-see-elsewhere',
  group: 'description',
  severity: 'info',
  evidence: 'guidance',
  source: 'agent-friend 64, 98 and 147: the model has the text only and cannot follow a link.',
  summary: {
    en: 'The text says what is needed instead of pointing to a document.',
    zh: '需要知道的直接写出来，不要让模型去看文档。',
  },
  why: {
    en: 'The model that picks the tool cannot open a page. What stands there is not known when the call is made.',
    zh: '选工具的模型打不开网页，文档里写的东西，它在调用时并不知道。',
  },
  messages: {
    elsewhere: {
      en: 'The model cannot follow this: "{sentence}".',
      zh: '模型没法去看：“{sentence}”。',
    },
    only: {
      en: 'The text is nothing but a pointer to a document: "{sentence}".',
      zh: '这段文字只是让人去看文档：“{sentence}”。',
    },
  },
  fixes: {
    remove: { en: 'Remove this sentence', zh: '删去这一句' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', { description: 'Reads a page of the documentation by its address.' }),
        ],
      },
      { lang: 'zh', tools: [exampleTool('zh', { description: '查询产品文档，返回正文。' })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleTool('en', {
            description:
              'Looks up one order by its number. For the fields see the API documentation.',
          }),
        ],
      },
      { lang: 'zh', tools: [exampleTool('zh', { description: '详见接口文档。' })] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { path, text } of shownTexts(tool)) {
      if (!MAY_POINT_OUT.test(text)) continue
      const sentence = sentenceIn(text)
      if (sentence === undefined) continue
      const values = { sentence: quoted(tool, sentence) }
      // A word or two around it tell no more.
      if (text.replace(pointerIn(sentence), '').replace(/[^\p{L}]/gu, '').length < 4)
        report({ message: 'only', path, values })
      else report({ message: 'elsewhere', path, values, ...fixFor(tool, path, sentence) })
    }
  },
})

const sentenceIn = (text: string): string | undefined =>
  ONLY_A_LINK.test(text)
    ? text.trim()
    : splitSentences(text).find((each) => SENT_ELSEWHERE.some((cue) => cue.test(each.text)))?.text

const pointerIn = (sentence: string): string =>
  ONLY_A_LINK.test(sentence)
    ? sentence
    : (SENT_ELSEWHERE.map((cue) => cue.exec(sentence)?.[0]).find((hit) => hit !== undefined) ?? '')

/** Only a sentence of the description that has nothing else in it. */
function fixFor(tool: JsonObject, path: Path, sentence: string) {
  const isAlone =
    /^(?:for (?:more|further|the)|see|please|refer|to learn more|visit|more|详见|参见|参阅|请?参考|更多|请查)/i
  const edits =
    path[0] === 'description' && isAlone.test(sentence)
      ? withoutSentence(tool, path, sentence)
      : undefined
  return edits ? { fix: { id: 'remove' as const, values: {}, edits } } : {}
}
