import type { Checklist } from './checklist'

/** Seven what-ifs. The questions of a line say which facts of a definition answer it. */
export const CAPABILITY: Checklist = {
  id: 'capability',
  title: { en: 'Seven what-ifs', zh: '七个“万一”' },
  note: {
    en: 'For product and engineering together: what the contract promises when things go wrong.',
    zh: '产品和工程一起过：出了岔子，能力契约怎么保证。',
  },
  lines: [
    {
      words: { en: 'The wrong tool is picked', zh: '万一选错了工具' },
      questions: ['says-when-not', 'no-overlap', 'signals-stated'],
    },
    {
      words: { en: 'Arguments are incomplete', zh: '万一参数不全' },
      questions: ['source-stated', 'errors-together'],
    },
    {
      words: { en: 'The same call comes twice', zh: '万一同样的调用来了两次' },
      questions: ['repeat-is-harmless'],
    },
    {
      words: { en: 'It is called again after a timeout', zh: '万一超时后又调用一次' },
      questions: ['retry-is-safe', 'write-verified'],
    },
    {
      words: { en: 'The user has no permission', zh: '万一用户没有权限' },
      questions: ['nothing-known-asked', 'errors-structured', 'permission-checked'],
    },
    {
      words: { en: 'The state has changed meanwhile', zh: '万一状态已经变了' },
      questions: ['write-guarded', 'outcomes-apart', 'state-checked'],
    },
    {
      words: {
        en: 'A high-risk call comes without confirmation',
        zh: '万一高风险调用没经确认',
      },
      questions: ['confirmation-kept', 'audit-stated'],
    },
  ],
}
