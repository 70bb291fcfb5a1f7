import type { Words } from '../core/lint/rule'

/** What writing for Gemini changes, and what its API refuses. */
export const GEMINI_WORDS: Readonly<Record<string, Words>> = {
  'gemini.allof-merged': {
    en: 'Gemini has no allOf; its parts were merged into one schema that says the same.',
    zh: 'Gemini 没有 allOf；各部分已合并成含义相同的一个模式。',
  },
  'gemini.anyof-spread': {
    en: 'Gemini takes anyOf only by itself; what stood beside it was put into each of its branches.',
    zh: 'Gemini 只接受单独的 anyOf；旁边的限制已放进它的每个分支。',
  },
  'gemini.const-to-enum': {
    en: 'Gemini has no const; it became an enum of one value.',
    zh: 'Gemini 没有 const；已改为只有一个值的 enum。',
  },
  'gemini.dropped-additionalProperties': {
    en: 'Gemini has no additionalProperties; it is left out.',
    zh: 'Gemini 没有 additionalProperties，已省略。',
  },
  'gemini.enum-empty': {
    en: 'Gemini refuses the empty text among the values of an enum.',
    zh: 'Gemini 不接受 enum 中的空字符串。',
  },
  'gemini.enum-nonstring': {
    en: 'Gemini takes an enum only of texts, on a schema of the type STRING.',
    zh: 'Gemini 的 enum 只能列字符串，且只能用在 STRING 类型上。',
  },
  'gemini.examples-truncated': {
    en: 'Gemini takes one example; only the first is kept.',
    zh: 'Gemini 只接受一个示例；只保留了第一个。',
  },
  'gemini.format': {
    en: 'Gemini does not take the format "{format}" on this type.',
    zh: 'Gemini 不接受此类型上的格式“{format}”。',
  },
  'gemini.format-to-description': {
    en: 'Gemini does not take this format; it is said in the description instead.',
    zh: 'Gemini 不接受这个格式；已改写进描述。',
  },
  'gemini.items-added': {
    en: 'Gemini refuses an array that does not say what its items are; they were taken to be texts.',
    zh: 'Gemini 不接受没有说明元素的数组；已当作字符串数组。',
  },
  'gemini.keyword-to-description': {
    en: 'Gemini has no "{keyword}" here; it is said in the description instead.',
    zh: 'Gemini 在此没有“{keyword}”；已改写进描述。',
  },
  'gemini.oneof-to-anyof': {
    en: 'Gemini has no oneOf; it became anyOf, which does not forbid that several branches fit.',
    zh: 'Gemini 没有 oneOf；已改为 anyOf，它不禁止多个分支同时成立。',
  },
  'gemini.parameters-omitted': {
    en: 'Gemini refuses a schema without properties; it is left out, with what else it said.',
    zh: 'Gemini 不接受没有属性的模式；已连同其余内容一起省略。',
  },
  'gemini.pattern-to-description': {
    en: 'The pattern looks ahead or behind, which is refused; it is said in the description instead.',
    zh: '正则用了前瞻或后顾，会被拒绝；已改写进描述。',
  },
  'gemini.ref-inlined': {
    en: 'The reference {ref} was replaced by what it refers to.',
    zh: '引用 {ref} 已替换为它所指的内容。',
  },
  'gemini.ref-siblings-dropped': {
    en: 'Beside a reference that contains itself Gemini takes nothing; {fields} left out.',
    zh: 'Gemini 不允许递归引用旁边有其他内容；已省略 {fields}。',
  },
  'gemini.type-array': {
    en: 'Gemini takes one type, not a list of types; null is said with nullable.',
    zh: 'Gemini 只接受一个类型，不接受类型列表；null 用 nullable 表示。',
  },
  'gemini.type-array-to-anyof': {
    en: 'Gemini takes one type; the list of types became anyOf with a branch for each.',
    zh: 'Gemini 只接受一个类型；类型列表已改为 anyOf，每个类型一个分支。',
  },
  'gemini.type-inferred': {
    en: 'Gemini needs a type; the rest of the schema says that it is {type}.',
    zh: 'Gemini 要求写明类型；按模式的其余内容，类型是 {type}。',
  },
  'gemini.unknown-field': {
    en: 'Gemini has no field "{field}" in a schema under parameters.',
    zh: 'Gemini 的 parameters 模式中没有字段“{field}”。',
  },
  'gemini.wrong-type': {
    en: 'Gemini does not take "{field}" on a schema of the type {type}.',
    zh: 'Gemini 不接受 {type} 类型上的“{field}”。',
  },
}
