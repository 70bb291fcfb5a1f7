import { contractOf } from '../../../model/contract'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesWhatMatters } from '../../stakes'

export const auditStated = defineRule({
  id: 'audit-stated',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source: 'OWASP LLM06 and review practice: who asked, in what words, and what was done.',
  isOptional: true,
  needs: 'contract',
  summary: {
    en: 'A tool that changes something says what is recorded of a call.',
    zh: '会改动数据的工具写明每次调用留下哪些记录。',
  },
  why: {
    en: 'When a user asks who cancelled the order, the record must tell: the user, the model by itself, or somebody else.',
    zh: '用户问“谁取消了我的订单”时，要查得出是本人要求、模型自作主张，还是别人。',
  },
  messages: {
    unsaid: {
      en: 'Nothing says what is recorded of a call.',
      zh: '没有写明每次调用留下哪些记录。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { effect: 'low-risk-write', audit: [] })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { audit: [] })] },
      { lang: 'zh', tools: [exampleContract('zh', { audit: undefined })] },
    ],
  },
  check: ({ tool }, report) => {
    if (!changesWhatMatters(tool) || (contractOf(tool)?.audit.length ?? 0) > 0) return
    report({ message: 'unsaid', path: ['contract', 'audit'], values: {} })
  },
})
