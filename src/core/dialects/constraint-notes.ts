import { get, type JsonNode, type JsonObject, type Member, member, memberOf } from '../json/node'
import { str, stringOf, withMember, withoutMembers } from '../json/node'
import { isWhole, parse } from '../json/parse'
import { print } from '../json/print'
import { type Holds, KEYWORDS } from '../schema/keywords'

/**
 * A constraint that a vendor refuses is said in the description instead, in one fixed form on a
 * paragraph of its own: `{minimum: 1, maximum: 10}`, values as compact JSON. It is the form that
 * Anthropic's TypeScript transform uses, and the one that an import takes out again.
 */

/** The schema with these of its members moved into its description, in their order, as one note. */
export function moveToDescription(schema: JsonObject, keys: readonly string[]): JsonObject {
  const moved = schema.members.filter((each) => keys.includes(each.key))
  if (moved.length === 0) return schema
  const rest = withoutMembers(schema, keys)
  const before = stringOf(get(schema, 'description'))
  const text = before ? `${before}\n\n${noteOf(moved)}` : noteOf(moved)
  return withMember(rest, 'description', str(text))
}

const noteOf = (members: readonly Member[]): string =>
  `{${members.map(({ key, value }) => `${key}: ${print(value, 0)}`).join(', ')}}`

/**
 * The schema with the notes at the end of its description turned back into keywords, and which.
 * Undefined when there is none. A note is taken only whole: every key must be a keyword that the
 * schema does not have and that `mayTake` accepts, every value what such a keyword holds, and
 * writing it again must give the very same text. The keywords stand behind the description.
 */
export function takeConstraints(
  schema: JsonObject,
  mayTake: (keyword: string) => boolean = () => true,
): { readonly schema: JsonObject; readonly taken: readonly string[] } | undefined {
  let text = stringOf(get(schema, 'description'))
  let taken: readonly Member[] = []
  for (;;) {
    const found = text === undefined ? undefined : lastNote(text)
    const fits = found?.members.every(
      (each) =>
        mayTake(each.key) &&
        !memberOf(schema, each.key) &&
        !taken.some((one) => one.key === each.key) &&
        canHold(each),
    )
    if (!found || !fits) break
    taken = [...found.members, ...taken]
    text = found.before
  }
  if (taken.length === 0) return undefined
  const members = schema.members.flatMap((each): readonly Member[] => {
    if (each.key !== 'description') return [each]
    return text ? [{ ...each, value: str(text) }, ...taken] : taken
  })
  return { schema: { ...schema, members }, taken: taken.map((each) => each.key) }
}

interface FoundNote {
  readonly before: string
  readonly members: readonly Member[]
}

/** The note a text ends with; undefined when it ends with anything else. */
function lastNote(text: string): FoundNote | undefined {
  if (!text.endsWith('}')) return undefined
  // A value may hold the separator itself, inside a string: then an earlier paragraph begins it.
  for (let at = text.lastIndexOf('\n\n{'); ; at = text.lastIndexOf('\n\n{', at - 1)) {
    const start = at < 0 ? 0 : at + 2
    const members = membersOfNote(text.slice(start))
    if (members) return { before: at < 0 ? '' : text.slice(0, at), members }
    if (at <= 0) return undefined
  }
}

/** Reads `{key: json, key: json}`; undefined unless writing it again gives the same text. */
function membersOfNote(note: string): readonly Member[] | undefined {
  if (!/^\{[$\w]+: /.test(note)) return undefined
  const members: Member[] = []
  let rest = note.slice(1)
  while (rest !== '') {
    const key = /^[$\w]+(?=: )/.exec(rest)?.[0]
    if (key === undefined || members.some((each) => each.key === key)) return undefined
    const end = endOfValue(rest, key.length + 2)
    const value = parse(rest.slice(key.length + 2, end))
    if (!isWhole(value) || !value.root) return undefined
    members.push(member(key, value.root))
    const isLast = rest.slice(end) === '}'
    if (!isLast && !rest.startsWith(', ', end)) return undefined
    rest = isLast ? '' : rest.slice(end + 2)
  }
  return noteOf(members) === note ? members : undefined
}

/** Where a JSON value ends: at the comma or brace that is not inside it. */
function endOfValue(text: string, from: number): number {
  let depth = 0
  for (let i = from; i < text.length; i++) {
    const c = text[i]!
    if (c === '"') {
      for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++
    } else if (depth === 0 && (c === ',' || c === '}')) return i
    else if (c === '{' || c === '[') depth++
    else if (c === '}' || c === ']') depth--
  }
  return text.length
}

const KINDS: Partial<Record<Holds, readonly JsonNode['kind'][]>> = {
  schema: ['object', 'boolean'],
  'schema-list': ['array'],
  'schema-or-list': ['object', 'boolean', 'array'],
  'schema-map': ['object'],
  'literal-list': ['array'],
  'name-list': ['array'],
  count: ['number'],
  number: ['number'],
  flag: ['boolean'],
  text: ['string'],
}

/** Whether the key is a keyword, and the value of the kind that it holds. */
function canHold({ key, value }: Member): boolean {
  const holds = KEYWORDS.get(key)?.holds
  if (holds === undefined || key === 'description') return false
  return KINDS[holds]?.includes(value.kind) ?? true
}
