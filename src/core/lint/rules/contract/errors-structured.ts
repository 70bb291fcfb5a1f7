import { get, itemsOf, stringOf } from '../../../json/node'
import { contractOf } from '../../../model/contract'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { changesWhatMatters } from '../../stakes'

const error = (changes: object) => ({
  code: 'NOT_YOURS',
  retryable: false,
  next: 'Ask for another number.',
  text: 'This order is not on your account.',
  ...changes,
})

export const errorsStructured = defineRule({
  id: 'errors-structured',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'flameox #512 and MCP #3003: an error says whether to retry and what to do next.',
  needs: 'contract',
  summary: {
    en: 'Every error has a code, says whether a retry helps, what comes next, and what the user is told.',
    zh: '每个错误都有代码，写明能否重试、下一步做什么、怎样告诉用户。',
  },
  why: {
    en: 'A bare “failed” makes a model retry what can never work, or make up the reason.',
    zh: '只回一句“失败”，模型会反复重试不可能成功的调用，或者自己编原因。',
  },
  messages: {
    none: {
      en: 'No error is stated: what does the model do when a call is refused?',
      zh: '没有列出错误：调用被拒绝时，模型该怎么办？',
    },
    noCode: { en: 'This error has no code.', zh: '这个错误没有代码。' },
    twice: { en: 'The error "{code}" is listed twice.', zh: '错误“{code}”列了两次。' },
    noRetryable: {
      en: '"{code}" does not say whether a retry helps.',
      zh: '“{code}”没有写明能否重试。',
    },
    noNext: {
      en: '"{code}" does not say what the model does next.',
      zh: '“{code}”没有写明模型下一步做什么。',
    },
    noText: {
      en: '"{code}" does not say what the user is told.',
      zh: '“{code}”没有写明怎样告诉用户。',
    },
    unknownError: {
      en: 'A check gives the error "{code}", which is not among the errors.',
      zh: '有一项检查会报“{code}”，错误列表里却没有它。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { effect: 'read', errors: [] })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleContract('en', { errors: [error({ next: '' })] })] },
      { lang: 'zh', tools: [exampleContract('zh', { errors: ['NOT_YOURS'] })] },
    ],
  },
  check: ({ tool }, report) => {
    const contract = contractOf(tool)
    const path = ['contract', 'errors']
    const items = itemsOf(get(get(tool, 'contract'), 'errors'))
    const errors = contract?.errors ?? []
    if (items.length === 0) {
      if (changesWhatMatters(tool)) report({ message: 'none', path, values: {} })
      return
    }
    const seen = new Set<string>()
    for (const index of items.keys()) {
      const at = [...path, index]
      const each = errors.find((known) => known.index === index)
      if (!each) report({ message: 'noCode', path: at, values: {} })
      if (!each) continue
      const { code, retryable, next, text } = each
      const values = { code }
      if (seen.has(code)) report({ message: 'twice', path: at, values })
      seen.add(code)
      if (retryable === undefined) report({ message: 'noRetryable', path: at, values })
      if (next === undefined) report({ message: 'noNext', path: at, values })
      if (text === undefined) report({ message: 'noText', path: at, values, severity: 'info' })
    }
    for (const [index, item] of itemsOf(get(get(tool, 'contract'), 'checks')).entries()) {
      const code = stringOf(get(item, 'error'))
      if (code !== undefined && code.trim() !== '' && !seen.has(code))
        report({
          message: 'unknownError',
          path: ['contract', 'checks', index, 'error'],
          values: { code },
        })
    }
  },
})
