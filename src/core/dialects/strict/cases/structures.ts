import { kept, moved, refused, type StrictCase } from './case'

const NULL = { type: 'null' }
const TEXT = { type: 'string' }
const open = (properties: object, required: readonly string[] = []): object => ({
  type: 'object',
  properties,
  required,
})
const closed = (properties: object, required = Object.keys(properties)): object => ({
  ...open(properties, required),
  additionalProperties: false,
})
const CLOSED = 'strict.object-closed ~'
const NULLABLE = 'strict.optional-to-nullable ~'
const toText = (keyword: string): string => `strict.keyword-to-description ~/${keyword}`

/** Rules on arrays, objects, branches and references. */
export const STRUCTURE_CASES: readonly StrictCase[] = [
  {
    rule: 'an optional object gets null as a branch, its own properties first',
    x: { ...open({ zip: TEXT }), description: 'Where' },
    isOptional: true,
    openai: moved(
      { anyOf: [closed({ zip: { type: ['string', 'null'] } }), NULL], description: 'Where' },
      CLOSED,
      'strict.optional-to-nullable ~/properties/zip',
      NULLABLE,
    ),
    claude: moved({ ...closed({ zip: TEXT }, []), description: 'Where' }, CLOSED),
  },
  {
    rule: 'a list of types with an object is split where it must be',
    x: { ...closed({ a: TEXT }), type: ['object', 'string', 'null'], description: 'Which' },
    openai: kept({
      ...closed({ a: TEXT }),
      type: ['object', 'string', 'null'],
      description: 'Which',
    }),
    deepseek: moved(
      { anyOf: [closed({ a: TEXT }), TEXT, NULL], description: 'Which' },
      'deepseek.type-array-to-anyof ~',
    ),
    claude: kept({ anyOf: [closed({ a: TEXT }), TEXT, NULL], description: 'Which' }),
  },
  {
    rule: 'bounds of arrays stay in OpenAI, and 0 or 1 in Claude',
    x: { type: 'array', items: TEXT, minItems: 1, maxItems: 3 },
    isOptional: true,
    openai: moved({ type: ['array', 'null'], items: TEXT, minItems: 1, maxItems: 3 }, NULLABLE),
    deepseek: moved(
      { anyOf: [{ type: 'array', items: TEXT }, NULL], description: '{minItems: 1, maxItems: 3}' },
      NULLABLE,
      toText('minItems'),
      toText('maxItems'),
      'deepseek.type-array-to-anyof ~',
    ),
    claude: moved(
      { type: 'array', items: TEXT, minItems: 1, description: '{maxItems: 3}' },
      toText('maxItems'),
    ),
  },
  {
    rule: 'an array must say what it holds, but not in Claude',
    x: { type: 'array' },
    openai: refused('schema.array-without-items ~'),
    claude: kept({ type: 'array' }),
  },
  {
    rule: 'a tuple of either draft is refused',
    x: {
      anyOf: [
        { type: 'array', items: [TEXT] },
        { type: 'array', prefixItems: [TEXT] },
      ],
    },
    openai: refused('schema.tuple ~/anyOf/0', 'schema.tuple ~/anyOf/1'),
    claude: refused('schema.tuple ~/anyOf/0', 'schema.tuple ~/anyOf/1'),
  },
  {
    rule: 'an object that says it is open is refused, with properties or without',
    x: { ...open({ a: TEXT }, ['a']), additionalProperties: true },
    openai: refused('schema.open-object ~/additionalProperties'),
    claude: refused('schema.open-object ~/additionalProperties'),
  },
  {
    rule: 'properties by pattern are refused',
    x: { ...closed({ a: TEXT }), patternProperties: { '^x': TEXT } },
    openai: refused('schema.open-object ~/patternProperties'),
    claude: refused('schema.open-object ~/patternProperties'),
  },
  {
    rule: 'an object that names no property takes any, and closing it would leave nothing to give',
    x: { type: 'object' },
    openai: refused('schema.open-object ~'),
    deepseek: refused('schema.open-object ~', 'deepseek.empty-object ~'),
    claude: refused('schema.open-object ~'),
  },
  {
    rule: 'an object that is empty on purpose stays, but not in DeepSeek',
    x: closed({}),
    openai: kept(closed({})),
    deepseek: refused('deepseek.empty-object ~'),
    claude: kept(closed({})),
  },
  {
    rule: 'a required name without a property is refused',
    x: closed({ a: TEXT }, ['a', 'b']),
    openai: refused('schema.required-undeclared ~/required'),
    claude: refused('schema.required-undeclared ~/required'),
  },
  {
    rule: 'properties make an object',
    x: { properties: { a: TEXT }, required: ['a'] },
    openai: moved(closed({ a: TEXT }), 'strict.type-inferred ~', CLOSED),
    claude: moved(closed({ a: TEXT }), 'strict.type-inferred ~', CLOSED),
  },
  {
    rule: 'what objects forbid together is said, and closing says what was left over',
    x: {
      ...open({ a: TEXT }, ['a']),
      unevaluatedProperties: false,
      minProperties: 1,
      not: { required: ['b'] },
    },
    openai: moved(
      { ...closed({ a: TEXT }), description: '{minProperties: 1, not: {"required":["b"]}}' },
      toText('minProperties'),
      toText('not'),
    ),
    claude: moved(
      { ...closed({ a: TEXT }), description: '{minProperties: 1, not: {"required":["b"]}}' },
      toText('minProperties'),
      toText('not'),
    ),
  },
  {
    rule: 'oneOf becomes anyOf, behind what else is said',
    x: { oneOf: [TEXT, { type: 'integer' }], description: 'Key' },
    openai: moved(
      { description: 'Key', anyOf: [TEXT, { type: 'integer' }] },
      'strict.oneof-to-anyof ~',
    ),
    claude: moved(
      { description: 'Key', anyOf: [TEXT, { type: 'integer' }] },
      'strict.oneof-to-anyof ~',
    ),
  },
  {
    rule: 'anyOf beside oneOf is refused',
    x: { anyOf: [TEXT], oneOf: [TEXT] },
    openai: refused('schema.anyof-and-oneof ~'),
    claude: refused('schema.anyof-and-oneof ~'),
  },
  {
    rule: 'what stands beside branches goes into each, before objects are closed',
    x: { ...open({ a: TEXT, b: TEXT }), anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    openai: moved(
      {
        anyOf: [
          closed({ a: TEXT, b: { type: ['string', 'null'] } }),
          closed({ a: { type: ['string', 'null'] }, b: TEXT }),
        ],
      },
      'strict.anyof-spread ~',
      'strict.object-closed ~/anyOf/0',
      'strict.optional-to-nullable ~/anyOf/0/properties/b',
      'strict.object-closed ~/anyOf/1',
      'strict.optional-to-nullable ~/anyOf/1/properties/a',
    ),
    claude: moved(
      {
        anyOf: [closed({ a: TEXT, b: TEXT }, ['a']), closed({ a: TEXT, b: TEXT }, ['b'])],
      },
      'strict.anyof-spread ~',
      'strict.object-closed ~/anyOf/0',
      'strict.object-closed ~/anyOf/1',
    ),
  },
  {
    rule: 'branches that cannot be joined with what stands beside them are refused',
    x: { ...closed({ a: TEXT }), anyOf: [open({ b: TEXT }, ['b'])] },
    openai: refused('schema.anyof-mixed ~'),
    claude: refused('schema.anyof-mixed ~'),
  },
  {
    rule: 'parts of an allOf are merged before they are closed',
    x: {
      allOf: [open({ a: TEXT }, ['a']), open({ b: TEXT }, ['b'])],
      unevaluatedProperties: false,
    },
    openai: moved(closed({ a: TEXT, b: TEXT }), 'strict.allof-merged ~'),
    claude: moved(closed({ a: TEXT, b: TEXT }), 'strict.allof-merged ~'),
  },
  {
    rule: 'parts that contradict each other are refused',
    x: { allOf: [open({ a: TEXT }), { type: 'array', items: TEXT }] },
    openai: refused('schema.allof ~'),
    claude: refused('schema.allof ~'),
  },
  {
    rule: 'an allOf of plain values stays in Claude alone',
    x: {
      allOf: [
        { type: 'string', pattern: '^a' },
        { type: 'string', pattern: 'z$' },
      ],
    },
    openai: refused('schema.allof ~'),
    claude: kept({
      allOf: [
        { type: 'string', pattern: '^a' },
        { type: 'string', pattern: 'z$' },
      ],
    }),
  },
  {
    rule: 'an allOf around one reference is that reference',
    x: { allOf: [{ $ref: '#/$defs/Code' }] },
    definitions: { Code: TEXT },
    openai: moved({ $ref: '#/$defs/Code' }, 'strict.allof-merged ~'),
    claude: moved({ $ref: '#/$defs/Code' }, 'strict.allof-merged ~'),
  },
  {
    rule: 'a reference with a description is replaced by its target, whose own it replaces',
    x: { $ref: '#/$defs/Code', description: 'Mine' },
    definitions: { Code: { type: 'string', description: 'Theirs' } },
    openai: moved({ type: 'string', description: 'Mine' }, 'strict.ref-inlined ~'),
    claude: moved({ type: 'string', description: 'Mine' }, 'strict.ref-inlined ~'),
  },
  {
    rule: 'a reference into properties is replaced, because its target changes',
    x: { $ref: '#/$defs/Box/properties/side' },
    definitions: { Box: closed({ side: TEXT }) },
    openai: moved(TEXT, 'strict.ref-inlined ~'),
    claude: moved(TEXT, 'strict.ref-inlined ~'),
  },
  {
    rule: 'an optional reference gets null as a branch, where DeepSeek wants a type',
    x: { $ref: '#/$defs/Code' },
    isOptional: true,
    definitions: { Code: TEXT },
    openai: moved({ anyOf: [{ $ref: '#/$defs/Code' }, NULL] }, NULLABLE),
    deepseek: moved({ anyOf: [TEXT, NULL] }, NULLABLE, 'strict.ref-inlined ~/anyOf/0'),
    claude: kept({ $ref: '#/$defs/Code' }),
  },
  {
    rule: 'what stands beside a reference in a circle is left out',
    x: { $ref: '#/$defs/Node', description: 'Root' },
    definitions: { Node: closed({ next: { anyOf: [{ $ref: '#/$defs/Node' }, NULL] } }) },
    openai: moved({ $ref: '#/$defs/Node' }, 'strict.ref-siblings-dropped ~'),
    claude: refused('schema.recursive ~'),
  },
  {
    rule: 'references that lead nowhere or out are refused',
    x: { anyOf: [{ $ref: '#/$defs/No' }, { $ref: 'other.json' }, { $ref: '#anchor' }] },
    openai: refused(
      'schema.unresolved-ref ~/anyOf/0',
      'schema.external-ref ~/anyOf/1',
      'schema.unresolved-ref ~/anyOf/2',
    ),
    claude: refused(
      'schema.unresolved-ref ~/anyOf/0',
      'schema.external-ref ~/anyOf/1',
      'schema.unresolved-ref ~/anyOf/2',
    ),
  },
]
