import { contractOf } from '../../../model/contract'
import { get } from '../../../json/node'
import { exampleContract } from '../../example-contract'
import { exampleTool } from '../../example-tool'
import { defineRule } from '../../rule'

export const contractStated = defineRule({
  id: 'contract-stated',
  group: 'contract',
  severity: 'info',
  evidence: 'guidance',
  source: 'Review practice: a tool is a promise of the system behind it, and a reviewer reads it.',
  isOptional: true,
  summary: {
    en: 'The contract says what a call changes.',
    zh: '契约写明一次调用会改变什么。',
  },
  why: {
    en: 'Whether a call may be repeated, undone or must be confirmed is known to the author only. Unstated, every host guesses.',
    zh: '能不能重试、能不能撤回、要不要确认，只有作者知道。不写出来，每个平台只能猜。',
  },
  messages: {
    unsaid: {
      en: 'Nothing says what a call changes: does it read, write, or change what cannot be taken back?',
      zh: '没有写明一次调用会改变什么：只读、会写入，还是造成无法撤回的改变？',
    },
  },
  fixes: {},
  examples: {
    good: [
      { lang: 'en', tools: [exampleContract('en')] },
      { lang: 'zh', tools: [exampleTool('zh', { members: { contract: { effect: 'read' } } })] },
    ],
    bad: [
      { lang: 'en', tools: [exampleTool('en')] },
      { lang: 'zh', tools: [exampleContract('zh', { effect: undefined })] },
    ],
  },
  check: ({ tool }, report) => {
    // A word that is no effect is the business of another rule.
    if (contractOf(tool)?.effect !== undefined || get(get(tool, 'contract'), 'effect')) return
    report({ message: 'unsaid', path: ['contract', 'effect'], values: {} })
  },
})
