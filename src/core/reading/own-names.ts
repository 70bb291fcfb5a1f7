import { get, itemsOf, type JsonNode, stringOf } from '../json/node'
import { nameOf } from '../model/tool'
import { oncePer } from '../once-per'
import { parametersOf } from '../schema/parameters'

/** Looks like a name in code: `orderId`, `order_id`, `order-id`. */
const NAME_LIKE =
  /\b(?:[A-Za-z][A-Za-z\d]{0,60}(?:[_-][A-Za-z\d]{1,60})+|[a-z][a-z\d]{0,60}(?:[A-Z][A-Za-z\d]{0,60}))/g

/** One cheap look that every text with such a name passes. */
const HAS_NAME = /[A-Za-z\d](?:[_-][A-Za-z\d]|(?<=[a-z\d])[A-Z])/

/** What a description may name that is no other tool: the parameters, and the values they take. */
export const ownNames = oncePer((tool: JsonNode): ReadonlySet<string> => {
  const names = new Set<string>()
  const add = (value: JsonNode | undefined): void => {
    const text = stringOf(value)
    if (text !== undefined) names.add(text)
  }
  for (const { name, schema } of parametersOf(tool)) {
    names.add(name)
    for (const value of itemsOf(get(schema, 'enum'))) add(value)
    add(get(schema, 'const'))
  }
  names.delete(nameOf(tool))
  return names
})

/** The text with the tool's own name and its parameters' names told apart from those of other tools. */
export function withoutOwnNames(text: string, name: string, own: ReadonlySet<string>): string {
  if ((own.size === 0 && name === '') || !HAS_NAME.test(text)) return text
  return text.replace(NAME_LIKE, (word) =>
    word === name ? 'this tool' : own.has(word) ? 'parameter' : word,
  )
}
