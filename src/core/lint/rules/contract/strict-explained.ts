import { booleanOf, get } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'

export const strictExplained = defineRule({
  id: 'strict-explained',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source: 'OpenAI and Claude: strict holds calls to the schema; reviewers ask why it is off.',
  isOptional: true,
  needs: 'contract',
  summary: {
    en: 'Strict is on, or the contract says why not.',
    zh: '启用strict，或在契约里写明不启用的原因。',
  },
  why: {
    en: 'Strict keeps fields, types and required values in form. Leaving it off is a decision that a reviewer should find written down.',
    zh: 'strict保证字段、类型和必填不出错。不启用是一个决定，审阅者应当看得到理由。',
  },
  messages: {
    off: {
      en: 'Strict is off, and nothing says why.',
      zh: '没有启用strict，也没有写明原因。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { strict: undefined }, { strict: true })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { strict: undefined })] },
      { lang: 'zh', tools: [exampleContract('zh', { strict: undefined }, { strict: false })] },
    ],
  },
  check: ({ tool }, report) => {
    if (booleanOf(get(tool, 'strict')) === true || contractOf(tool)?.strict !== undefined) return
    report({ message: 'off', path: ['contract', 'strict'], values: {} })
  },
})
