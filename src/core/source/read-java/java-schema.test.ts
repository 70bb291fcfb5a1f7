import { describe, expect, it } from 'vitest'
import { AGENTSCOPE, codesOf, lossesOf, SPRING, toolsOf } from './read-java.fixture'

/** One tool with one parameter of a type. */
const withType = (type: string, declared = '', imports = AGENTSCOPE): string =>
  `${imports}class Tools {\n${declared}\n@Tool(name = "t") String t(@ToolParam(name = "p") ${type} p) { return ""; }\n}`
const typeRead = (type: string, declared = '', imports = AGENTSCOPE): unknown =>
  toolsOf(withType(type, declared, imports))[0]!.inputSchema.properties['p']

describe('a type', () => {
  it.each([
    ['String', { type: 'string' }],
    ['int', { type: 'integer' }],
    ['java.lang.Long', { type: 'integer' }],
    ['double', { type: 'number' }],
    ['BigDecimal', { type: 'number' }],
    ['Boolean', { type: 'boolean' }],
    ['List<String>', { type: 'array', items: { type: 'string' } }],
    ['java.util.List<java.util.Map<String, Object>>', { type: 'array', items: { type: 'object' } }],
    ['int[][]', { type: 'array', items: { type: 'array', items: { type: 'integer' } } }],
    ['Map<String, Object>', { type: 'object' }],
    ['Map<String, Integer>', { type: 'object', additionalProperties: { type: 'integer' } }],
    ['Optional<String>', { type: 'string' }],
    ['Object', {}],
    ['LocalDate', { type: 'string', format: 'date' }],
    ['final @Valid List<@NotNull String>', { type: 'array', items: { type: 'string' } }],
  ])('%s', (type, schema) => {
    expect(typeRead(type)).toEqual(schema)
  })

  it('that is an enum of the file is its values', () => {
    expect(typeRead('Unit', 'enum Unit { CELSIUS, KELVIN(1); Unit(int... x) {} int y; }')).toEqual({
      type: 'string',
      enum: ['CELSIUS', 'KELVIN'],
    })
  })

  const record =
    'record Address(@ToolParam(name = "street", description = "With number") String street, int zip) {}'

  it.each([
    [AGENTSCOPE, undefined],
    [SPRING, ['street', 'zip']],
  ])('that is a record of the file is an object: %s', (imports, required) => {
    expect(typeRead('Address', record, imports)).toEqual({
      type: 'object',
      properties: {
        street: { type: 'string', description: 'With number' },
        zip: { type: 'integer' },
      },
      ...(required ? { required } : {}),
    })
  })

  it('that is a class of the file has its fields and those above it', () => {
    const classes = `
      static class Base { private String id; static int count; transient int t; }
      static class Order extends Base {
        @JsonProperty("line_items") @JsonPropertyDescription("What was bought") List<String> items;
        @JsonIgnore String secret;
        public String getId() { return ""; }
      }`
    expect(typeRead('Order', classes)).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string' },
        line_items: { type: 'array', description: 'What was bought', items: { type: 'string' } },
      },
    })
  })

  it('that holds itself is a reference', () => {
    const [tool] = toolsOf(withType('Node', 'record Node(String label, List<Node> children) {}'))
    const node = {
      type: 'object',
      properties: {
        label: { type: 'string' },
        children: { type: 'array', items: { $ref: '#/$defs/Node' } },
      },
    }
    expect(tool!.inputSchema).toMatchObject({ properties: { p: node }, $defs: { Node: node } })
  })

  it.each([
    ['that is not declared', 'Elsewhere', '', { type: 'Elsewhere', line: 4 }],
    [
      'with parameters of its own',
      'Page<String>',
      'class Page<T> { T t; }',
      { type: 'Page<String>', line: 4 },
    ],
    ['above a class', 'A', 'class A extends Unknown { int x; }', { type: 'Unknown', line: 3 }],
  ])('%s is left open and told with its line', (_, type, declared, values) => {
    const source = `${AGENTSCOPE}class Tools {\n${declared}\n@Tool String t(@ToolParam(name = "p") ${type} p) {} }`
    expect(lossesOf(source)).toEqual([{ code: 'import.java-unread-type', path: [], values }])
  })

  it('that doubles at every step ends', () => {
    const types = Array.from({ length: 30 }, (_, i) => `record T${i}(T${i + 1} a, T${i + 1} b) {}`)
    expect(codesOf(withType('T0', types.join('\n')))).toContain('import.java-unread-type')
  })
})
