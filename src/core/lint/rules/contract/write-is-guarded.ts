import { contractOf } from '../../../model/contract'
import { exampleContract } from '../../example-contract'
import { defineRule } from '../../rule'
import { effectAtStake } from '../../stakes'

export const writeIsGuarded = defineRule({
  id: 'write-is-guarded',
  group: 'contract',
  severity: 'warning',
  evidence: 'guidance',
  source: 'OWASP LLM06 (excessive agency): check in the program, not in the prompt.',
  needs: 'contract',
  summary: {
    en: 'A tool that changes something says what is checked first, or who confirms.',
    zh: '会改动数据的工具写明事先检查什么，或由谁确认。',
  },
  why: {
    en: 'A schema cannot tell whether the order is the caller’s or still open. Where nothing checks it, a wrong argument becomes a wrong change.',
    zh: 'schema判断不了订单是不是本人的、还能不能改。没有检查，一个错参数就是一次错改动。',
  },
  messages: {
    unguarded: {
      en: 'The tool changes something; neither a check nor a confirmation comes first.',
      zh: '这个工具会改动数据，事先却既没有检查，也没有确认。',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en', { confirmation: undefined })] },
      { lang: 'zh', tools: [exampleContract('zh', { checks: undefined })] },
    ],
    bad: [
      {
        lang: 'en',
        tools: [exampleContract('en', { checks: [], confirmation: { who: 'none' } })],
      },
      {
        lang: 'zh',
        tools: [exampleContract('zh', { checks: undefined, confirmation: undefined })],
      },
    ],
  },
  check: ({ tool }, report) => {
    // What cannot be taken back needs more than a check; another rule asks for that.
    if (effectAtStake(tool) !== 'write') return
    const contract = contractOf(tool)
    const who = contract?.confirmation?.who ?? 'none'
    if (who !== 'none' || (contract?.checks.length ?? 0) > 0) return
    report({ message: 'unguarded', path: ['contract', 'checks'], values: {} })
  },
})
