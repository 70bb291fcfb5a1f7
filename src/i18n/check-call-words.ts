import type { Lang, Words } from '../core/lint/rule'
import { filled } from './filled'
import type { WordValues } from './words'

/** What `check-call` says around the problems of a call. */
export const CHECK_CALL_WORDS = {
  help: {
    en: 'CALL is what a model sent: an answer, a message or a call of OpenAI, Claude, MCP, Gemini, Bedrock or the AI SDK, or arguments alone. Every fault is told at once, for you and for the model. --to writes the answer as the tool result of a dialect: {known}.',
    zh: 'CALL是模型发出的内容：OpenAI、Claude、MCP、Gemini、Bedrock或AI SDK的回答、消息或调用，也可以只有参数。所有错误一次列出，分别写给你和模型。--to把回答写成某种格式的工具结果：{known}。',
  },
  'two-files': {
    en: 'Give the file with the tools and the file with the call; one of them may be -.',
    zh: '请给出工具文件和调用文件，其中一个可以是 -。',
  },
  'unknown-form': {
    en: '"{name}" takes no tool results here. Known: {known}.',
    zh: '这里没有“{name}”的工具结果格式。可用的有：{known}。',
  },
  'unknown-tool': {
    en: '{path}: there is no tool "{name}" in it. {near}',
    zh: '{path}：没有工具“{name}”。{near}',
  },
  'no-call': {
    en: '{path}: no call and no arguments were found in it.',
    zh: '{path}：没有找到调用或参数。',
  },
  'words-only': {
    en: '{path}: the model called no tool. It said: {said}',
    zh: '{path}：模型没有调用工具，只说了：{said}',
  },
  call: { en: 'Call {number}: {name}', zh: '调用{number}：{name}' },
  unnamed: { en: 'without a name', zh: '未写工具名' },
  'as-tool': { en: 'checked as {name} ({why})', zh: '按{name}检查（{why}）' },
  prefix: { en: 'behind the prefix {prefix}', zh: '去掉前缀{prefix}' },
  sanitised: { en: 'as a client respelt it', zh: '客户端改写过名称' },
  fit: { en: 'its parameters fit', zh: '参数相符' },
  only: { en: 'the only tool', zh: '只有这一个工具' },
  asked: { en: 'as asked', zh: '按指定的工具' },
  'no-such-tool': {
    en: 'There is no tool of this name. Nearest: {names}',
    zh: '没有这个名称的工具。最接近的：{names}',
  },
  'no-such-tool-at-all': {
    en: 'There is no tool of this name, and none like it.',
    zh: '没有这个名称的工具，也没有相近的。',
  },
  'no-tool-fits': {
    en: 'No tool is named, and none fits clearly. Nearest: {names}',
    zh: '没有写明工具，也没有明显相符的。最接近的：{names}',
  },
  'no-tool-fits-at-all': {
    en: 'No tool is named, and none fits.',
    zh: '没有写明工具，也没有相符的。',
  },
  error: { en: 'error', zh: '错误' },
  note: { en: 'note', zh: '提示' },
  undecided: { en: 'undecided', zh: '未判断' },
  valid: { en: 'valid', zh: '有效' },
  'for-model': { en: 'For the model:', zh: '给模型：' },
  'as-result': { en: 'As a tool result of {form}:', zh: '{form}格式的工具结果：' },
  'own-error': { en: "the tool's own error {code}", zh: '工具自己的错误{code}' },
} as const satisfies Record<string, Words>

export type CheckCallKey = keyof typeof CHECK_CALL_WORDS

/** The sentence for a key, its slots filled once. */
export const checkCallText = (lang: Lang, key: CheckCallKey, values: WordValues = {}): string =>
  filled(CHECK_CALL_WORDS[key][lang], values)
