import type { SentCode } from '../core/calls/sent-call'
import type { Words } from '../core/lint/rule'

/** How a call was written, before its arguments are looked at. */
export const SENT_WORDS: Readonly<Record<SentCode, Words>> = {
  'text-around': {
    en: 'There are words around the JSON; {count} values were read out of them.',
    zh: 'JSON前后有其他文字，从中读出{count}段。',
  },
  'text-faults': {
    en: 'Line {line}, column {column}: this is not JSON. {fault} What could be read was checked.',
    zh: '第{line}行第{column}列：不是合法的JSON。{fault}能读的部分已检查。',
  },
  'look-alikes-read': {
    en: 'Line {line}, column {column}: characters that only look like those of JSON were read as such.',
    zh: '第{line}行第{column}列：形似的字符已当作JSON的字符读取。',
  },
  'literal-read': {
    en: 'Line {line}, column {column}: this is an object of Python or JavaScript, not JSON; it was read as one.',
    zh: '第{line}行第{column}列：这是Python或JavaScript的对象，不是JSON；已照此读取。',
  },
  'arguments-broken': {
    en: 'The arguments are not JSON (line {line}, column {column}). {fault} A host that parses them strictly stops here.',
    zh: '参数不是合法的JSON（第{line}行第{column}列）。{fault}严格解析的平台到此为止。',
  },
  'arguments-cut': {
    en: 'The arguments end too soon (line {line}, column {column}); the answer was likely cut off at its longest. The last value may be incomplete.',
    zh: '参数没有写完（第{line}行第{column}列），多半是回答到了长度上限被截断。最后一个值可能不完整。',
  },
  'arguments-trailing': {
    en: 'Something stands behind the arguments (line {line}, column {column}); only what comes before was read.',
    zh: '参数后面还有内容（第{line}行第{column}列），只读了前面的部分。',
  },
  'arguments-literal': {
    en: 'The arguments are an object of Python or JavaScript, not JSON (line {line}, column {column}).',
    zh: '参数是Python或JavaScript的对象，不是JSON（第{line}行第{column}列）。',
  },
  'arguments-look-alikes': {
    en: 'The arguments have characters that only look like those of JSON (line {line}, column {column}).',
    zh: '参数里有形似JSON符号的字符（第{line}行第{column}列）。',
  },
  'arguments-unreadable': {
    en: 'The arguments are not JSON, and nothing in them could be read (line {line}, column {column}).',
    zh: '参数不是JSON，完全读不出来（第{line}行第{column}列）。',
  },
  'arguments-twice': {
    en: 'The arguments are encoded as JSON {count} times. A host that parses them once gets a text, not an object.',
    zh: '参数被编码成JSON{count}次。只解析一次的平台得到的是文字，不是对象。',
  },
  'arguments-as-text': {
    en: 'The arguments are a text; in this form they are an object.',
    zh: '参数写成了文字；这种格式里应是对象。',
  },
  'arguments-as-object': {
    en: 'The arguments are an object; in this form they are a text that holds JSON. Some gateways send them so.',
    zh: '参数写成了对象；这种格式里应是装着JSON的文字。有些网关会这样发。',
  },
  'arguments-empty': {
    en: 'The arguments are an empty text; read as no arguments.',
    zh: '参数是空文字，按没有参数处理。',
  },
  'arguments-absent': {
    en: 'There are no arguments; read as an empty object.',
    zh: '没有参数，按空对象处理。',
  },
  'duplicate-key': {
    en: 'Line {line}, column {column}: "{name}" stands twice; the last one counts.',
    zh: '第{line}行第{column}列：“{name}”出现两次，以最后一个为准。',
  },
  'no-name': { en: 'The call has no name.', zh: '调用没有写工具名。' },
  'no-id': {
    en: 'The call has no id, and its answer needs one.',
    zh: '调用没有id，而回答需要它。',
  },
  'as-code': {
    en: 'The call is written as code, not as a call; it was read as one. A host that waits for a call runs nothing.',
    zh: '调用写成了代码，而不是真正的调用；已照此读取。等待调用的平台什么也不会执行。',
  },
  'no-parameter-name': {
    en: 'The values do not say which parameter they are for, so they were not read.',
    zh: '这些值没有写明是哪个参数，没有读取。',
  },
  expression: {
    en: '`{name}` is an expression, not a value, so it was not read.',
    zh: '`{name}`是表达式，不是值，没有读取。',
  },
}

/** The same for the model that wrote it, where it has to write it anew. */
export const SENT_MODEL_WORDS: Readonly<Partial<Record<SentCode, Words>>> = {
  'arguments-broken': {
    en: 'Not JSON at line {line}, column {column}. {fault}',
    zh: '第{line}行第{column}列不是JSON。{fault}',
  },
  'arguments-cut': {
    en: 'The JSON ends too soon, at line {line}, column {column}. If it was too long, shorten the longest values.',
    zh: 'JSON在第{line}行第{column}列就断了。如果是太长，请缩短最长的值。',
  },
  'arguments-trailing': {
    en: 'Something stands behind the closing bracket, at line {line}, column {column}.',
    zh: '第{line}行第{column}列，右括号后面还有内容。',
  },
  'arguments-literal': {
    en: 'JSON has double quotes, true, false and null; write no Python or JavaScript.',
    zh: 'JSON用双引号、true、false和null；不要写成Python或JavaScript。',
  },
  'arguments-look-alikes': {
    en: 'Line {line}, column {column}: use the plain quotes, colons and commas of JSON.',
    zh: '第{line}行第{column}列：请用JSON的半角引号、冒号和逗号。',
  },
  'arguments-unreadable': {
    en: 'Nothing in them could be read as JSON.',
    zh: '其中没有能按JSON读出的内容。',
  },
  'arguments-twice': {
    en: 'They are encoded as JSON {count} times.',
    zh: '被编码成JSON{count}次。',
  },
  'arguments-as-text': {
    en: 'They are a text that holds JSON, not an object.',
    zh: '写成了装着JSON的文字，而不是对象。',
  },
  'as-code': {
    en: 'This is code in a text. Make a tool call instead.',
    zh: '这是写在文字里的代码。请改为真正调用工具。',
  },
  'no-parameter-name': {
    en: 'Give every argument under the name of its parameter.',
    zh: '每个参数都要写明参数名。',
  },
  expression: {
    en: '`{name}`: an expression is not run here. Send the value itself.',
    zh: '`{name}`：这里不执行表达式，请直接填值。',
  },
}
