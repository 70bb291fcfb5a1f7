import type { Words } from '../../lint/rule'

/** What the fields that a table writes into an output schema say of themselves. */
export const RESULT_WORDS = {
  state: { en: 'How the call ended.', zh: '本次调用的结果状态。' },
  use: { en: ': use {tool}', zh: '：改用{tool}' },
  error: { en: 'Present only when the call failed.', zh: '仅在调用失败时出现。' },
  code: { en: 'Which error it is.', zh: '错误码。' },
  retryable: {
    en: 'Whether sending the same call again can help.',
    zh: '用相同参数再调一次是否可能成功。',
  },
  next: { en: 'What to do next.', zh: '下一步该做什么。' },
  text: { en: 'A sentence for the user.', zh: '给用户看的一句话。' },
} as const satisfies Readonly<Record<string, Words>>
