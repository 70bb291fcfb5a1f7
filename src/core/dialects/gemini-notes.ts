import { arr, get, itemsOf, type JsonNode, type JsonObject, type Member } from '../json/node'
import { member, memberOf, membersOf, type Path, str, stringOf, withMember } from '../json/node'
import { hasLookaround } from './checks/lookaround'
import { moveToDescription } from './constraint-notes'
import type { Fail, Lose } from './gemini-flat'
import { geminiTypeOf, isChoice, undeclaredNames } from './gemini-wire'
import { GEMINI_FIELDS, GEMINI_FORMATS } from './profiles/gemini'

/** They name a schema or its draft, or hold what is inlined; nothing is said with them. */
const LEFT_OUT = [
  '$schema',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$vocabulary',
  '$defs',
  'definitions',
]

/**
 * A schema without the members that Gemini has no field for: what limits the value becomes one note
 * in the description, in the order it stood, and what does not is left out, with a loss for each.
 */
export function withNotes(schema: JsonObject, path: Path, lose: Lose, fail: Fail): JsonObject {
  const type = geminiTypeOf(schema)
  const moved: string[] = []
  const members = membersOf(schema).flatMap((each): readonly Member[] => {
    const { key, value } = each
    const at = [...path, key]
    if (LEFT_OUT.includes(key)) return []
    if (key.startsWith('x-') || key === '$comment') {
      lose('dropped.extension', at, { field: key })
      return []
    }
    if (key === 'additionalProperties') {
      lose('gemini.dropped-additionalProperties', at)
      return []
    }
    if (key === 'prefixItems') {
      fail({ code: 'schema.tuple', path })
      return []
    }
    if (key === 'examples') return exampleOf(schema, value, at, lose)
    const code = noteCode(each, type)
    // A flag that an older draft has there is no note: it speaks of the object around.
    if (key === 'required' && (namesTwice(value) || (code !== undefined && !isList(value))))
      fail({ code: 'schema.not-2020-12', path: at, values: { keyword: key } })
    else if (code !== undefined) {
      lose(code, at, { keyword: key })
      moved.push(key)
    }
    return [each]
  })
  const declared = withDeclared({ ...schema, members }, path, moved, lose)
  return moveToDescription(declared, moved)
}

const isList = (value: JsonNode): boolean => value.kind === 'array'

function namesTwice(list: JsonNode): boolean {
  const names = itemsOf(list).map(stringOf)
  return new Set(names).size < names.length
}

/** Gemini shows one example; the others are left out. */
function exampleOf(schema: JsonObject, value: JsonNode, at: Path, lose: Lose): readonly Member[] {
  const examples = itemsOf(value)
  const isTaken = get(schema, 'example') !== undefined
  if (examples.length > (isTaken ? 0 : 1) || value.kind !== 'array')
    lose('gemini.examples-truncated', at)
  return isTaken || !examples[0] ? [] : [member('example', examples[0])]
}

/** A required name that is no property is refused, so it is said in words. */
function withDeclared(
  schema: JsonObject,
  path: Path,
  moved: readonly string[],
  lose: Lose,
): JsonObject {
  const names = undeclaredNames(schema)
  const required = memberOf(schema, 'required')
  if (names.length === 0 || !required || moved.includes('required')) return schema
  lose('gemini.keyword-to-description', [...path, 'required'], { keyword: 'required' })
  const noted = moveToDescription(withMember(schema, 'required', arr(names.map(str))), ['required'])
  const left = itemsOf(required.value).filter((each) => !names.includes(stringOf(each) ?? ''))
  if (left.length === 0) return noted
  const kept = withMember(schema, 'required', arr(left))
  return withMember(kept, 'description', get(noted, 'description')!)
}

/** The code of the loss for a member that Gemini has no field for; undefined when it has one. */
function noteCode({ key, value }: Member, type: string | undefined): string | undefined {
  const note = 'gemini.keyword-to-description'
  const besides = GEMINI_FIELDS.value.get(key)
  if (besides === undefined) return note
  if (key === 'format') {
    const allowed = GEMINI_FORMATS.value[type ?? '']
    return allowed?.includes(stringOf(value) ?? '') ? undefined : 'gemini.format-to-description'
  }
  if (key === 'pattern' && hasLookaround(stringOf(value) ?? ''))
    return 'gemini.pattern-to-description'
  if (key === 'enum' && !itemsOf(value).every(isChoice)) return note
  return type !== undefined && besides.length > 0 && !besides.includes(type) ? note : undefined
}
