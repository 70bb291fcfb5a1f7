import { both } from '../both'

/** What is recorded of a call that reads. */
export const READ_AUDIT = [
  both('Who asked, and in what words', '谁提出的、原话是什么'),
  both('Asked by the user or planned by the agent', '用户主动要求，还是智能体自行规划'),
  both('Tool, arguments and injected identity', '工具、参数和注入的身份'),
  both('Outcome and time taken', '结果状态和耗时'),
] as const

/** What is recorded of a call that changes something. */
export const WRITE_AUDIT = [
  ...READ_AUDIT,
  both('Workflow state before and after', '调用前后的流程状态'),
  both('Who confirmed, when, and what was shown to them', '谁在何时确认、确认时看到的内容'),
] as const
