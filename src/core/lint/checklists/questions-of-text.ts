import type { Question } from './checklist'

/** What the lists ask about the name and the description. */
export const QUESTIONS_OF_TEXT: readonly Question[] = [
  {
    id: 'name-shows-effect',
    words: {
      en: 'The name begins with a verb that shows whether the tool reads or changes something.',
      zh: '名称以动词开头，看名称就知道是读取还是改动。',
    },
    rules: ['name-verb-first', 'name-matches-effect'],
  },
  {
    id: 'name-is-specific',
    words: {
      en: 'The name says what it is about, with no vague word, abbreviation or database term.',
      zh: '名称说得具体，不用空泛的词、缩写和数据库用语。',
    },
    rules: ['no-vague-name', 'no-abbreviated-name', 'no-database-verb'],
  },
  {
    id: 'name-is-accepted',
    words: {
      en: 'Every vendor accepts the name, and the names of the set are alike in style.',
      zh: '名称各家平台都接受，整套工具的命名风格一致。',
    },
    rules: ['name-is-text', 'name-portable', 'names-survive-clients', 'one-naming-style'],
  },
  {
    id: 'says-what-it-does',
    words: {
      en: 'The description says what the tool does, in more than the words of its name.',
      zh: '说明写清工具做什么，而不是把名称再说一遍。',
    },
    rules: ['description-present', 'no-placeholder', 'says-what-it-does', 'no-tautology'],
  },
  {
    id: 'says-when',
    words: {
      en: 'The description says when to use the tool.',
      zh: '说明写清什么时候用。',
    },
    rules: ['says-when'],
  },
  {
    id: 'precondition-said',
    words: {
      en: 'What must be known or done before the call is written down.',
      zh: '调用之前必须知道什么、先做什么，都已写明。',
    },
    person: {
      en: 'Whether a step must come first is known to those who know the business, not from the text.',
      zh: '有没有前置步骤，只有了解业务的人知道，从文字里看不出来。',
    },
  },
  {
    id: 'says-when-not',
    words: {
      en: 'The description says when not to use the tool.',
      zh: '说明写清什么时候不用。',
    },
    rules: ['says-when-not'],
  },
  {
    id: 'result-said',
    words: {
      en: 'The model is told what comes back, so that it can go on from there.',
      zh: '模型知道会返回什么，能据此继续判断。',
    },
    rules: ['says-what-it-returns', 'result-described'],
  },
  {
    id: 'says-limits',
    words: {
      en: 'The description states the limits.',
      zh: '说明写清限制。',
    },
    rules: ['says-limits'],
  },
  {
    id: 'text-is-plain',
    words: {
      en: 'The description holds only what helps the model: no advertising, no internals, no orders.',
      zh: '说明只写对模型有用的内容，不自夸、不写内部实现、不下命令。',
    },
    rules: [
      'no-breadth-words',
      'no-self-promotion',
      'no-internals',
      'no-coercion',
      'no-hidden-characters',
      'no-cut-off-text',
      'no-see-elsewhere',
    ],
  },
  {
    id: 'one-function',
    words: {
      en: 'The tool does one whole thing: not several unlike actions, not a step of one.',
      zh: '工具只做一件完整的事，不混合几种操作，也不是某件事的一个步骤。',
    },
    rules: ['one-job', 'no-mixed-effects', 'no-scripted-steps'],
  },
  {
    id: 'says-who-does-what',
    words: {
      en: 'It is clear what the tool works out and what the model must supply.',
      zh: '哪些由工具计算、哪些由模型给出，说得清楚。',
    },
    rules: ['says-who-does-what'],
  },
  {
    id: 'text-agrees',
    words: {
      en: 'The text, the schema, the annotations and the contract say the same.',
      zh: '文字、参数结构、注解和能力契约说法一致。',
    },
    rules: ['text-agrees-with-schema', 'effect-agrees', 'annotations-agree'],
  },
  {
    id: 'function-matches',
    words: {
      en: 'The program does what the description says.',
      zh: '程序的实际行为与说明一致。',
    },
    person: {
      en: 'The program is not part of the definition; only someone who knows it can compare.',
      zh: '定义里没有程序本身，只有了解程序的人才能核对。',
    },
  },
]
