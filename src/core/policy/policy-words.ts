import type { Words } from '../lint/rule'

/** What each member of a host policy means to the platform that enforces it. */
export const POLICY_WORDS = {
  version: { en: 'The version of this form.', zh: '本格式的版本。' },
  tools: {
    en: 'Every tool of the set, also those that state no contract.',
    zh: '工具集里的每个工具，没有写契约的也列出。',
  },
  name: {
    en: 'The name as the model calls it, without the prefix of a client.',
    zh: '模型调用时的名称，不含客户端加的前缀。',
  },
  definition: {
    en: 'SHA-256 of the tool document as canonical JSON (RFC 8785), without its members lint and exports. Refuse the policy for a definition with another hash.',
    zh: '工具文档的SHA-256：按RFC 8785规范化，不含lint和exports两个成员。哈希对不上的定义，不要套用这份策略。',
  },
  risk: {
    en: 'What a call changes. Treat not-stated as the highest risk, never as safe.',
    zh: '一次调用会改变什么。not-stated要按最高风险处理，绝不能当作安全。',
  },
  confirmation: {
    en: 'Who must agree before the call runs. The host asks; no argument of the call can stand for it.',
    zh: '执行前须由谁同意。由平台询问，调用里的任何参数都不能代替。',
  },
  when: {
    en: 'In which case they are asked, in the author’s words; without it, always.',
    zh: '在什么情况下询问，作者的原话；没写就是每次都问。',
  },
  condition: {
    en: 'The same as a comparison of one parameter, where the words are one.',
    zh: '原话本身就是一个参数的比较时，同时给出可以执行的形式。',
  },
  idempotency: {
    en: 'How a second identical call is known: by a key that the host makes, by fields, or not at all.',
    zh: '靠什么认出重复的调用：平台生成的键、某些字段，还是认不出。',
  },
  key: { en: 'The template of the key.', zh: '键的模板。' },
  fields: {
    en: 'Parameters that together name the same intent.',
    zh: '合起来表示同一个意图的参数。',
  },
  injected: {
    en: 'What the host fills in. Drop these names from what the model sends.',
    zh: '由平台填入的参数。模型传来同名参数时要丢弃。',
  },
  source: { en: 'Where the value comes from, or not-stated.', zh: '取值来源，或not-stated。' },
  schema: { en: 'The JSON Schema of the value.', zh: '取值的JSON Schema。' },
  checks: {
    en: 'What the program verifies before it acts.',
    zh: '执行前由程序核对的条件。',
  },
  checkError: { en: 'The error it gives.', zh: '不满足时返回的错误码。' },
  verification: { en: 'How the change is read back.', zh: '写入之后怎样回读核对。' },
  timeout: {
    en: 'How long to wait, and what to answer then.',
    zh: '最多等多久，到时怎样答复。',
  },
  errors: { en: 'The errors a call can end with.', zh: '调用可能返回的错误。' },
  retry: {
    en: 'After which errors the same call may be sent again. Without a statement: not.',
    zh: '哪些错误之后可以重发同一个调用；没有写明的不可重发。',
  },
  resultSize: { en: 'How large a result can get.', zh: '返回结果会有多大。' },
  audit: { en: 'What is recorded of each call.', zh: '每次调用要记录的内容。' },
  strict: {
    en: 'Whether the vendor holds calls to the schema, and if not, why.',
    zh: '是否要求厂商让调用严格符合schema；没有启用的，原因是什么。',
  },
  notStated: {
    en: 'What the author has not stated. It is not the same as none.',
    zh: '作者没有写明的内容，不等于“没有”。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type PolicyWord = keyof typeof POLICY_WORDS
