import fc from '../../drawn.fixture'

const small = fc.integer({ min: 0, max: 4 })
const typeName = fc.constantFrom(
  'string',
  'integer',
  'number',
  'boolean',
  'null',
  'array',
  'object',
)
const value = fc.oneof(
  small,
  fc.constantFrom('', 'a', 'abc', null, true, 1.5),
  fc.constant([]),
  fc.constant({}),
)
const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength']
const sizes = ['maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties']
const said = (key: string, values: fc.Arbitrary<unknown>) => fc.tuple(fc.constant(key), values)
const word = fc.oneof(
  said('type', fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 }))),
  said('enum', fc.array(value, { minLength: 1, maxLength: 3 })),
  said('const', value),
  fc.tuple(fc.constantFrom(...bounds, ...sizes), small),
  said('required', fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 })),
  said('additionalProperties', fc.boolean()),
)
const words = (more: fc.Arbitrary<[string, unknown]>) =>
  fc.array(more, { minLength: 1, maxLength: 3 }).map((each) => Object.fromEntries(each) as object)
/** Schemas of a few words, branches in branches, that often exclude each other. */
export const { schema: anySchema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2 },
    words(word),
    words(
      fc.oneof(
        word,
        fc.tuple(
          fc.constantFrom('allOf', 'anyOf', 'oneOf'),
          fc.array(tie('schema'), { minLength: 1, maxLength: 2 }),
        ),
        fc.tuple(fc.constantFrom('not', 'items'), tie('schema')),
        said('properties', fc.dictionary(fc.constantFrom('a', 'b'), tie('schema'), { maxKeys: 2 })),
      ),
    ),
  ),
}))
/** Values that such schemas may accept. */
export const anyValue = fc.oneof(
  value,
  fc.array(value, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3 }),
)
