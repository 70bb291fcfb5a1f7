import { get, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { oncePer } from '../once-per'
import { KEYWORDS } from '../schema/keywords'
import { walkSchema } from '../schema/walk'

/** A text that a model or a person sees, or the name of a member that does. */
export interface SeenText {
  readonly path: Path
  readonly text: string
  /** It is the key at the end of the path, not the value there. */
  readonly isKey: boolean
}

/** What the sub-schemas of a schema stand in, and texts that are code, not words. */
const NOT_WORDS: ReadonlySet<string> = new Set([
  'pattern',
  'patternProperties',
  '$ref',
  '$id',
  '$schema',
  '$anchor',
  '$dynamicRef',
  '$dynamicAnchor',
])

/** Every text of a tool that is shown: name, title, description, and all in the schemas and examples. */
export const seenTexts = oncePer((tool: JsonNode): readonly SeenText[] => {
  const found: SeenText[] = []
  for (const key of ['name', 'title', 'description', 'inputExamples']) {
    const node = get(tool, key)
    if (node) addData(node, [key], found)
  }
  const title = get(get(tool, 'annotations'), 'title')
  if (title) addData(title, ['annotations', 'title'], found)
  for (const key of ['inputSchema', 'outputSchema']) {
    const schema = get(tool, key)
    if (schema) addSchema(schema, [key], found)
  }
  return found
})

function addSchema(root: JsonNode, base: Path, found: SeenText[]): void {
  for (const { path, schema, keyword, name } of walkSchema(root, base)) {
    if (name !== undefined && keyword !== undefined && !NOT_WORDS.has(keyword))
      found.push({ path, text: name, isKey: true })
    for (const { key, value } of membersOf(schema)) {
      const holds = KEYWORDS.get(key)?.holds
      if (NOT_WORDS.has(key) || holds?.startsWith('schema') || holds === 'name-list') continue
      addData(value, [...path, key], found)
    }
  }
}

function addData(node: JsonNode, path: Path, found: SeenText[]): void {
  const text = stringOf(node)
  if (text !== undefined) found.push({ path, text, isKey: false })
  else if (node.kind === 'array')
    node.items.forEach((item, i) => addData(item, [...path, i], found))
  else
    for (const { key, value } of membersOf(node)) {
      found.push({ path: [...path, key], text: key, isKey: true })
      addData(value, [...path, key], found)
    }
}
