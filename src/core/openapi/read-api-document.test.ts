import { describe, expect, it } from 'vitest'
import { get, getIn, type JsonNode } from '../json/node'
import { print } from '../json/print'
import { documentText } from './documents.fixture'
import { filterOperations, tagsOf } from './filter-operations'
import { looksLikeApiDocument } from './looks-like-api-document'
import { readApiDocument } from './read-api-document'
import { jsonNumber } from './yaml-number'
import { readYaml } from './yaml-tree'

const rootOf = (text: string): JsonNode => readYaml(text).root!
const oneLine = (node: JsonNode): string => print(node, 0)
const said = (text: string): readonly string[] =>
  readApiDocument(text).problems.map(
    ({ code, values }) => `${code}${values?.line ? ` ${values.line}:${values.column}` : ''}`,
  )

describe('telling an API document from other texts', () => {
  it.each([
    ['{"openapi": "3.0.0"}', true],
    ['{"info":{},"paths":{},\n "swagger" : "2.0"}', true],
    ['\uFEFFopenapi: 3.1.0\ninfo: {}', true],
    ['# a comment\n"openapi": "3.0.0"\n', true],
    ["info: {}\r\nswagger: '2.0'\r\n", true],
    ['{openapi: 3.0.0, info: {}}', true],
    ['{"name": "f", "description": "reads \\"openapi\\": 3"}', false],
    ['{"name": "f", "inputSchema": {"default": {"openapi": "3.0.0"}}}', false],
    ['tools:\n  openapi: 3.0.0', false],
    ['openapi: a way to describe an interface', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(looksLikeApiDocument(text)).toBe(expected)
  })
})

describe('reading YAML', () => {
  it.each([
    ['a: 1.50\nb: 12345678901234567890\nc: 1e3', '{"a":1.50,"b":12345678901234567890,"c":1e3}'],
    ['b: {"10": x, "2": y}\na: 1', '{"b":{"10":"x","2":"y"},"a":1}'],
    ['__proto__: {constructor: x}', '{"__proto__":{"constructor":"x"}}'],
    ['200: ok\ntrue: yes\nnull: no\n"x y": z', '{"200":"ok","true":"yes","null":"no","x y":"z"}'],
    ['a:\nb: ~\nc: null\nd: ""', '{"a":null,"b":null,"c":null,"d":""}'],
    [
      'd: 2020-01-01\nt: 12:30:00\nv: "007"\non: off',
      '{"d":"2020-01-01","t":"12:30:00","v":"007","on":"off"}',
    ],
    ['a: |\n  one\n  two\nb: >-\n  three\n  four', '{"a":"one\\ntwo\\n","b":"three four"}'],
    ['a: !!str 12', '{"a":"12"}'],
    ['名称: 查询', '{"名称":"查询"}'],
    [
      'base: &b {x: 1, y: 2}\nuse:\n  y: 3\n  <<: *b\nlist: [*b]',
      '{"base":{"x":1,"y":2},"use":{"y":3,"x":1},"list":[{"x":1,"y":2}]}',
    ],
    [
      'a: &a {x: 1}\nb: &b {x: 2, z: 2}\nc: {<<: [*a, *b]}',
      '{"a":{"x":1},"b":{"x":2,"z":2},"c":{"x":1,"z":2}}',
    ],
  ])('reads %j', (text, expected) => {
    expect(oneLine(rootOf(text))).toBe(expected)
  })

  it.each([
    ['+1', '1'],
    ['0x1F', '31'],
    ['0o17', '15'],
    ['-0x10', '-16'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['1.e3', '1e3'],
    ['-0.10', '-0.10'],
    ['.inf', undefined],
    ['.nan', undefined],
  ])('spells the number %s as %s', (source, expected) => {
    expect(jsonNumber(source)).toBe(expected)
  })

  it('tells of numbers that JSON spells otherwise or does not have', () => {
    expect(readYaml('a: 0x1F\nb: .inf\nc: 007').problems.map((each) => each.code)).toEqual([
      'openapi.yaml-number-respelled',
      'openapi.yaml-number',
      'openapi.yaml-number-respelled',
    ])
  })

  it('keeps the places of values and names', () => {
    const text = 'a: 1\nb:\n  c: "x"\n'
    const value = getIn(rootOf(text), ['b', 'c'])
    expect(text.slice(value!.at!.start, value!.at!.end)).toBe('"x"')
    const root = rootOf(text)
    const member = root.kind === 'object' ? root.members[1] : undefined
    expect(text.slice(member!.keyAt!.start, member!.keyAt!.end)).toBe('b')
  })

  it('counts doubled names, the last of which is read', () => {
    const { root, problems } = readYaml('a: 1\nb: 2\na: 3')
    expect(oneLine(get(root, 'a')!)).toBe('3')
    expect(problems).toEqual([
      {
        code: 'import.duplicate-key',
        path: [],
        severity: 'warning',
        values: { line: 3, column: 1, key: 'a' },
      },
    ])
  })

  it.each([
    ['a: 1\n b: 2', 'openapi.yaml-unquoted'],
    ['a:\n  b: 1\n c: 2', 'openapi.yaml-indent'],
    ['a: [1, 2', 'openapi.yaml-unclosed'],
    ['a: "x', 'openapi.yaml-unclosed'],
    ['a: *nobody', 'openapi.yaml-alias'],
    ['a: @x', 'openapi.yaml-unquoted'],
    ['a: &a [*a]', 'openapi.yaml-alias'],
    ['a: "\\q"', 'openapi.yaml-escape'],
    ['? [a]\n: b', 'openapi.yaml-key'],
  ])('says where %j is wrong', (text, code) => {
    const [problem] = readYaml(text).problems
    expect(problem?.code).toBe(code)
    expect(problem?.values?.line).toBeGreaterThan(0)
  })

  it('refuses what would never end: nesting, and aliases that multiply', () => {
    const deep = readYaml('a: ' + '['.repeat(100_000))
    expect(deep.root).toBeUndefined()
    expect(deep.problems.map((each) => each.code)).toContain('openapi.yaml-too-deep')
    const lines = ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]']
    for (let i = 1; i < 9; i++)
      lines.push(
        `a${i}: &a${i} [${Array<string>(10)
          .fill(`*a${i - 1}`)
          .join(',')}]`,
      )
    const bomb = readYaml(lines.join('\n'))
    expect(bomb.root).toBeUndefined()
    expect(bomb.problems.map((each) => each.code)).toContain('openapi.yaml-too-large')
  })
})

describe('reading an API document', () => {
  it.each([
    ['2.0', 'swagger: "2.0"'],
    ['2.0', 'swagger: 2.0'],
    ['3.0', 'openapi: 3.0'],
    ['3.0', 'openapi: 3.0.4'],
    ['3.1', 'openapi: 3.1.1'],
    ['3.1', 'openapi: 3.1'],
    ['3.1', 'openapi: 3.2.0'],
  ])('knows version %s by %s', (expected, line) => {
    const document = readApiDocument(`${line}\ninfo: {title: T}\npaths: {/a: {get: {}}}`)
    expect(document.apiVersion).toBe(expected)
    expect(document.title).toBe('T')
    expect(document.problems).toEqual([])
  })

  it.each([
    ['', []],
    ['swagger: 1.2', ['openapi.version']],
    ['openapi: 4.0.0\npaths: {}', ['openapi.version']],
    ['openapi: 3.9.0\npaths: {/a: {get: {}}}', ['openapi.newer']],
    ['a: 1', ['openapi.not-a-document']],
    ['- 1', ['openapi.not-a-document']],
    ['openapi: 3.0.0\ninfo: {}', ['openapi.malformed']],
    ['openapi: 3.0.0\npaths: []', ['openapi.malformed']],
    ['openapi: 3.0.0\npaths: {}', ['openapi.no-operations']],
    ['openapi: 3.0.0\npaths: {/a: 1, /b: {get: 2}}', ['openapi.malformed', 'openapi.malformed']],
    ['openapi: 3.0.0\npaths: {/a: {$ref: a.yaml}}', ['openapi.external-ref']],
    ['openapi: 3.0.0\npaths: {/a: {$ref: "#/x"}}', ['openapi.unresolved-ref']],
    ['openapi: 3.0.0\npaths: {/a: {$ref: "#/paths/~1a"}}', ['openapi.circular-ref']],
    ['openapi: 3.1.0\npaths: {/a: {get: {}}}\nwebhooks: {w: {post: {}}}', ['openapi.webhooks']],
    ['openapi: 3.0.0\npaths:\n  /a:\n    get: {}\n   b: 1', ['openapi.yaml-indent 5:1']],
  ])('says of %j: %j', (text, codes) => {
    expect(said(text)).toEqual(codes)
  })

  it('says where a JSON text is broken', () => {
    const document = readApiDocument('{"openapi": "3.0.0",\n "paths": {')
    expect(document.isWhole).toBe(false)
    expect(document.operations).toEqual([])
    expect(document.textProblems.map((each) => each.code)).toContain('unclosed')
  })

  it('lists operations in text order, with shared items followed', () => {
    const { operations, problems } = readApiDocument(
      documentText({
        paths: {
          '/b': {
            post: { operationId: 'two' },
            get: { operationId: 'one', tags: ['t'], deprecated: true },
          },
          '/a': { $ref: '#/paths/~1b' },
          'x-note': { get: {} },
          '/c': { summary: 'S', parameters: [], get: {}, head: {}, foo: {} },
        },
      }),
    )
    expect(problems).toEqual([])
    expect(operations.map((each) => [each.id, each.method, each.path])).toEqual([
      ['POST /b', 'POST', '/b'],
      ['GET /b', 'GET', '/b'],
      ['POST /a', 'POST', '/a'],
      ['GET /a', 'GET', '/a'],
      ['GET /c', 'GET', '/c'],
      ['HEAD /c', 'HEAD', '/c'],
    ])
    expect(operations[1]).toMatchObject({ operationId: 'one', tags: ['t'], isDeprecated: true })
    expect(operations[4]?.summary).toBe('S')
  })

  it('reads the methods of version 3.2', () => {
    const item = {
      query: { operationId: 'q' },
      additionalOperations: { COPY: { operationId: 'c' } },
    }
    const { operations } = readApiDocument(
      documentText({ openapi: '3.2.0', paths: { '/a': item } }),
    )
    expect(operations.map((each) => [each.id, each.method])).toEqual([
      ['q', 'QUERY'],
      ['c', 'COPY'],
    ])
  })

  it('narrows the list by words, tags, methods and age', () => {
    const operation = (id: string, tag: string) => ({ operationId: id, tags: [tag] })
    const { operations } = readApiDocument(
      documentText({
        paths: {
          '/pets': { get: { ...operation('listPets', 'pet'), summary: 'List pets' } },
          '/users': {
            get: operation('listUsers', 'user'),
            delete: { ...operation('x', 'user'), deprecated: true },
          },
        },
      }),
    )
    const ids = (filter: Parameters<typeof filterOperations>[1]) =>
      filterOperations(operations, filter).map((each) => each.id)
    expect(ids({})).toEqual(['listPets', 'listUsers', 'x'])
    expect(ids({ text: 'PETS list' })).toEqual(['listPets'])
    expect(ids({ tags: ['user'] })).toEqual(['listUsers', 'x'])
    expect(ids({ tags: ['user'], hidesDeprecated: true })).toEqual(['listUsers'])
    expect(ids({ methods: ['delete'] })).toEqual(['x'])
    expect(tagsOf(operations)).toEqual(['pet', 'user'])
  })
})
