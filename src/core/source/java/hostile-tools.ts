import { arr, type JsonNode, type JsonObject, member, num, obj, str } from '../../json/node'
import { fromPlain } from '../../json/plain'

const object = (value: object): JsonObject => fromPlain(value) as JsonObject

const tool = (name: string, description: string, inputSchema: JsonNode): JsonObject =>
  obj([
    member('name', str(name)),
    member('description', str(description)),
    member('inputSchema', inputSchema),
  ])

const one = (schema: JsonNode, key = 'value'): JsonObject =>
  obj([member('type', str('object')), member('properties', obj([member(key, schema)]))])

/** A text that any careless generator breaks on. */
export const HOSTILE_TEXT = [
  'Ends nothing: */ /* // """ \'\'\' ` ${x} #{y} %s',
  'C:\\temp\\new \\u0041 \\\\u0042 \\',
  'tab\there\r\nNUL\0 7 bell\u0007 \u0085 \u2028 \u2029',
  '中文“引号” — é 👩‍👩‍👧 \ud800 lone \udfff \u202e bidi \ufeff',
  'trailing blanks   ',
  '"quote"',
].join('\n')

/** Tools made to break a generator of source code: texts, names, numbers, sizes, depths. */
export function hostileTools(): readonly JsonObject[] {
  const text = object({ type: 'string', description: HOSTILE_TEXT, default: HOSTILE_TEXT })
  const long = 'long é中\\"\n'.repeat(8000)
  const numbers = [
    '-0',
    '1.0',
    '1.50',
    '1e2',
    '1E400',
    '0.0001',
    '12345678901234567890',
    '-2147483649',
  ]
  return [
    tool('hostile_text', HOSTILE_TEXT, one(text)),
    tool('plain_text', HOSTILE_TEXT, one(object({ type: 'string', description: HOSTILE_TEXT }))),
    tool('long_text', long, one(object({ type: 'string', description: long, enum: [long, 'b'] }))),
    tool('numbers', 'Numbers.', one(obj([member('enum', arr(numbers.map(num)))]))),
    tool(
      'null_list',
      'Nulls.',
      one(object({ type: 'array', default: [null], examples: [[], {}] })),
    ),
    tool('class', 'A keyword.', names()),
    tool('Class', 'Another.', one(object({ enum: ['true', 'x y', ''] }))),
    tool('get-class', 'A method of every object.', one(object({ type: 'boolean' }))),
    tool('getClass', 'The same.', one(object({ enum: ['low', 'high'] }))),
    tool('hash_code', 'Nothing to fill in.', object({ type: 'object', properties: {} })),
    tool('9.lives', 'Begins with a digit.', one(object({ type: 'integer' }), '1st')),
    tool('wide', 'Very many.', wide()),
    tool('deep', 'Very deep.', one(deep(60))),
    tool('refs', 'References.', references()),
    tool('nested', 'Lists of lists.', one(object({ type: 'array', items: nestedList() }))),
    object({
      name: 'injected',
      description: 'Filled in.',
      inputSchema: {
        type: 'object',
        properties: { state: { type: 'string' }, context: {}, invocation: true, tenant: {} },
        required: ['tenant', 'state'],
      },
      contract: { injected: ['tenant', 'a "b"\\\n*/'], effect: 'read' },
      annotations: { readOnlyHint: true },
      strict: true,
      outputSchema: { type: 'object', properties: { ok: { type: 'boolean' } } },
    }),
  ]
}

function names(): JsonObject {
  const keys = [
    'class',
    'int',
    '_',
    '__proto__',
    '',
    ' ',
    'a-b',
    'a_b',
    'a.b',
    '城市',
    '1',
    'é',
    'x"\n*/',
    'A',
    'a',
  ]
  const properties = obj(keys.map((key) => member(key, object({ type: 'string' }))))
  return obj([
    member('type', str('object')),
    member('properties', properties),
    member('required', arr(['a.b', 'class'].map(str))),
  ])
}

function wide(): JsonObject {
  const values = Array.from({ length: 3000 }, (_, i) => `value ${i}`)
  const properties = Array.from({ length: 400 }, (_, i) =>
    member(`field_${i}`, object({ type: 'string', maxLength: i })),
  )
  return obj([
    member('type', str('object')),
    member('properties', obj([...properties, member('choice', object({ enum: values }))])),
  ])
}

function deep(levels: number): JsonObject {
  const inside = levels === 0 ? object({ type: 'string' }) : deep(levels - 1)
  return one(inside, 'inner')
}

function references(): JsonObject {
  return object({
    type: 'object',
    properties: { node: { $ref: '#/$defs/node' } },
    $defs: { node: { type: 'object', properties: { next: { $ref: '#/$defs/node' } } } },
    additionalProperties: false,
  })
}

const nestedList = (): object => ({
  type: 'array',
  items: { type: 'array', items: { type: 'object' } },
})
