import {
  bool,
  booleanOf,
  get,
  type JsonNode,
  type JsonObject,
  type Member,
  membersOf,
  numberOf,
  type Path,
  stringOf,
  withMember,
  withoutMembers,
} from '../../json/node'
import { patternParts } from '../checks/pattern-parts'
import { moveToDescription } from '../constraint-notes'
import { lose, type Pass } from './pass'
import type { StrictProfile } from './profile'

/** Keywords that give a schema its structure, which every strict mode has. */
const STRUCTURE = [
  'type',
  'description',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  '$ref',
  '$defs',
  'definitions',
]

/** Whether a strict schema has this keyword at all, whatever its value. */
export function staysKeyword(profile: StrictProfile, key: string): boolean {
  return (
    STRUCTURE.includes(key) ||
    profile.keeps.value.includes(key) ||
    (key === 'allOf' && profile.bearsScalarAllOf.value)
  )
}

/** Whether a strict mode takes the value of a keyword that it takes in general. */
export function takesValue(profile: StrictProfile, key: string, value: JsonNode): boolean {
  if (key === 'format') return profile.formats.value.includes(stringOf(value) ?? '')
  if (key === 'pattern') {
    const parts = patternParts(stringOf(value) ?? '')
    return !profile.patternRefuses.value.some((part) => parts.has(part))
  }
  if (key === 'minItems' && profile.minItems)
    return profile.minItems.value.includes(numberOf(value) ?? -1)
  return true
}

/** The schema with all that its strict mode refuses said in the description, as one note. */
export function moveKeywords(pass: Pass, given: JsonObject, path: Path): JsonObject {
  // Nothing is left over once the object is closed, which it says by this.
  const isSaid = booleanOf(get(given, 'unevaluatedProperties')) === false
  const schema = isSaid ? closedBy(given) : given
  const moved = membersOf(schema).filter(
    ({ key, value }) => !staysKeyword(pass.profile, key) || !takesValue(pass.profile, key, value),
  )
  for (const each of moved) loseKeyword(pass, each, path)
  return moveToDescription(
    schema,
    moved.map((each) => each.key),
  )
}

function closedBy(schema: JsonObject): JsonObject {
  const rest = withoutMembers(schema, ['unevaluatedProperties'])
  return get(rest, 'anyOf') ? rest : withMember(rest, 'additionalProperties', bool(false))
}

function loseKeyword(pass: Pass, { key, value }: Member, path: Path): void {
  const at = [...path, key]
  const text = stringOf(value) ?? ''
  const isKept = staysKeyword(pass.profile, key)
  if (isKept && key === 'format') lose(pass, 'strict.format-to-description', at, { format: text })
  else if (isKept && key === 'pattern')
    lose(pass, 'strict.pattern-to-description', at, { pattern: text })
  else lose(pass, 'strict.keyword-to-description', at, { keyword: key })
}
