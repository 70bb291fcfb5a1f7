/** A parameter `x` as it stands in a strict wire, and the codes it is refused for; `?` is a warning. */
export interface WireCase {
  readonly x: unknown
  readonly openai: readonly string[]
  readonly deepseek: readonly string[]
  readonly claude: readonly string[]
}

const row = (
  x: unknown,
  openai: readonly string[],
  deepseek: readonly string[] = openai,
  claude: readonly string[] = openai,
): WireCase => ({ x, openai, deepseek, claude })

const TEXT = { type: 'string' }
const closed = { type: 'object', additionalProperties: false }
const full = { ...closed, properties: { a: TEXT }, required: ['a'] }
const unsupported = (keyword: string): string => `strict.unsupported-keyword ~/${keyword}`

/** What strict modes refuse in a schema that was not exported but written. */
export const WIRE_CASES: readonly WireCase[] = [
  row(TEXT, []),
  row(full, []),
  row({ ...full, required: [] }, ['strict.required-incomplete ~'], undefined, []),
  row({ ...closed, properties: { a: TEXT } }, ['strict.required-incomplete ~'], undefined, []),
  row({ ...full, required: ['a', 'b'] }, ['strict.required-extra ~']),
  row({ type: 'object', properties: { a: TEXT }, required: ['a'] }, ['strict.object-open ~']),
  row({ ...full, additionalProperties: true }, ['strict.object-open ~']),
  row({ ...full, additionalProperties: TEXT }, ['strict.object-open ~']),
  row(
    { ...closed, required: [] },
    ['schema.object-without-properties ~'],
    ['schema.object-without-properties ~', 'deepseek.empty-object ~'],
    [],
  ),
  row({ ...closed, properties: {}, required: [] }, [], ['deepseek.empty-object ~'], []),
  row({ type: 'string', format: 'time' }, [], ['strict.format ~/format'], []),
  row(
    { type: 'string', format: 'uri' },
    ['strict.format ~/format'],
    ['strict.format ~/format'],
    [],
  ),
  row({ type: 'string', format: 'iban' }, ['strict.format ~/format']),
  row({ type: 'string', pattern: 'a(?!b)' }, ['strict.regex-lookaround ~/pattern']),
  row({ type: 'string', pattern: '[(?=]' }, []),
  row(
    { type: 'string', pattern: '(a)\\1' },
    [],
    [unsupported('pattern')],
    [unsupported('pattern')],
  ),
  row({ oneOf: [TEXT] }, ['strict.oneof ~']),
  row({ allOf: [TEXT] }, ['strict.allof ~'], ['strict.allof ~'], []),
  row({ allOf: [full] }, ['strict.allof ~']),
  row({ $ref: '#/$defs/Word', title: 'W' }, ['strict.ref-siblings ~'], undefined, []),
  row({ $ref: '#/$defs/None' }, ['schema.unresolved-ref ~']),
  row({ $ref: 'https://a.example/s.json' }, ['schema.external-ref ~']),
  row({ title: 'Anything' }, ['strict.untyped ~']),
  row({ enum: ['a'] }, ['strict.untyped ~'], ['strict.untyped ~'], []),
  row(true, ['schema.boolean ~']),
  row({ type: 'integer', maximum: 3 }, [], [], [unsupported('maximum')]),
  row(
    { type: 'string', maxLength: 3 },
    [`${unsupported('maxLength')}?`],
    [unsupported('maxLength')],
    [unsupported('maxLength')],
  ),
  row({ type: 'string', default: '' }, [`${unsupported('default')}?`], undefined, []),
  row({ type: 'array', items: TEXT, minItems: 1 }, [], [unsupported('minItems')], []),
  row(
    { type: 'array', items: TEXT, minItems: 2 },
    [],
    [unsupported('minItems')],
    [unsupported('minItems')],
  ),
  row({ type: 'array', items: TEXT, contains: TEXT }, [unsupported('contains')]),
  row({ type: 'array' }, ['schema.array-without-items ~'], undefined, []),
  row({ type: 'array', items: TEXT, prefixItems: [TEXT] }, [
    unsupported('prefixItems'),
    'schema.tuple ~',
  ]),
  row({ anyOf: [TEXT, { type: 'null', enum: ['a'] }] }, ['strict.enum-type-mismatch ~/anyOf/1']),
  row({ type: 'string', enum: [] }, ['schema.enum-empty ~']),
  row({ type: 'array', items: TEXT, enum: [[]] }, ['schema.enum-complex ~']),
  row({ ...full, type: ['object', 'null'] }, [], ['deepseek.type-array ~/type'], []),
  row(
    { anyOf: [{ $ref: '#/$defs/Word' }, { type: 'null' }] },
    [],
    ['deepseek.anyof-branch-untyped ~/anyOf/0?'],
    [],
  ),
]
