import { get, type JsonNode } from '../../../json/node'
import { str } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { descriptionText } from '../../../model/description'
import { isAcceptedState, isDoneState, saysOnlyAccepted } from '../../../reading/accepted'
import { endsInChinese, languageOf } from '../../../reading/language'
import { stringOf } from '../../../json/node'
import { answerPath } from '../../answer-path'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesSomething } from '../../stakes'

export const saysAcceptedNotDone = defineRule({
  id: 'says-accepted-not-done',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source: 'RFC 9110: 202 Accepted says nothing of the end; the model reads the text, no contract.',
  summary: {
    en: 'The text of a tool that only takes a request in says so.',
    zh: '只受理申请的工具，说明里要写清楚。',
  },
  why: {
    en: 'The model sees the text and not the contract. Unsaid, it tells the user that all is done.',
    zh: '模型看得到说明，看不到契约。不写，它就会告诉用户“已经办好了”。',
  },
  messages: {
    unsaid: {
      en: 'A call can end as "{state}", and the text does not say that this is not done yet.',
      zh: '调用的结果可能是“{state}”，说明里却没有写这还不算办完。',
    },
  },
  fixes: {
    say: { en: 'Say so: {sentence}', zh: '写明：{sentence}' },
  },
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh')] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [
          exampleContract('en', {}, { description: 'Cancels one order. Returns the status.' }),
        ],
      },
      {
        lang: 'zh',
        tools: [exampleContract('zh', {}, { description: '取消一笔订单。返回订单状态。' })],
      },
    ],
  },
  check: ({ tool }, report) => {
    if (!changesSomething(tool)) return
    const text = descriptionText(tool)
    const state = contractOf(tool)?.outcomes.find((each) => isAcceptedState(each.state))?.state
    // A text that names the state explains it.
    if (state === undefined || text.trim() === '' || text.includes(state)) return
    if (saysOnlyAccepted(text)) return
    const path = answerPath(tool, 'returns')
    const sentence = sentenceFor(tool, state, languageOf(text) === 'zh')
    const before =
      stringOf(get(tool, 'description')) ?? stringOf(get(get(tool, 'description'), 'returns')) ?? ''
    report({
      message: 'unsaid',
      path,
      values: { state },
      fix: {
        id: 'say',
        values: { sentence },
        edits: [{ op: 'set', path, value: str(appended(before, sentence)) }],
      },
    })
  },
})

function sentenceFor(tool: JsonNode, state: string, isChinese: boolean): string {
  const done = contractOf(tool)!.outcomes.find((each) => isDoneState(each.state))?.state
  if (isChinese)
    return done
      ? `返回${state}只表示已受理，不代表已完成；办完时为${done}。`
      : `返回${state}只表示已受理，不代表已完成。`
  return done
    ? `${state} means that the request was accepted and is not done yet; when done, it is ${done}.`
    : `${state} means that the request was accepted and is not done yet.`
}

function appended(before: string, sentence: string): string {
  const text = before.trimEnd()
  if (text === '') return sentence
  const isChinese = endsInChinese(text)
  const stop = /[.!?。！？；;:：…]["'”’）)】」\]`*]*$/.test(text) ? '' : isChinese ? '。' : '.'
  return text + stop + (isChinese ? '' : ' ') + sentence
}
