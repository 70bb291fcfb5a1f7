import { parse as parseJava } from 'java-parser'
import { describe, expect, it } from 'vitest'
import { lossSentence } from '../../../i18n/losses'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { SOURCE_TARGETS, sourceTargetById } from '../registry'

const node = (tool: object): JsonObject => fromPlain(tool) as JsonObject
const ids = ['agentscope-java', 'langchain4j', 'spring-ai'] as const
type Id = (typeof ids)[number]

const write = (id: Id, tools: readonly object[], title?: string) =>
  sourceTargetById(id)!.write(tools.map(node), title)
const text = (id: Id, tool: object): string => write(id, [tool]).files[0]!.text
const told = (id: Id, tool: object): readonly string[] =>
  write(id, [tool]).items[0]!.losses.map((each) => `${each.code} #${pointer(each.path)}`)

const closed = { additionalProperties: false }
const plain = (properties: object, more: object = {}): object => ({
  name: 'find_order',
  description: 'Finds an order.',
  inputSchema: { type: 'object', properties, ...more },
})

describe('a tool that annotations can say', () => {
  const tool = plain(
    {
      id: { type: 'string', description: 'Order number' },
      state: { type: 'string', enum: ['open', 'closed'] },
      tags: { type: 'array', items: { type: 'string' } },
      count: { type: 'integer' },
      price: { type: 'number' },
      all: { type: 'boolean' },
      extra: { type: 'object' },
    },
    { required: ['id'] },
  )

  it.each([
    ['agentscope-java', tool, '@ToolParam(name = "id", description = "Order number") String id'],
    ['langchain4j', tool, '@P(name = "id", description = "Order number") String id'],
    [
      'spring-ai',
      { ...tool, inputSchema: { ...(tool as { inputSchema: object }).inputSchema, ...closed } },
      '@ToolParam(description = "Order number") String id',
    ],
  ] as const)('is a method and nothing more, without a loss: %s', (id, written, parameter) => {
    const source = text(id, written)
    expect(told(id, written)).toEqual([])
    for (const part of [
      'public String findOrder(',
      parameter,
      'FindOrderState state',
      'open, closed',
      'List<String> tags',
      'Long count',
      'Double price',
      'Boolean all',
      'Map<String, Object> extra',
    ])
      expect(source).toContain(part)
    expect(source).not.toMatch(/InputSchema|Specification|Callback/)
    expect(() => parseJava(source)).not.toThrow()
  })

  it('says where it only reads, unless something says otherwise', () => {
    const says = (more: object) =>
      text('agentscope-java', { ...tool, ...more }).includes('readOnly = true')
    expect(says({ annotations: { readOnlyHint: true } })).toBe(true)
    expect(says({ contract: { effect: 'read' } })).toBe(true)
    expect(says({ annotations: { readOnlyHint: false }, contract: { effect: 'read' } })).toBe(false)
    expect(says({ annotations: { readOnlyHint: true }, contract: { effect: 'destructive' } })).toBe(
      false,
    )
    expect(says({})).toBe(false)
  })
})

describe('what annotations cannot say', () => {
  it.each([
    [{ type: 'string', pattern: '^a$' }, ['pattern']],
    [{ type: 'integer', minimum: 1, maximum: 5 }, ['minimum', 'maximum']],
    [{ type: 'string', default: 'a' }, ['default']],
    [{ type: ['string', 'null'] }, ['type']],
    [{ enum: ['a-b', 'c'] }, ['enum']],
    [{ type: 'string', enum: ['class', 'int'] }, ['enum']],
    [
      { type: 'object', properties: { a: { maxLength: 1 } } },
      ['properties', 'properties/a/maxLength'],
    ],
    [
      { type: 'array', items: { type: 'string', format: 'uri' }, minItems: 1 },
      ['items/format', 'minItems'],
    ],
    [{ const: 1 }, ['const']],
    [{ $ref: '#/$defs/x' }, ['$ref']],
  ])('is told at its place and stands in full: %j', (schema, places) => {
    const tool = plain({ p: schema })
    const expected = places.map(
      (place) => `java.in-full-schema #/properties/p${place && `/${place}`}`,
    )
    expect(told('agentscope-java', tool)).toEqual(expected)
    expect(text('agentscope-java', tool)).toContain('Map<String, Object> findOrderInputSchema()')
  })

  it.each([
    [
      'agentscope-java',
      [
        'Map<String, Object> findOrderInputSchema()',
        'class FindOrderTool extends ToolBase',
        '.inputSchema(findOrderInputSchema())',
        '"maximum", 5',
      ],
    ],
    [
      'langchain4j',
      ['ToolSpecification findOrderSpecification()', 'JsonRawSchema.from(', '"maximum": 5'],
    ],
    [
      'spring-ai',
      [
        'String findOrderInputSchema()',
        'FunctionToolCallback.builder("find_order", function)',
        '"maximum": 5',
      ],
    ],
  ] as const)('has its own place in %s', (id, parts) => {
    const source = text(id, plain({ p: { type: 'integer', maximum: 5 } }))
    for (const part of parts) expect(source).toContain(part)
    expect(() => parseJava(source)).not.toThrow()
  })

  it('is at the root, too', () => {
    expect(told('agentscope-java', plain({}, closed))).toEqual([
      'java.in-full-schema #/additionalProperties',
    ])
    expect(told('spring-ai', plain({}, closed))).toEqual([])
    expect(told('spring-ai', plain({}))).toEqual(['java.framework-adds #'])
    expect(told('langchain4j', plain({}, { minProperties: 1 }))).toEqual([
      'java.root-lost #/minProperties',
    ])
  })

  it('is also what the framework adds by itself', () => {
    const adds = (id: Id, schema: object) => told(id, plain({ p: schema }, closed))
    expect(adds('spring-ai', { type: 'array' })).toEqual(['java.framework-adds #/properties/p'])
    expect(adds('spring-ai', {})).toEqual([])
    expect(adds('langchain4j', {})).toContain('java.framework-adds #/properties/p')
  })

  it('moves old definitions of LangChain4j with the references to them', () => {
    const tool = plain(
      { p: { $ref: '#/definitions/x' } },
      { definitions: { x: { type: 'string' } } },
    )
    expect(told('langchain4j', tool)).toContain('java.definitions-moved #/definitions')
    expect(text('langchain4j', tool)).toContain('"$ref": "#/$defs/x"')
    expect(text('agentscope-java', tool)).toContain('"#/definitions/x"')
  })

  it('is dropped with a word where there is no place at all', () => {
    const tool = {
      ...plain({}),
      title: 'T',
      icons: [],
      inputExamples: [{}],
      namespace: 'n',
      meta: {},
    }
    for (const id of ids)
      expect(told(id, tool)).toEqual(
        expect.arrayContaining([
          'dropped.title #/title',
          'dropped.icons #/icons',
          'dropped.inputExamples #/inputExamples',
          'dropped.namespace #/namespace',
          'dropped.meta #/meta',
        ]),
      )
  })
})

describe('what the system fills in', () => {
  const tool = {
    ...plain(
      { tenant_id: { type: 'string' }, q: { type: 'string' } },
      { required: ['tenant_id', 'q'] },
    ),
    contract: { injected: ['tenant_id'] },
  }

  it.each([
    ['agentscope-java', 'AgentState state', '"tenant_id"'],
    ['langchain4j', 'InvocationParameters invocation', '"tenant_id"'],
    ['spring-ai', 'ToolContext context', '"tenant_id"'],
  ] as const)(
    'comes by the framework’s own means and is never asked for: %s',
    (id, parameter, name) => {
      const source = text(id, tool)
      expect(source).toContain(parameter)
      expect(source.split(name)).toHaveLength(2)
      expect(source).toContain(`return List.of(${name});`)
      expect(source).not.toContain('String tenant_id')
      expect(told(id, tool)).toContain('dropped.injected #/inputSchema/properties/tenant_id')
    },
  )
})

describe('a tool that is refused', () => {
  const errorsOf = (id: Id, tools: readonly object[]) =>
    write(id, tools).items.map((item) => item.errors.map((each) => each.code))

  it.each(ids)('is not in the file: %s', (id) => {
    const tools = [
      plain({}),
      plain({}),
      { ...plain({}), name: ' ' },
      { name: 'a', inputSchema: { type: 'array' } },
      { name: 1 },
    ]
    expect(errorsOf(id, tools)).toEqual([
      [],
      ['name.duplicate'],
      ['name.length'],
      ['schema.root-type'],
      expect.arrayContaining(['name.not-text']),
    ])
    expect(write(id, tools).items.map((item) => item.ok)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(write(id, tools).files[0]!.text.match(/@Tool\(/g)).toHaveLength(1)
    expect(write(id, tools.slice(2)).files).toEqual([])
    expect(write(id, []).files).toEqual([])
  })

  it('is warned of where the framework itself only warns', () => {
    const { items } = write('spring-ai', [{ ...plain({}), name: 'find order' }])
    expect(items[0]!.ok).toBe(true)
    expect(items[0]!.errors).toMatchObject([{ code: 'name.pattern', severity: 'warning' }])
  })

  it('has a root that LangChain4j cannot say', () => {
    expect(errorsOf('langchain4j', [plain({}, { anyOf: [{}] })])).toEqual([
      ['schema.root-composition'],
    ])
    expect(errorsOf('agentscope-java', [plain({}, { anyOf: [{}] })])).toEqual([[]])
  })
})

describe('the targets in Java', () => {
  it('are all registered, each with its source', () => {
    const java = SOURCE_TARGETS.filter((target) => target.language === 'java')
    expect(java.map((target) => target.id)).toEqual([...ids])
    for (const { source } of java)
      expect(source).toMatchObject({ page: /^https:/, read: /^\d{4}-\d\d$/ } as never)
  })

  it('tell everything in both languages, with every slot filled', () => {
    const tool = {
      ...plain({ 'a-b': { pattern: 'x' }, t: {} }, { minProperties: 1, definitions: {} }),
      contract: { injected: ['t'] },
      title: 't',
    }
    for (const id of ids)
      for (const each of write(id, [tool]).items[0]!.losses)
        for (const lang of ['en', 'zh'] as const)
          expect(lossSentence(lang, each)).not.toMatch(/\{|^java\./)
  })
})
