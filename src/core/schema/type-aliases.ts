import { isTypeName, type TypeName } from './keywords'

/** Type names of programming languages and data sets, lower case, and what JSON Schema calls them. */
const ALIASES: Readonly<Record<string, TypeName>> = {
  float: 'number',
  double: 'number',
  decimal: 'number',
  int: 'integer',
  int32: 'integer',
  int64: 'integer',
  long: 'integer',
  short: 'integer',
  bool: 'boolean',
  str: 'string',
  text: 'string',
  char: 'string',
  varchar: 'string',
  dict: 'object',
  map: 'object',
  hashmap: 'object',
  struct: 'object',
  list: 'array',
  tuple: 'array',
  arraylist: 'array',
  none: 'null',
}

/** The type that a name means, however it is spelt: `NUMBER`, `float`, `List<String>`; if it means one. */
export function meantType(name: string): TypeName | undefined {
  if (isTypeName(name)) return name
  const lower = name.trim().toLowerCase()
  if (isTypeName(lower)) return lower
  const word = lower.replace(/[<[(].*$/, '')
  return Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined
}
