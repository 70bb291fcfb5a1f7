import { contractOf } from '../../../model/contract'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesWhatMatters } from '../../stakes'

export const writeIsVerified = defineRule({
  id: 'write-is-verified',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source:
    'Practice with payments and bookings: read back after writing, answer when time runs out.',
  needs: 'contract',
  summary: {
    en: 'A tool that changes something says how the change is read back and how long to wait.',
    zh: '会改动数据的工具写明改完怎样回读核对、最多等多久。',
  },
  why: {
    en: 'A call that returns without an error may still have changed nothing, and one that timed out may have worked.',
    zh: '没报错的调用不一定改成了，超时的调用也可能已经成功。',
  },
  messages: {
    neither: {
      en: 'Neither how the change is read back is said, nor how long to wait for it.',
      zh: '没有写明怎样回读核对，也没有写明等多久。',
    },
    noVerification: {
      en: 'Nothing says how the change is read back afterwards.',
      zh: '没有写明写入之后怎样回读核对。',
    },
    noTimeout: {
      en: 'Nothing says how long to wait, and what to answer then.',
      zh: '没有写明等多久，以及到时怎样答复。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { timeout: { seconds: 8 } })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { verification: undefined })] },
      { lang: 'zh', tools: [exampleContract('zh', { timeout: undefined })] },
    ],
  },
  check: ({ tool }, report) => {
    if (!changesWhatMatters(tool)) return
    const contract = contractOf(tool)
    const isRead = contract?.verification !== undefined
    const isTimed = contract?.timeout !== undefined
    if (isRead && isTimed) return
    report({
      message: isRead ? 'noTimeout' : isTimed ? 'noVerification' : 'neither',
      path: ['contract', isRead ? 'timeout' : 'verification'],
      values: {},
    })
  },
})
