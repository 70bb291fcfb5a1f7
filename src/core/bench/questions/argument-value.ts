import { arr, get, itemsOf, type JsonNode, type JsonObject, str, stringOf } from '../../json/node'
import { isStrictJson, parse } from '../../json/parse'
import { print } from '../../json/print'
import { inputSchemaOf } from '../../model/tool'
import { mainTypeOf } from '../../schema/types'
import type { Match } from './question'

/** Whether what is typed for an argument is its text; else it is JSON where it reads as such. */
export const isTextArgument = (tool: JsonObject | undefined, name: string): boolean =>
  mainTypeOf(get(get(inputSchemaOf(tool), 'properties'), name)) === 'string'

/** The value that a typed text stands for; undefined for a match that compares with none. */
export function argumentValue(text: string, match: Match, isText: boolean): JsonNode | undefined {
  switch (match) {
    case 'equal':
      return valueOf(text, isText)
    case 'oneOf': {
      const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
      // A list of nothing is not understood when it is read again.
      return arr(lines.length === 0 ? [str('')] : lines.map((line) => valueOf(line.trim(), isText)))
    }
    case 'regex':
      return str(text)
    case 'present':
    case 'absent':
      return undefined
  }
}

/** The text that a field shows for a value: what `argumentValue` makes the value of. */
export function argumentText(value: JsonNode | undefined, match: Match, isText: boolean): string {
  if (!value) return ''
  if (match === 'oneOf')
    return itemsOf(value)
      .map((each) => textOf(each, isText))
      .join('\n')
  return match === 'regex' ? (stringOf(value) ?? '') : textOf(value, isText)
}

/** Where a parameter is no text, words that are no JSON are a text all the same. */
function valueOf(text: string, isText: boolean): JsonNode {
  if (isText) return str(text)
  const parsed = parse(text)
  return isStrictJson(parsed) ? parsed.root : str(text)
}

function textOf(value: JsonNode, isText: boolean): string {
  const text = stringOf(value)
  if (text !== undefined && stringOf(valueOf(text, isText)) === text) return text
  return print(value, 0)
}
