import type { Question } from './checklist'

/** What the lists ask about the promise behind a tool: effect, guard, repeat, result, errors. */
export const QUESTIONS_OF_CONTRACT: readonly Question[] = [
  {
    id: 'effect-marked',
    words: {
      en: 'The definition states whether a call reads, changes or destroys.',
      zh: '定义里标明了调用是只读、改动还是不可撤销。',
    },
    rules: ['contract-stated', 'annotations-stated', 'annotations-well-formed'],
  },
  {
    id: 'write-guarded',
    words: {
      en: 'A call that changes something is checked or confirmed first.',
      zh: '有改动的调用，执行前有校验或确认。',
    },
    rules: ['write-is-guarded'],
  },
  {
    id: 'confirmation-kept',
    words: {
      en: 'What cannot be undone is confirmed by a person, outside the model.',
      zh: '不可撤销的操作由人确认，不由模型代劳。',
    },
    rules: ['confirmation-kept', 'destructive-confirmed'],
  },
  {
    id: 'audit-stated',
    words: {
      en: 'Who asked for a change, and who confirmed it, is recorded.',
      zh: '谁要求改动、谁确认的，都有记录。',
    },
    rules: ['audit-stated'],
  },
  {
    id: 'injected-sourced',
    words: {
      en: 'For what the program fills in, the source is stated.',
      zh: '由系统填入的内容，写明了来源。',
    },
    rules: ['injected-have-source'],
  },
  {
    id: 'permission-checked',
    words: {
      en: 'The program checks that this user may do this, to this object.',
      zh: '程序会校验当前用户有没有权限操作这个对象。',
    },
    person: {
      en: 'A definition can promise the check; only the program can show that it takes place.',
      zh: '定义只能承诺有校验，真正校验没有，要看程序。',
    },
  },
  {
    id: 'state-checked',
    words: {
      en: 'The program looks at the state again at the moment it acts.',
      zh: '程序在真正执行的那一刻会再核对一次状态。',
    },
    person: {
      en: 'What happens between the question and the act is decided in the program.',
      zh: '从提问到执行之间发生什么，由程序决定，定义里看不到。',
    },
  },
  {
    id: 'repeat-is-harmless',
    words: {
      en: 'What a second identical call does is stated.',
      zh: '写明同样的调用再来一次会怎样。',
    },
    rules: ['write-is-idempotent'],
  },
  {
    id: 'retry-is-safe',
    words: {
      en: 'No error invites a retry that could act twice.',
      zh: '没有哪个错误会引出可能重复执行的重试。',
    },
    rules: ['no-unsafe-retry'],
  },
  {
    id: 'write-verified',
    words: {
      en: 'After a change the result is read back, and a wait has an end.',
      zh: '改动之后会回读核实，等待有时限。',
    },
    rules: ['write-is-verified'],
  },
  {
    id: 'outcomes-apart',
    words: {
      en: 'Accepted and done are told apart, in the states and in the text.',
      zh: '状态和文字都把“已受理”和“已完成”分开。',
    },
    rules: ['outcomes-stated', 'accepted-apart-from-done', 'says-accepted-not-done'],
  },
  {
    id: 'signals-stated',
    words: {
      en: 'The result tells the model what to do next.',
      zh: '返回结果里有告诉模型下一步怎么做的字段。',
    },
    rules: ['signals-stated', 'signal-targets-exist'],
  },
  {
    id: 'result-is-summary',
    words: {
      en: 'A large result comes as a summary with a key, or in pages.',
      zh: '大的结果返回摘要和键，或者分页。',
    },
    rules: ['result-is-summary'],
  },
  {
    id: 'errors-structured',
    words: {
      en: 'Each error has a code, says whether to try again, what to do and what to tell the user.',
      zh: '每个错误都有代码，写明能否重试、下一步做什么、怎么告诉用户。',
    },
    rules: ['errors-structured'],
  },
  {
    id: 'errors-together',
    words: {
      en: 'All argument errors come back at once, each with field, expected and actual value.',
      zh: '参数错误一次全部返回，每条写明字段、应为什么、实际是什么。',
    },
    rules: ['errors-together'],
  },
  {
    id: 'strict-explained',
    words: {
      en: 'Strict is on; if not, the reason is stated.',
      zh: '已开启严格模式；没开的写明原因。',
    },
    rules: ['strict-explained'],
  },
]
