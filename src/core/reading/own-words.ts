import { get, itemsOf, type JsonNode, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { oncePerText } from '../once-per-text'
import { walkSchema } from '../schema/walk'

/** A name without the marks and capitals by which writers spell one name in several ways. */
export const nameKey = oncePerText((name) => {
  const lower = name.toLowerCase()
  // Asking Unicode about a character takes much longer.
  const other = /[^\x00-\x7f]/.test(lower) ? /[^\p{L}\p{N}]/gu : /[^a-z0-9]/g
  return lower.replace(other, '')
}, 20_000)

/** What a tool's own schemas name: parameters, fields of the result, and the values they may have. */
export const ownWords = oncePer((tool: JsonNode): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const side of ['inputSchema', 'outputSchema']) {
    const schema = get(tool, side)
    if (schema?.kind !== 'object') continue
    for (const place of walkSchema(schema, [side])) {
      if (place.name !== undefined && place.keyword === 'properties') words.add(nameKey(place.name))
      for (const value of [...itemsOf(get(place.schema, 'enum')), get(place.schema, 'const')]) {
        const text = stringOf(value)
        if (text !== undefined && text.length < 64) words.add(nameKey(text))
      }
    }
  }
  return words
})
