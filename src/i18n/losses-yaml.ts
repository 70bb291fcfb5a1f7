import type { Words } from '../core/lint/rule'

/** The faults of a text as YAML; `line` and `column` say where. */
export const YAML_WORDS: Readonly<Record<string, Words>> = {
  'openapi.yaml-syntax': {
    en: 'Line {line}, column {column}: this is not valid YAML.',
    zh: '第{line}行第{column}列：不是合法的YAML。',
  },
  'openapi.yaml-indent': {
    en: 'Line {line}, column {column}: the indentation does not match the lines around it.',
    zh: '第{line}行第{column}列：缩进与前后各行对不上。',
  },
  'openapi.yaml-tab': {
    en: 'Line {line}, column {column}: YAML is indented with spaces, never with tabs.',
    zh: '第{line}行第{column}列：YAML只能用空格缩进，不能用制表符。',
  },
  'openapi.yaml-unclosed': {
    en: 'Line {line}, column {column}: a quote or bracket is missing.',
    zh: '第{line}行第{column}列：缺少引号或括号。',
  },
  'openapi.yaml-unquoted': {
    en: 'Line {line}, column {column}: this text needs quotes, because of a colon or a special character in it.',
    zh: '第{line}行第{column}列：文字里有冒号或特殊字符，需要加引号。',
  },
  'openapi.yaml-escape': {
    en: 'Line {line}, column {column}: there is no such escape in a double-quoted text.',
    zh: '第{line}行第{column}列：双引号文字里没有这种转义。',
  },
  'openapi.yaml-alias': {
    en: 'Line {line}, column {column}: the alias stands for nothing that came before it.',
    zh: '第{line}行第{column}列：别名在它之前没有对应的锚点。',
  },
  'openapi.yaml-tag': {
    en: 'Line {line}, column {column}: the tag is not known; the value is read as it stands.',
    zh: '第{line}行第{column}列：不认识这个标签，值按原样读取。',
  },
  'openapi.yaml-key': {
    en: 'Line {line}, column {column}: a list or an object cannot be a name; it is left out.',
    zh: '第{line}行第{column}列：列表或对象不能作名称，已省略。',
  },
  'openapi.yaml-number': {
    en: 'Line {line}, column {column}: JSON has no number {from}.',
    zh: '第{line}行第{column}列：JSON里没有{from}这个数。',
  },
  'openapi.yaml-number-respelled': {
    en: 'Line {line}, column {column}: YAML reads {from} as the number {to}; put it in quotes if it is a text.',
    zh: '第{line}行第{column}列：YAML把{from}读作数值{to}；如果是文字，请加引号。',
  },
  'openapi.yaml-more-documents': {
    en: 'Line {line}, column {column}: another document begins here; only the first is read.',
    zh: '第{line}行第{column}列：这里开始另一个文档，只读取第一个。',
  },
  'openapi.yaml-too-deep': {
    en: 'The text is nested more than {most} levels deep and was not read.',
    zh: '文本嵌套超过{most}层，未读取。',
  },
  'openapi.yaml-too-large': {
    en: 'With its aliases filled in the text is too large to read.',
    zh: '展开别名后内容过大，无法读取。',
  },
}
