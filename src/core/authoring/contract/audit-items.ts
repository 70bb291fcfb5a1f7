import type { Words } from '../../lint/rule'

/** What is usually recorded of a call, for an author to choose from. */
export const AUDIT_ITEMS: readonly Words[] = [
  { en: 'Who asked, and in what words', zh: '谁提出的、原话是什么' },
  { en: 'Asked by the user or planned by the agent', zh: '用户主动要求，还是智能体自行规划' },
  { en: 'Tool, arguments and injected identity', zh: '工具、参数和注入的身份' },
  { en: 'Outcome and time taken', zh: '结果状态和耗时' },
  { en: 'Workflow state before and after', zh: '调用前后的流程状态' },
  {
    en: 'Who confirmed, when, and what was shown to them',
    zh: '谁在何时确认、确认时看到的内容',
  },
]

/** Which of the usual records a text is, in either language; undefined for the author's own. */
export const auditItemOf = (text: string): Words | undefined =>
  AUDIT_ITEMS.find(({ en, zh }) => text.trim() === en || text.trim() === zh)
