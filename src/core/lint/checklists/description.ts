import type { Checklist } from './checklist'

export const DESCRIPTION: Checklist = {
  id: 'description',
  title: { en: 'Description contract', zh: '说明契约' },
  note: {
    en: 'For whoever writes the description: what a model must be able to read from it.',
    zh: '写说明的人使用：模型要能从说明里读到什么。',
  },
  lines: [
    {
      words: { en: 'The purpose can be guessed from the name', zh: '看名称就能猜到用途' },
      questions: ['name-is-specific'],
    },
    {
      words: { en: 'It says what the tool can do', zh: '写明能做什么' },
      questions: ['says-what-it-does'],
    },
    {
      words: { en: 'It says what the user says or wants when it is due', zh: '写明什么情况下触发' },
      questions: ['says-when'],
    },
    {
      words: { en: 'It says what must be known or done first', zh: '写明前置条件' },
      questions: ['precondition-said'],
    },
    {
      words: { en: 'It says where the tool must not be used', zh: '写明禁止使用的边界' },
      questions: ['says-when-not'],
    },
    {
      words: {
        en: 'Each parameter states source, format and example',
        zh: '每个参数写明来源、格式和示例',
      },
      questions: ['source-stated', 'format-stated', 'params-have-examples'],
    },
    {
      words: {
        en: 'What is required is really the model’s to give',
        zh: '必填项确实该由模型给出',
      },
      questions: ['required-right', 'required-needed'],
    },
    {
      words: {
        en: 'What the system knows is hidden from the model',
        zh: '系统上下文不暴露给模型',
      },
      questions: ['nothing-known-asked'],
    },
    {
      words: { en: 'Reading is marked, writing is guarded', zh: '只读有标记，写入有防护' },
      questions: ['effect-marked', 'write-guarded'],
    },
    {
      words: { en: 'The model can reason on the result', zh: '返回结果够模型继续推理' },
      questions: ['result-said'],
    },
  ],
}
