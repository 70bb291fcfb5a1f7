import type { Words } from '../core/lint/rule'

/** What reading and writing of scripts says: one sentence per code. */
export const SCRIPT_WORDS: Readonly<Record<string, Words>> = {
  'import.script': {
    en: 'The text was read as {language}: the tools in its literals and constants. Nothing was run.',
    zh: '文本按 {language} 读取：只读字面量和常量中的工具，没有运行任何代码。',
  },
  'import.script-fault': {
    en: 'Line {line} breaks the rules of the language; what stands there was not read.',
    zh: '第 {line} 行不符合语言的语法；那里的内容没有读取。',
  },
  'import.script-unread': {
    en: 'Line {line}: the value of `{text}` only shows when the code runs; it is kept as written.',
    zh: '第 {line} 行：`{text}`的值要运行代码才知道；按原样保留为文字。',
  },
  'import.script-schema': {
    en: 'Line {line}: the schema `{text}` only shows when the code runs; the tool is not read.',
    zh: '第 {line} 行：模式`{text}`要运行代码才知道；没有读取这个工具。',
  },
  'import.script-name': {
    en: 'Line {line}: the name `{text}` only shows when the code runs; the tool is not read.',
    zh: '第 {line} 行：名称`{text}`要运行代码才知道；没有读取这个工具。',
  },
  'import.script-code': {
    en: 'Line {line}: "{field}" is code and is left out.',
    zh: '第 {line} 行：“{field}”是代码，已省略。',
  },
  'import.script-spread': {
    en: 'Line {line}: what `{text}` puts in only shows when the code runs; it is missing here.',
    zh: '第 {line} 行：`{text}`加入的内容要运行代码才知道；这里缺少它。',
  },
  'import.script-computed': {
    en: 'Line {line}: the member `{text}` has a name that only shows when the code runs; it is left out.',
    zh: '第 {line} 行：成员`{text}`的名称要运行代码才知道；已省略。',
  },
  'import.script-prototype': {
    en: 'Line {line}: "__proto__" outside brackets makes no member in JavaScript; it is left out.',
    zh: '第 {line} 行：在 JavaScript 中，不加方括号的“__proto__”不构成成员；已省略。',
  },
  'import.script-duplicate': {
    en: 'Line {line}: "{key}" stands there twice; the last one counts.',
    zh: '第 {line} 行：“{key}”出现了两次，以最后一个为准。',
  },
  'import.script-changed': {
    en: 'Line {line} changes "{name}" after it is declared; the declaration is what was read.',
    zh: '第 {line} 行在声明之后又修改了“{name}”；读取的是声明时的内容。',
  },
  'import.script-call': {
    en: 'Line {line}: what is given to "{name}" was taken for the tool.',
    zh: '第 {line} 行：把传给“{name}”的内容当作工具读取。',
  },
  'script.number-rounded': {
    en: 'The code says {number}, but when it runs the number becomes {rounded}.',
    zh: '代码中写的是 {number}，运行时会变成 {rounded}。',
  },
  'script.number-too-large': {
    en: 'The number {number} is larger than the language can hold.',
    zh: '数值 {number} 超出了该语言能表示的范围。',
  },
  'script.duplicate-key': {
    en: '"{key}" stands here twice; only the last one is written.',
    zh: '“{key}”在这里出现了两次，只写出最后一个。',
  },
  'script.keys-sorted': {
    en: 'JavaScript puts members named by numbers first; the order of these changes when the code runs.',
    zh: 'JavaScript 会把以数字命名的成员排在前面；运行时这里的顺序会变。',
  },
  'script.injected-unnamed': {
    en: 'The injected parameter "{field}" cannot be named in Python; the function finds it among its other arguments.',
    zh: '注入的参数“{field}”无法在 Python 中作为参数名；函数可从其余参数中取得。',
  },
}
