import { decidingSentence, unownedJudgements } from '../../../reading/judgements'
import { answerPath } from '../../answer-path'
import { exampleTool } from '../../example-tool'
import { quoted } from '../../quoted'
import { defineRule } from '../../rule'

const score = (description: string) => ({
  name: 'plan_trip',
  properties: { museum_score: { type: 'integer', minimum: 0, maximum: 10, description } },
})

export const saysWhoDoesWhat = defineRule({
  id: 'says-who-does-what',
  group: 'description',
  severity: 'info',
  evidence: 'guidance',
  source:
    'Tool-design guides: say what the tool computes and what the model must supply ("only does arithmetic; you supply the scores").',
  summary: {
    en: 'The text says which judgements the model makes and which work the tool does.',
    zh: '说明写清哪些判断由模型做，哪些事由工具做。',
  },
  why: {
    en: 'A score or a weight has to come from someone. When nobody is named the model makes one up, or believes that the tool has judged already.',
    zh: '评分和权重总得有人给。没写由谁给，模型就会随手编一个，或者以为工具已经判断过了。',
  },
  messages: {
    judgement: {
      en: 'No text says who makes the judgement "{name}": the user, or the model?',
      zh: '没有写明“{name}”这个判断由谁来做：用户，还是模型？',
    },
    decides: {
      en: 'The description says that the tool decides, but not by what: "{sentence}".',
      zh: '说明写工具会自行决定，却没写依据什么：“{sentence}”。',
    },
  },
  fixes: {},
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleTool('en', score('How much the user likes museums, from 0 to 10.'))],
      },
      {
        lang: 'zh',
        tools: [exampleTool('zh', score('博物馆评分，0 到 10，由模型根据对话给出。'))],
      },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en', score('Score of museums, from 0 to 10.'))] },
      { lang: 'zh', tools: [exampleTool('zh', score('博物馆的评分，0 到 10。'))] },
    ],
  },
  check: ({ tool }, report) => {
    for (const { name, path } of unownedJudgements(tool))
      report({ message: 'judgement', path, values: { name } })
    const sentence = decidingSentence(tool)
    if (sentence !== undefined)
      report({
        message: 'decides',
        path: answerPath(tool, 'does'),
        values: { sentence: quoted(tool, sentence) },
      })
  },
})
