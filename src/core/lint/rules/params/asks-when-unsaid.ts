import { memberOf, str } from '../../../json/node'
import { descriptionText } from '../../../model/description'
import { appendSentence, canAppendTo } from '../../../reading/append-sentence'
import { askedParameters } from '../../../reading/asked-parameters'
import { languageOf } from '../../../reading/language'
import { sourceOf } from '../../../reading/value-source'
import { saysWhenUnsaid } from '../../../reading/when-unsaid'
import type { Parameter } from '../../../schema/parameters'
import { mainTypeOf } from '../../../schema/types'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

const ASK = {
  en: 'Ask the user when it is not given.',
  zh: '用户没说时要追问。',
}
const REQUIRED = { required: ['city'] }

const city = (description: string) => ({ city: { type: 'string', description } })

export const asksWhenUnsaid = defineRule({
  id: 'asks-when-unsaid',
  group: 'params',
  severity: 'info',
  evidence: 'guidance',
  source:
    'The articles: a required value that the user did not say is asked for, never guessed; ai-guides of OpenAI and Claude agree.',
  summary: {
    en: 'A required parameter says what to do when the user did not say it.',
    zh: '必填参数要写明用户没说时怎么办。',
  },
  why: {
    en: 'A required field must be filled, so a model that was told nothing fills it with a guess.',
    zh: '必填就必须填上，没交代的话模型只能猜一个。',
  },
  messages: {
    unsaid: {
      en: 'No required parameter says what to do when the user did not say it.',
      zh: '没有一个必填参数写明用户没说时怎么办。',
    },
  },
  fixes: {
    append: { en: 'Append "{sentence}" to "{name}"', zh: '在“{name}”末尾加上“{sentence}”' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleTool('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleTool('en', { properties: city('City of the buyer.'), schema: REQUIRED })],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', { properties: city('买家所在城市。'), schema: REQUIRED })],
      },
    ],
  },
  check: ({ tool }, report) => {
    const required = askedParameters(tool).filter(
      ({ isRequired, isNested }) => isRequired && !isNested,
    )
    const first = required.find((parameter) => parameter.text.trim() !== '' && isOpen(parameter))
    if (!first || required.some(({ text }) => saysWhenUnsaid(text))) return
    if (saysWhenUnsaid(descriptionText(tool))) return
    const { name, text } = first
    const path = [...first.path, 'description']
    const edits = [{ op: 'set' as const, path, value: str(appendSentence(text, ASK)) }]
    const values = { name, sentence: ASK[languageOf(text)] }
    const fix = canAppendTo(text) ? { fix: { id: 'append' as const, values, edits } } : {}
    report({ message: 'unsaid', path, values: {}, ...fix })
  },
})

/** A fixed value, one of a few and an id of another tool can be told without the user's words. */
const isOpen = (parameter: Parameter): boolean =>
  ['string', 'integer', 'number'].includes(mainTypeOf(parameter.schema) ?? '') &&
  sourceOf(parameter) !== 'said' &&
  !['const', 'enum', 'default'].some((k) => memberOf(parameter.schema, k))
