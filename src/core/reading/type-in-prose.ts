import type { TypeName } from '../schema/keywords'

const NAMES: Readonly<Record<string, TypeName>> = {
  string: 'string',
  integer: 'integer',
  int: 'integer',
  number: 'number',
  float: 'number',
  boolean: 'boolean',
  bool: 'boolean',
  array: 'array',
  object: 'object',
  字符串: 'string',
  整数: 'integer',
  整型: 'integer',
  数字: 'number',
  布尔值: 'boolean',
  布尔: 'boolean',
  布尔型: 'boolean',
  数组: 'array',
  对象: 'object',
}
const EN = 'string|integer|int|number|float|boolean|bool|array|object'
const ZH = '字符串|整数|整型|数字|布尔值|布尔型|布尔|数组|对象'

/** Places where a type's name is meant as one, not as a word of the sentence. */
const PLACES: readonly RegExp[] = [
  new RegExp(String.raw`^\s*[(（]?(${EN})[)）]?\s*(?:[:：,.，。]|$)`, 'i'),
  new RegExp(String.raw`(?<![A-Za-z])[(（]\s*(${EN}|${ZH})\s*[)）](?!\s*,\s*['"])`, 'i'),
  new RegExp(
    String.raw`\bmust be (?:of type |an? )?(${EN})\b(?! (?:of|or|that|with|between|in|from)|,)`,
    'i',
  ),
  new RegExp(
    String.raw`(?:类型|必须是|必须为)(?:为|是)?\s*[:：]?\s*(${ZH}|${EN})(?![\u3400-\u9fff\w])`,
    'i',
  ),
]

/** The JSON Schema type a text states outright; none where it states none, or two. */
export function typeInProse(text: string): TypeName | undefined {
  const found = new Set(
    PLACES.flatMap((place) => {
      const name = place.exec(text)?.[1]
      return name === undefined ? [] : (NAMES[name.toLowerCase()] ?? [])
    }),
  )
  return found.size === 1 ? [...found][0] : undefined
}
