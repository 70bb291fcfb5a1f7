import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { get, itemsOf, type JsonNode, stringOf } from '../../json/node'
import { parse } from '../../json/parse'
import { toPlain } from '../../json/plain'
import { CLAUDE_STRICT } from '../profiles/claude'
import { OPENAI_STRICT } from '../profiles/openai'
import { makeStrict } from './make-strict'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const file = path.join(shared, 'vectors/sdk-differential.json')
const isHere = existsSync(file)
const rows = isHere ? itemsOf(get(parse(readFileSync(file, 'utf8')).root, 'rows')) : []

if (!isHere) it.skip('differential: the shared folder is not there', () => {})

/** How our export stands to a vendor's own transform of the same schema. */
type Relation =
  | 'same'
  /** It refuses, and we say the same in another way. */
  | 'we repair'
  | 'both refuse'
  /** It lets pass what the API or the meaning of the schema forbids. */
  | 'we refuse'
  | 'differs'

function relationOf(row: JsonNode, key: string, profile: typeof OPENAI_STRICT): Relation {
  const input = get(row, 'input')!
  const theirs = get(row, key)
  const result = stringOf(get(theirs, 'result'))
  const ours = makeStrict(input, profile)
  if (ours.errors.length > 0) return result === 'throws' ? 'both refuse' : 'we refuse'
  if (result === 'throws') return 'we repair'
  const wanted = result === 'unchanged' ? input : get(theirs, 'output')!
  return sorted(ours.schema) === sorted(wanted) ? 'same' : 'differs'
}

/** As text with keys in one order; `required` names are a set. */
function sorted(schema: JsonNode): string {
  const order = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(order)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(entries.map(([key, inner]) => [key, order(inner)]))
  }
  return JSON.stringify(order(toPlain(schema)))
}

function table(key: string, profile: typeof OPENAI_STRICT): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const row of rows) {
    const relation = relationOf(row, key, profile)
    found[relation] = [...(found[relation] ?? []), stringOf(get(row, 'probe'))!]
  }
  delete found.same
  return found
}

describe.runIf(isHere)('probes of one keyword each', () => {
  it('stand to the transform of OpenAI as its gaps explain', () => {
    expect(table('openai.toStrictJsonSchema', OPENAI_STRICT)).toEqual({
      // It only checks these; we say them with null, with anyOf or in the description.
      'we repair': ['optional', 'uniqueItems', 'contains', 'oneOf', 'not_', 'ifThen'],
      'both refuse': [
        'booleanSchema',
        'array_noitems',
        'prefixItems',
        'tuple07',
        'object_open',
        'map',
        'patternProperties',
        'ref_external',
      ],
      // It takes what has no type, and closes what takes anything.
      'we refuse': ['emptySchema', 'typeless_desc', 'object_bare'],
      // It lets pass what the API refuses, or what only some servers take.
      differs: [
        'minLength',
        'lookahead',
        'format_uri',
        'format_unknown',
        'enum_untyped',
        'const_',
        'default_',
        'default_null',
        'examples',
        'ref_desc',
        'xext',
      ],
    })
  })

  it('stand to the transform of Anthropic as its defects explain', () => {
    expect(table('anthropic.transformJSONSchema', CLAUDE_STRICT)).toEqual({
      'both refuse': ['emptySchema', 'booleanSchema', 'typeless_desc', 'tuple07'],
      // It closes what is open and loses what was to be in it, and follows no reference.
      'we refuse': [
        'prefixItems',
        'object_open',
        'map',
        'patternProperties',
        'object_bare',
        'ref_external',
      ],
      differs: [
        // Taken by the strict mode, though the transform moves it.
        'pattern',
        // It leaves out the type beside listed values; we write it.
        'enum_str',
        'enum_untyped',
        'enum_int',
        'enum_null',
        'const_',
        'default_',
        'default_null',
        // It makes an open object of text, and an allOf that nothing fits.
        'nullable_object',
        'allOf_objects',
        // It loses the description, and says what no model needs.
        'ref_desc',
        'xext',
      ],
    })
  })
})
