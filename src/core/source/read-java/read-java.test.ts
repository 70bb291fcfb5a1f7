import fc from '../../../drawn.fixture'
import { describe, expect, it } from 'vitest'
import { importText, isImportName } from '../../dialects/import'
import { toPlain } from '../../json/plain'
import { lossSentence } from '../../../i18n/losses'
import { isJavaTools } from './java-text-of'
import { readJava } from './read-java'
import { AGENTSCOPE, codesOf, lossesOf, SPRING, toolsOf, type Tool } from './read-java.fixture'

const LANGCHAIN4J = 'import dev.langchain4j.agent.tool.*;\n'

describe('the framework of a source', () => {
  it.each([
    ['its imports', AGENTSCOPE + 'class A { @Tool String a() {} }', 'agentscope-java', true],
    ['its imports', LANGCHAIN4J + 'class A { @Tool("x") String a() {} }', 'langchain4j', true],
    ['its imports', SPRING + 'class A { @Tool String a() {} }', 'spring-ai', true],
    ['@P', 'class A { @Tool String a(@P("x") int x) {} }', 'langchain4j', true],
    [
      'a named @ToolParam',
      'class A { @Tool String a(@ToolParam(name = "x") int x) {} }',
      'agentscope-java',
      true,
    ],
    [
      'a @ToolParam without a name',
      'class A { @Tool String a(@ToolParam(description = "x") int x) {} }',
      'spring-ai',
      true,
    ],
    ['a description by itself', 'class A { @Tool("Adds.") int a(int x) {} }', 'langchain4j', true],
    [
      'nothing',
      'class A { @Tool(name = "a", description = "b") int a(int x) {} }',
      'spring-ai',
      false,
    ],
  ])('is known by %s: %s', (_, source, framework, isSure) => {
    const read = importText(source)
    expect(read.dialect).toBe(framework)
    expect(read.tools).toHaveLength(1)
    expect(read.losses.some((each) => each.code === 'import.java-framework')).toBe(!isSure)
  })

  it.each(['agentscope-java', 'langchain4j', 'spring-ai'])('can be asked for: %s', (id) => {
    expect(isImportName(id)).toBe(true)
    const read = importText('class A { @Tool(name = "a") String a() {} }', { from: id })
    expect([read.dialect, read.detected, read.tools[0]?.dialect]).toEqual([id, false, id])
    expect(read.losses).toEqual([])
  })

  it('leaves JSON of AgentScope to its own reader', () => {
    const json =
      '{"name": "a", "parameters": {"type": "object", "properties": {}}, "outputSchema": {}}'
    const read = importText(json, { from: 'agentscope-java' })
    expect(read.tools.map((each) => (toPlain(each.tool) as Tool).name)).toEqual(['a'])
  })
})

describe('what the system fills in', () => {
  it.each([
    [
      AGENTSCOPE,
      '@ToolParam(name = "q") String q, AgentState state, ToolEmitter emitter, Tenant tenant',
      ['state', 'emitter', 'tenant'],
    ],
    [
      LANGCHAIN4J,
      '@P("A query") String q, @ToolMemoryId String memory, InvocationParameters more',
      ['memory', 'more'],
    ],
    [SPRING, '@ToolParam(description = "A query") String q, ToolContext context', ['context']],
  ])('is no parameter: %s', (imports, parameters, injected) => {
    const [tool] = toolsOf(`${imports}class A { @Tool(name = "t") String t(${parameters}) {} }`)
    expect(Object.keys(tool!.inputSchema.properties)).toEqual(['q'])
    expect(tool!['contract']).toEqual({ injected })
  })
})

describe('a tool', () => {
  it('of AgentScope has its name, flags, descriptions and required parameters', () => {
    const [tool] = toolsOf(`${AGENTSCOPE}
      class A {
        @Deprecated
        @Tool(name = "find", description = "Finds.", readOnly = true, strict = true, concurrencySafe = false)
        public Mono<String> f(
            @ToolParam(name = "user-id", description = "Whose") String userId,
            @ToolParam(name = "limit", required = false) Integer limit) throws Exception {
          return switch (limit) { case 1 -> { yield Mono.just("}"); } default -> null; };
        }
      }`)
    expect(tool).toEqual({
      name: 'find',
      description: 'Finds.',
      inputSchema: {
        type: 'object',
        properties: {
          'user-id': { type: 'string', description: 'Whose' },
          limit: { type: 'integer' },
        },
        required: ['user-id'],
      },
      annotations: { readOnlyHint: true },
      strict: true,
      vendor: { agentscope: { concurrencySafe: false } },
    })
  })

  it('of LangChain4j has the lines of its description, and its own name where it says none', () => {
    const [tool] = toolsOf(`${LANGCHAIN4J}
      interface A { @Tool({"Adds", "numbers."}) int add(@P("First") int a, @P(value = "Second", required = false) int b, Optional<Integer> c); }`)
    expect(tool).toEqual({
      name: 'add',
      description: 'Adds\nnumbers.',
      inputSchema: {
        type: 'object',
        properties: {
          a: { type: 'integer', description: 'First' },
          b: { type: 'integer', description: 'Second' },
          c: { type: 'integer' },
        },
        required: ['a'],
      },
    })
  })

  it('of Spring AI is closed, and a parameter without an annotation is required', () => {
    const [tool] = toolsOf(`${SPRING}
      record A() { @Tool(description = "Gets.", returnDirect = true) String get(String id, @Nullable String lang) { return null; } }`)
    expect(tool).toEqual({
      name: 'get',
      description: 'Gets.',
      inputSchema: {
        type: 'object',
        properties: { id: { type: 'string' }, lang: { type: 'string' } },
        required: ['id'],
        additionalProperties: false,
      },
      vendor: { 'spring-ai': { returnDirect: true } },
    })
  })

  it.each([
    [
      'ToolSchema.builder().name("q").description("D").parameters(Map.of("type", "object", "properties", Map.of("sql", Map.of("type", "string")), "required", List.of("sql"))).strict(true).build()',
      { type: 'object', properties: { sql: { type: 'string' } }, required: ['sql'] },
    ],
    [
      'ToolSpecification.builder().name("q").description("D").parameters(JsonObjectSchema.builder().addStringProperty("sql", "The query").addEnumProperty("mode", List.of("r", "w")).addProperty("n", JsonArraySchema.builder().items(JsonIntegerSchema.builder().build()).build()).required("sql").build()).build()',
      {
        type: 'object',
        properties: {
          sql: { type: 'string', description: 'The query' },
          mode: { type: 'string', enum: ['r', 'w'] },
          n: { type: 'array', items: { type: 'integer' } },
        },
        required: ['sql'],
      },
    ],
    [
      'FunctionToolCallback.builder("q", service).description("D").inputSchema("""\n{"type": "object", "properties": {"n": {"maximum": 1.50}}}""").inputType(Map.class).build()',
      { type: 'object', properties: { n: { maximum: 1.5 } } },
    ],
  ])('that a builder makes has its whole schema: %s', (expression, inputSchema) => {
    const [tool, ...others] = toolsOf(`class A { Object a() { return ${expression}; } }`)
    expect(others).toEqual([])
    expect(tool).toMatchObject({ name: 'q', description: 'D', inputSchema })
  })

  it('whose schema is put together in steps is read, and told where that cannot be followed', () => {
    const source = (last: string) => `${AGENTSCOPE}
      class Q extends ToolBase {
        Q() { super(ToolBase.builder().name("q").description("D").inputSchema(schema()).readOnly(true)); }
        static Map<String, Object> schema() {
          Map<String, Object> all = new LinkedHashMap<>();
          List<String> names = new ArrayList<>();
          names.add("a");
          all.put("type", "object");
          all.put("properties", new HashMap<>(Map.ofEntries(Map.entry("a", Map.of("minimum", -1L)))));
          all.put("required", names);
          ${last}
          return all;
        }
      }`
    expect(toolsOf(source(''))[0]).toEqual({
      name: 'q',
      description: 'D',
      inputSchema: { type: 'object', properties: { a: { minimum: -1 } }, required: ['a'] },
      annotations: { readOnlyHint: true },
    })
    expect(codesOf(source('if (STRICT) all.put("x", 1);'))).toEqual(['import.java-unread-value'])
    expect(codesOf(source('all.put("x", other());'))).toEqual(['import.java-unread-value'])
  })
})

describe('a source', () => {
  it('of any kind is read without an exception, and soon', () => {
    const type = `${'List<'.repeat(200)}B`
    const whole = `${AGENTSCOPE}class A { static final String X = "a" + X; @Tool(name = "a", description = X) String a(@ToolParam(name = "x") ${type} x) { return ${'('.repeat(200)}1; } }`
    const junk = ['/*', '"'.repeat(3), '// ', '(', '@Tool(', '\\u', 'switch (', "'", '{', '\n']
    for (const each of junk.map((one) => one.repeat(300)))
      for (const text of [whole + each, `@Tool class A { ${each}`])
        expect(() => readJava(text)).not.toThrow()
    fc.assert(
      fc.property(fc.nat(whole.length), fc.string(), (at, text) => {
        readJava(whole.slice(0, at) + text + whole.slice(at))
      }),
      { numRuns: 10 },
    )
  })

  it('with errors gives what stands around them, and their lines', () => {
    const source = `${AGENTSCOPE}class A {\n@Tool(name = "a") String a() { return (; }\n@Tool(name = "b") String b(@ToolParam(name = "x") int x) {} }`
    expect(toolsOf(source).map((each) => each.name)).toEqual(['a', 'b'])
    expect(lossesOf(source)).toContainEqual({
      code: 'import.java-syntax',
      path: [],
      values: { line: 3 },
    })
  })

  it('may be methods without a class, or code blocks of a Markdown text', () => {
    const method =
      '@Tool(name = "a", description = "A") public String a(@ToolParam(name = "x") int x) { return ""; }'
    expect(toolsOf(`${AGENTSCOPE}\n${method}`).map((each) => each.name)).toEqual(['a'])
    const text = `Write this:\n\n\`\`\`java\n${AGENTSCOPE}class A { ${method} }\n\`\`\`\n\nand it's done.`
    expect(importText(text).tools).toHaveLength(1)
    expect(importText(text).losses).toEqual([])
  })

  it('knows where each tool stands', () => {
    const source = `${AGENTSCOPE}class A { @Tool(name = "a") String a() {} @Tool(name = "b") String b() {} }`
    const { tools } = importText(source)
    expect(tools.map(({ item }) => source.slice(item.at!.start, item.at!.end))).toEqual([
      '@Tool(name = "a") String a() {}',
      '@Tool(name = "b") String b() {}',
    ])
  })

  it.each([
    ['{"tools": [{"name": "@Tool class A {"}]}'],
    ['@Tool({ name: "a", description: "b" })\nexport class A { run(x: string) {} }'],
    ['@tool\ndef a(x: int) -> str:\n    """A tool."""'],
    ['name: "@Tool"'],
  ])('is not every text that speaks of tools: %s', (text) => {
    expect(isJavaTools(text)).toBe(false)
  })

  it('without tools says so', () => {
    expect(codesOf('// @Tool\nclass A {}')).toEqual(['import.java-no-tools'])
  })

  it('tells everything in both languages, with every slot filled', () => {
    const source =
      'class A {\n@Tool(name = X, nothing = 1, description = y()) A a(B b, @P(value = "x", defaultValue = "1") C c) { return (; }\n@Tool(name="z") void z(@ToolMemoryId int i, E e) {}\nenum E { @J A }}'
    const read = importText(source)
    const losses = [
      ...read.losses,
      ...read.tools.flatMap((each) => each.losses),
      ...read.errors.map((each) => each.error),
    ]
    expect(losses.length).toBeGreaterThan(3)
    for (const each of losses)
      for (const lang of ['en', 'zh'] as const)
        expect(lossSentence(lang, each)).not.toMatch(/\{|^import\./)
  })
})
