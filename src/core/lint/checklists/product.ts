import type { Checklist } from './checklist'

export const PRODUCT: Checklist = {
  id: 'product',
  title: { en: 'Product review', zh: '产品评审' },
  note: {
    en: 'For product managers, before a tool is released. No JSON needed.',
    zh: '产品经理在工具上线前使用，不需要懂JSON。',
  },
  lines: [
    {
      words: {
        en: 'Read or write can be told from the name alone',
        zh: '只看名称就能分清是读还是写',
      },
      questions: ['name-shows-effect'],
    },
    {
      words: { en: 'All five questions are answered', zh: '五个问题都已回答' },
      questions: ['says-what-it-does', 'says-when', 'says-when-not', 'result-said', 'says-limits'],
    },
    {
      words: {
        en: 'Tools that are alike point at each other',
        zh: '功能相近的工具互相指明该用谁',
      },
      questions: ['no-overlap'],
    },
    {
      words: {
        en: 'Every parameter has a description, a format and an example',
        zh: '每个参数都有说明、格式和示例',
      },
      questions: ['params-described', 'format-stated', 'params-have-examples'],
    },
    {
      words: { en: 'Values come from a list where they can', zh: '能列举的取值都用列表限定' },
      questions: ['enum-used'],
    },
    {
      words: {
        en: 'Required is right, and nothing is asked that the program knows',
        zh: '必填项合理，系统已知的信息没有向模型索要',
      },
      questions: ['required-right', 'nothing-known-asked'],
    },
    {
      words: {
        en: 'Strict is on; if not, the reason is stated',
        zh: '已开启严格模式；没开的写明了原因',
      },
      questions: ['strict-explained'],
    },
  ],
}
