import type { MisreadingCode } from '../core/calls/misreadings'
import type { Undecided } from '../core/calls/fault'
import type { Likeness } from '../core/calls/nearest'
import type { Words } from '../core/lint/rule'
import type { TypeName } from '../core/schema/keywords'

/** The types of JSON as a sentence says them. */
export const TYPE_WORDS: Readonly<Record<TypeName, Words>> = {
  string: { en: 'a string', zh: '字符串' },
  integer: { en: 'an integer', zh: '整数' },
  number: { en: 'a number', zh: '数字' },
  boolean: { en: 'true or false', zh: 'true或false' },
  array: { en: 'an array', zh: '数组' },
  object: { en: 'an object', zh: '对象' },
  null: { en: 'null', zh: 'null' },
}

/** Formats as one says them to somebody who has to write one; others by their name and an example. */
export const FORMAT_WORDS: Readonly<Record<string, Words>> = {
  date: { en: 'YYYY-MM-DD', zh: 'YYYY-MM-DD格式的日期' },
  'date-time': {
    en: 'a date and time with its zone, such as 2025-03-31T09:30:00Z',
    zh: '带时区的日期时间，例如2025-03-31T09:30:00Z',
  },
  time: { en: 'a time with its zone, such as 09:30:00Z', zh: '带时区的时间，例如09:30:00Z' },
  email: { en: 'an email address', zh: '电子邮箱地址' },
  uri: {
    en: 'a full address, such as https://example.com',
    zh: '完整的网址，例如https://example.com',
  },
  uuid: { en: 'a UUID', zh: 'UUID' },
  duration: { en: 'a duration such as P3D or PT30M', zh: '时长，例如P3D或PT30M' },
}

/** What a model should do about a text of the wrong format. */
export const FORMAT_TODO: Readonly<Record<string, Words>> = {
  date: { en: 'Send a real calendar date.', zh: '请填真实存在的日期。' },
  'date-time': {
    en: 'Send a real date and time, with Z or an offset such as +08:00.',
    zh: '请填真实的日期和时间，并带上Z或+08:00这样的时区。',
  },
  email: {
    en: 'If the user gave no address, ask; do not invent one.',
    zh: '用户没有给出地址就去问，不要编造。',
  },
  uuid: { en: 'Use an id that a tool or the user gave.', zh: '请用工具或用户给出的id。' },
  other: { en: 'Send it in this form.', zh: '请按这种格式填写。' },
}

/** How a lenient host reads what the schema refuses; beside the strict reading. */
export const MISREADING_WORDS: Readonly<Record<MisreadingCode, Words>> = {
  'number-in-text': {
    en: 'Strictly this is a text. A lenient host takes it for the number {value}.',
    zh: '严格来说这是文字；宽松的平台会当作数字{value}。',
  },
  'text-from-number': {
    en: 'Strictly this is a number. A lenient host takes it for the text {value}; zeros in front, if there were any, are lost.',
    zh: '严格来说这是数字；宽松的平台会当作文字{value}。如果原来前面有零，已经丢失。',
  },
  'flag-in-text': {
    en: 'Strictly this is a text. A lenient host takes it for {value}.',
    zh: '严格来说这是文字；宽松的平台会当作{value}。',
  },
  'flag-as-number': {
    en: 'Strictly this is a number. A lenient host takes it for {value}.',
    zh: '严格来说这是数字；宽松的平台会当作{value}。',
  },
  'null-in-text': {
    en: 'Strictly this is a text. A lenient host takes it for null.',
    zh: '严格来说这是文字；宽松的平台会当作null。',
  },
  'json-in-text': {
    en: 'Strictly this is a text. A lenient host reads the JSON in it: {value}.',
    zh: '严格来说这是文字；宽松的平台会解析其中的JSON：{value}。',
  },
  'comma-list': {
    en: 'Strictly this is one text. A lenient host splits it: {value}.',
    zh: '严格来说这是一段文字；宽松的平台会拆成{value}。',
  },
  'one-for-list': {
    en: 'Strictly this is one value. A lenient host takes it for a list of one: {value}.',
    zh: '严格来说这是单个值；宽松的平台会当作只有一项的数组{value}。',
  },
  'list-of-one': {
    en: 'Strictly this is a list. A lenient host takes its only item: {value}.',
    zh: '严格来说这是数组；宽松的平台会取其中唯一的一项{value}。',
  },
  'day-of-time': {
    en: 'Strictly this is a moment, not a day. A lenient host takes the day {value}, whatever the time zone.',
    zh: '严格来说这是时刻，不是日期；宽松的平台会只取日期{value}，不管时区。',
  },
  'midnight-of-day': {
    en: 'Strictly this is a day, not a moment. A lenient host takes midnight: {value}, in a time zone of its own.',
    zh: '严格来说这是日期，不是时刻；宽松的平台会当作零点{value}，时区由它自己定。',
  },
  'time-with-blank': {
    en: 'Strictly a T stands between day and time. A lenient host takes it for {value}.',
    zh: '严格来说日期和时间之间是T；宽松的平台会当作{value}。',
  },
  'other-case': {
    en: 'Strictly this is another value. A lenient host takes it for {value}.',
    zh: '严格来说这是另一个值；宽松的平台会当作{value}。',
  },
  'blanks-around': {
    en: 'Strictly the blanks count. A lenient host trims them: {value}.',
    zh: '严格来说两端的空格也算；宽松的平台会去掉，得到{value}。',
  },
  rounded: {
    en: 'Strictly this is no integer. A lenient host cuts it to {value}.',
    zh: '严格来说这不是整数；宽松的平台会截成{value}。',
  },
}

export const UNDECIDED_WORDS: Readonly<Record<Undecided, Words>> = {
  hangs: {
    en: 'the pattern could run without end, so it was not tried.',
    zh: '这个正则可能无休止地运行，没有去试。',
  },
  unreadable: { en: 'the pattern cannot be read.', zh: '这个正则无法解析。' },
  'too-long': {
    en: 'the text or the pattern is too long to try.',
    zh: '文字或正则太长，没有去试。',
  },
  reference: {
    en: 'a reference in the schema leads nowhere that can be read.',
    zh: '模式里的引用指向无法读取的地方。',
  },
  spent: {
    en: 'the schema has too many branches to try them all.',
    zh: '模式的分支太多，无法全部尝试。',
  },
}

/** Why a name is proposed. */
export const LIKENESS_WORDS: Readonly<Record<Likeness | 'fits', Words>> = {
  case: { en: 'other case or separators', zh: '大小写或分隔符不同' },
  prefix: { en: 'with something in front', zh: '前面多了内容' },
  order: { en: 'other order of words', zh: '词序不同' },
  spelling: { en: 'a slip in spelling', zh: '拼写有误' },
  part: { en: 'words in common', zh: '有相同的词' },
  fits: { en: 'its parameters fit', zh: '参数相符' },
}

/** Sentences of the answer to the model around its list of problems, and single phrases. */
export const ANSWER_WORDS = {
  'one-wrong': {
    en: '`{tool}` was not run: one argument is wrong.',
    zh: '`{tool}`没有执行：有1处参数错误。',
  },
  'many-wrong': {
    en: '`{tool}` was not run: {count} things are wrong with its arguments.',
    zh: '`{tool}`没有执行：参数有{count}处错误。',
  },
  'not-json': {
    en: '`{tool}` was not run: its arguments are not valid JSON.',
    zh: '`{tool}`没有执行：参数不是合法的JSON。',
  },
  'not-called': {
    en: '`{tool}` was not run: it was not called, only written about.',
    zh: '`{tool}`没有执行：只是写了出来，没有真正调用。',
  },
  'send-json': {
    en: 'Send the arguments as one JSON object, encoded once.',
    zh: '请把参数写成一个JSON对象，只编码一次。',
  },
  'send-all': {
    en: 'Send the whole JSON object again, in full.',
    zh: '请重新发送完整的JSON对象。',
  },
  'correct-all': {
    en: 'Correct all of this in one new call.',
    zh: '请一次改正以上所有问题，再重新调用。',
  },
  'unknown-tool': { en: 'There is no tool `{tool}`.', zh: '没有`{tool}`这个工具。' },
  'no-tool-named': { en: 'The call names no tool.', zh: '调用没有写明工具。' },
  'did-you-mean': { en: 'Did you mean {names}?', zh: '是指{names}吗？' },
  'tools-are': { en: 'The tools are: {names}.', zh: '可用的工具：{names}。' },
  'use-listed': {
    en: 'Call only tools that you were given; if none fits, say so to the user.',
    zh: '只调用提供给你的工具；没有合适的就如实告诉用户。',
  },
  reading: { en: 'If you mean {value}, send exactly that.', zh: '如果是指{value}，请就这样填。' },
  'or-leave-out': { en: 'If there is nothing to say, leave it out.', zh: '没有可填的就去掉它。' },
  arguments: { en: 'the arguments', zh: '参数' },
  'meant-value': { en: ' Did you mean {value}?', zh: '是指{value}吗？' },
  'for-example': { en: ' For example {value}.', zh: '例如{value}。' },
  under: { en: ' It likely stands there as {name}.', zh: '它很可能写成了{name}。' },
  branch: {
    en: 'Checked as branch {number} of {count} of {keyword}.',
    zh: '按{keyword}的第{number}个分支（共{count}个）检查。',
  },
  'asked-because': { en: 'Asked for by the condition at {place}.', zh: '由{place}处的条件要求。' },
  'from-source': { en: ' ({source})', zh: '（{source}）' },
  'when-said': { en: ' ({when})', zh: '（{when}）' },
  user: { en: 'the user', zh: '用户' },
  human: { en: 'a person who approves', zh: '审批人' },
  'one-of': { en: 'one of {groups}', zh: '{groups}之一' },
} as const satisfies Record<string, Words>
export type AnswerKey = keyof typeof ANSWER_WORDS
