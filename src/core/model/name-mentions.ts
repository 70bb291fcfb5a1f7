import type { Edit } from '../json/edit'
import { getIn, type JsonNode, membersOf, type Path, stringOf } from '../json/node'
import { walkSchema } from '../schema/walk'
import { respeltSpans } from './respelt-spans'
import { DESCRIPTION_KEYS } from './tool'

/** A name as it stands in a text of the tool. Offsets are UTF-16 units in that text. */
export interface NameMention {
  readonly path: Path
  readonly text: string
  readonly start: number
  readonly end: number
  /** Written as a name, not as a word of the sentence: quoted, or as no plain word is. */
  readonly isSure: boolean
}

/** Members of a schema that hold sentences. */
const TEXTS = ['title', 'description', '$comment'] as const

/**
 * Where the texts of a tool mention a parameter by a name, as a whole word: the description or its
 * answers, the texts of the schemas, and those of the contract. Values, patterns and keys are not texts.
 */
export function mentionsOfName(tool: JsonNode, name: string): readonly NameMention[] {
  if (name.trim() === '') return []
  return textsOf(tool).flatMap(({ path, text }) => mentionsInText(text, name, path))
}

/** The edits by which these mentions become another name; in each text from its end. */
export function renamingMentionsOfName(
  tool: JsonNode,
  mentions: readonly NameMention[],
  to: string,
): Edit[] {
  // A text that was changed meanwhile has its mentions elsewhere.
  const current = mentions.filter(({ path, text }) => stringOf(getIn(tool, path)) === text)
  return respeltSpans(tool, current, to)
}

/** Where one text, which stands at the path, mentions a name as a whole word. */
export function mentionsInText(text: string, name: string, path: Path): NameMention[] {
  const found: NameMention[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length
    if (isPartOfWord(text, at, end, name)) continue
    found.push({ path, text, start: at, end, isSure: isName(text, at, end, name) })
  }
  return found
}

const NAME_PART = /[A-Za-z0-9_$]/

/** Letters, digits and dashes join to a longer name; Chinese characters stand beside Latin names freely. */
function isPartOfWord(text: string, start: number, end: number, name: string): boolean {
  const before = text[start - 1] ?? ''
  const after = text[end] ?? ''
  if (NAME_PART.test(name[0]!) && NAME_PART.test(before)) return true
  if (NAME_PART.test(name.at(-1)!) && NAME_PART.test(after)) return true
  if (/[-.]/.test(before) && NAME_PART.test(text[start - 2] ?? '')) return true
  return /[-.]/.test(after) && NAME_PART.test(text[end + 1] ?? '')
}

const QUOTES: Readonly<Record<string, string>> = {
  '`': '`',
  '"': '"',
  "'": "'",
  '“': '”',
  '「': '」',
  '{': '}',
}

function isName(text: string, start: number, end: number, name: string): boolean {
  if (/[_\d$]|[a-z][A-Z]/.test(name)) return true
  return QUOTES[text[start - 1] ?? ''] === text[end] && text[end] !== undefined
}

function textsOf(tool: JsonNode): readonly { readonly path: Path; readonly text: string }[] {
  const found: { path: Path; text: string }[] = []
  const add = (path: Path): void => {
    const text = stringOf(getIn(tool, path))
    if (text !== undefined) found.push({ path, text })
  }
  add(['description'])
  for (const key of DESCRIPTION_KEYS) add(['description', key])
  for (const root of ['inputSchema', 'outputSchema']) {
    const schema = getIn(tool, [root])
    for (const place of schema ? walkSchema(schema, [root]) : [])
      for (const key of TEXTS) add([...place.path, key])
  }
  const contract = getIn(tool, ['contract'])
  if (contract) addSentences(contract, ['contract'], found)
  return found
}

/** Sentences have blanks or Chinese in them; codes, templates and names of fields are left alone. */
function addSentences(node: JsonNode, path: Path, found: { path: Path; text: string }[]): void {
  const text = stringOf(node)
  if (text !== undefined) {
    if (/\s|[\u3400-\u9fff]|\{[^}]+\}/.test(text.trim())) found.push({ path, text })
  } else if (node.kind === 'array')
    node.items.forEach((item, i) => addSentences(item, [...path, i], found))
  else for (const { key, value } of membersOf(node)) addSentences(value, [...path, key], found)
}
