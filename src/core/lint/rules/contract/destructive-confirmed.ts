import { contractOf } from '../../../model/contract'
import { stateConfirmation } from '../../contract-edits'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { effectAtStake } from '../../stakes'

export const destructiveConfirmed = defineRule({
  id: 'destructive-confirmed',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'MCP: applications should ask before a tool acts; agnix MCP-005.',
  needs: 'contract',
  summary: {
    en: 'What cannot be taken back is done only after somebody agreed.',
    zh: '无法撤回的操作，要有人确认后才执行。',
  },
  why: {
    en: 'A model can be wrong or be talked into a call. One question before it is cheap; what is gone stays gone.',
    zh: '模型可能判断错，也可能被诱导。执行前问一句代价很小，删掉的却找不回来。',
  },
  messages: {
    unsaid: {
      en: 'The call cannot be taken back, and the contract does not say who agrees first.',
      zh: '这个调用无法撤回，契约却没有写明先由谁确认。',
    },
    nobody: {
      en: 'The call cannot be taken back, and the contract says that nobody agrees first.',
      zh: '这个调用无法撤回，契约却写着不需要任何人确认。',
    },
  },
  fixes: {
    user: { en: 'State that the user confirms', zh: '写明由用户确认' },
  },
  examples: {
    good: [
      {
        lang: 'en',
        tools: [exampleContract('en', { effect: 'destructive', confirmation: { who: 'human' } })],
      },
      { lang: 'zh', tools: [exampleContract('zh', { confirmation: undefined })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleContract('en', { effect: 'destructive', confirmation: undefined })],
      },
      {
        lang: 'zh',
        tools: [exampleContract('zh', { effect: 'destructive', confirmation: { who: 'none' } })],
      },
    ],
  },
  check: ({ tool }, report) => {
    if (effectAtStake(tool) !== 'destructive') return
    const who = contractOf(tool)?.confirmation?.who
    if (who !== undefined && who !== 'none') return
    report({
      message: who === undefined ? 'unsaid' : 'nobody',
      path: ['contract', 'confirmation'],
      values: {},
      fix: { id: 'user', values: {}, edits: [stateConfirmation(tool, 'user')] },
    })
  },
})
