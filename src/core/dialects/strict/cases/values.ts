import { kept, moved, refused, type StrictCase } from './case'

const NULL = { type: 'null' }
const TEXT = { type: 'string' }
const toText = (keyword: string): string => `strict.keyword-to-description ~/${keyword}`
const NULLABLE = 'strict.optional-to-nullable ~'

/** Rules on single values: bounds, formats, patterns, choices, absence. */
export const VALUE_CASES: readonly StrictCase[] = [
  {
    rule: 'an optional text may be null instead',
    x: TEXT,
    isOptional: true,
    openai: moved({ type: ['string', 'null'] }, NULLABLE),
    claude: kept(TEXT),
  },
  {
    rule: 'an optional list of values gets null as a branch, with the description outside',
    x: { type: 'integer', enum: [1, 2], description: 'Gear', title: 'G' },
    isOptional: true,
    openai: moved(
      { anyOf: [{ type: 'integer', enum: [1, 2], title: 'G' }, NULL], description: 'Gear' },
      NULLABLE,
    ),
    claude: kept({ type: 'integer', enum: [1, 2], description: 'Gear', title: 'G' }),
  },
  {
    rule: 'an optional fixed value gets null as a branch',
    x: { type: 'string', const: 'yes' },
    isOptional: true,
    openai: moved({ anyOf: [{ type: 'string', const: 'yes' }, NULL] }, NULLABLE),
    claude: kept({ type: 'string', const: 'yes' }),
  },
  {
    rule: 'absence and null become one',
    x: { type: ['string', 'null'], enum: ['a', null] },
    isOptional: true,
    openai: moved(
      { type: ['string', 'null'], enum: ['a', null] },
      'strict.absent-null-conflated ~',
      NULLABLE,
    ),
    claude: kept({ type: ['string', 'null'], enum: ['a', null] }),
  },
  {
    rule: 'null among the types and not among the values is no null yet',
    x: { type: ['string', 'null'], enum: ['a'] },
    isOptional: true,
    openai: moved({ anyOf: [{ type: ['string', 'null'], enum: ['a'] }, NULL] }, NULLABLE),
    claude: kept({ type: ['string', 'null'], enum: ['a'] }),
  },
  {
    rule: 'null joins the branches that are there',
    x: { anyOf: [TEXT, { type: 'integer' }] },
    isOptional: true,
    openai: moved({ anyOf: [TEXT, { type: 'integer' }, NULL] }, NULLABLE),
    claude: kept({ anyOf: [TEXT, { type: 'integer' }] }),
  },
  {
    rule: 'bounds of numbers stay, but not in Claude',
    x: { type: 'number', description: 'Speed', exclusiveMinimum: 0, multipleOf: 0.5 },
    openai: kept({ type: 'number', description: 'Speed', exclusiveMinimum: 0, multipleOf: 0.5 }),
    claude: moved(
      { type: 'number', description: 'Speed\n\n{exclusiveMinimum: 0, multipleOf: 0.5}' },
      toText('exclusiveMinimum'),
      toText('multipleOf'),
    ),
  },
  {
    rule: 'lengths, defaults and examples are said in one note, in their order',
    x: { type: 'string', maxLength: 9, default: 'a', examples: ['b'] },
    openai: moved(
      { type: 'string', description: '{maxLength: 9, default: "a", examples: ["b"]}' },
      toText('maxLength'),
      toText('default'),
      toText('examples'),
    ),
    claude: moved(
      { type: 'string', default: 'a', description: '{maxLength: 9, examples: ["b"]}' },
      toText('maxLength'),
      toText('examples'),
    ),
  },
  {
    rule: 'DeepSeek takes fewer formats than OpenAI, Claude one more',
    x: {
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', format: 'uuid' },
      ],
    },
    openai: kept({
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', format: 'uuid' },
      ],
    }),
    deepseek: moved(
      {
        anyOf: [
          { type: 'string', description: '{format: "date"}' },
          { type: 'string', format: 'uuid' },
        ],
      },
      'strict.format-to-description ~/anyOf/0/format',
    ),
    claude: kept({
      anyOf: [
        { type: 'string', format: 'date' },
        { type: 'string', format: 'uuid' },
      ],
    }),
  },
  {
    rule: 'a format that nobody takes is said',
    x: { type: 'integer', format: 'int64' },
    openai: moved(
      { type: 'integer', description: '{format: "int64"}' },
      'strict.format-to-description ~/format',
    ),
    claude: moved(
      { type: 'integer', description: '{format: "int64"}' },
      'strict.format-to-description ~/format',
    ),
  },
  {
    rule: 'a pattern that looks behind is said',
    x: { type: 'string', pattern: '(?<=a)b' },
    openai: moved(
      { type: 'string', description: '{pattern: "(?<=a)b"}' },
      'strict.pattern-to-description ~/pattern',
    ),
    claude: moved(
      { type: 'string', description: '{pattern: "(?<=a)b"}' },
      'strict.pattern-to-description ~/pattern',
    ),
  },
  {
    rule: 'a pattern with a word boundary stays in OpenAI alone',
    x: { type: 'string', pattern: '\\bid\\b' },
    openai: kept({ type: 'string', pattern: '\\bid\\b' }),
    deepseek: moved(
      { type: 'string', description: '{pattern: "\\\\bid\\\\b"}' },
      'strict.pattern-to-description ~/pattern',
    ),
    claude: moved(
      { type: 'string', description: '{pattern: "\\\\bid\\\\b"}' },
      'strict.pattern-to-description ~/pattern',
    ),
  },
  {
    rule: 'the type follows from the values',
    x: { enum: ['a', null] },
    openai: moved({ type: ['string', 'null'], enum: ['a', null] }, 'strict.type-inferred ~'),
    claude: moved({ type: ['string', 'null'], enum: ['a', null] }, 'strict.type-inferred ~'),
  },
  {
    rule: 'whole numbers are integers, one fraction makes them numbers',
    x: { anyOf: [{ const: 3 }, { enum: [1, 2.5] }] },
    openai: moved(
      {
        anyOf: [
          { type: 'integer', const: 3 },
          { type: 'number', enum: [1, 2.5] },
        ],
      },
      'strict.type-inferred ~/anyOf/0',
      'strict.type-inferred ~/anyOf/1',
    ),
    claude: moved(
      {
        anyOf: [
          { type: 'integer', const: 3 },
          { type: 'number', enum: [1, 2.5] },
        ],
      },
      'strict.type-inferred ~/anyOf/0',
      'strict.type-inferred ~/anyOf/1',
    ),
  },
  {
    rule: 'a value that its own type shuts out is refused',
    x: { type: 'string', enum: ['a', 1] },
    openai: refused('strict.enum-type-mismatch ~'),
    claude: refused('strict.enum-type-mismatch ~'),
  },
  {
    rule: 'an object among the values is refused',
    x: { enum: [{ a: 1 }] },
    openai: refused('schema.enum-complex ~'),
    claude: refused('schema.enum-complex ~'),
  },
  {
    rule: 'no value at all is refused',
    x: { type: 'string', enum: [] },
    openai: refused('schema.enum-empty ~'),
    claude: refused('schema.enum-empty ~'),
  },
  {
    rule: 'a schema without a type is refused, and one is never guessed from bounds',
    x: { description: 'Anything', minLength: 1 },
    openai: refused('schema.untyped ~'),
    claude: refused('schema.untyped ~'),
  },
  {
    rule: 'a boolean schema is refused',
    x: true,
    openai: refused('schema.boolean ~'),
    claude: refused('schema.boolean ~'),
  },
  {
    rule: 'a keyword of an older draft is refused',
    x: { type: 'number', minimum: 0, exclusiveMinimum: true },
    openai: refused('schema.not-2020-12 ~/exclusiveMinimum'),
    claude: refused('schema.not-2020-12 ~/exclusiveMinimum'),
  },
  {
    rule: 'words of other vendors are left out, unknown keywords are said',
    x: { type: 'string', 'x-order': 1, $comment: 'c', nullable: true },
    openai: moved(
      { type: 'string', description: '{nullable: true}' },
      'dropped.extension ~/x-order',
      'dropped.extension ~/$comment',
      toText('nullable'),
    ),
    claude: moved(
      { type: 'string', description: '{nullable: true}' },
      'dropped.extension ~/x-order',
      'dropped.extension ~/$comment',
      toText('nullable'),
    ),
  },
]
