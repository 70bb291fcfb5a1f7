import { describe, expect, it } from 'vitest'
import type { Lang } from '../core/lint/rule'
import type { Command, Io } from './command'
import { convertCommand } from './convert'
import { openapiCommand } from './openapi'

const YAML = `
openapi: 3.0.3
info: {title: 商店, version: "1"}
paths:
  /pets:
    get: {operationId: listPets, summary: List pets, tags: [pet]}
    post: {operationId: addPet, deprecated: true, requestBody: {content: {application/json: {schema: {type: object, properties: {id: {type: integer, maximum: 12345678901234567890}}}}}}}
  /users:
    get: {tags: [user]}
`

async function run(command: Command, text: string, args: readonly string[], lang: Lang = 'en') {
  const written = { out: '', err: '' }
  const io: Io = {
    lang,
    readFile: (path) =>
      Promise.resolve(path === 'in' ? { ok: true, text } : { ok: false, reason: 'missing' }),
    out: (part) => void (written.out += part),
    err: (part) => void (written.err += part),
  }
  const code = await command.run(args, io)
  return { code, ...written }
}

const openapi = (args: string, text = YAML) => run(openapiCommand, text, args.split(' '))

interface Printed {
  title: string
  version: string
  operations: { id: string }[]
  tools?: { name: string }[]
  losses: { tool: string; code: string; path: string; message: string }[]
  errors: { tool: string; code: string }[]
}

async function asJson(args: string, text = YAML) {
  const { code, out } = await openapi(`${args} --format json`, text)
  return { code, printed: JSON.parse(out) as Printed }
}

describe('openapi', () => {
  it('lists the operations, one on a line', async () => {
    const { code, out } = await openapi('in --list')
    expect(code).toBe(0)
    expect(out.split('\n')).toEqual([
      'listPets\tGET /pets\tList pets',
      'addPet\tPOST /pets\t(deprecated)',
      'GET /users\tGET /users',
      '',
    ])
  })

  it('prints a set that can be opened, every digit in place', async () => {
    const { code, out, err } = await openapi('in')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ toolwright: 1, title: '商店' })
    expect(out).toContain('12345678901234567890')
    expect(err).toContain('listPets, addPet, get_users: Translated as is')
  })

  it('prints everything as JSON: operations, tools, losses, errors', async () => {
    const { code, printed } = await asJson('in')
    expect(code).toBe(0)
    expect(printed).toMatchObject({ title: '商店', version: '3.0.3', errors: [] })
    expect(printed.operations.map((each) => each.id)).toEqual(['listPets', 'addPet', 'GET /users'])
    expect(printed.tools?.map((each) => each.name)).toEqual(['listPets', 'addPet', 'get_users'])
    expect(printed.losses.map((each) => each.code)).toContain('openapi.deprecated')
    const { printed: list } = await asJson('in --list')
    expect(list.tools).toBeUndefined()
    expect(list.operations).toHaveLength(3)
  })

  it.each([
    ['--operation addPet --operation listPets', ['listPets', 'addPet']],
    ['--tag user', ['get_users']],
    ['--tag user --tag pet', ['listPets', 'get_users']],
    ['--operation addPet --tag pet', []],
  ])('takes only what is asked for: %s', async (args, names) => {
    const { printed } = await asJson(`in ${args}`)
    expect(printed.tools?.map((each) => each.name)).toEqual(names)
  })

  it.each([
    ['nothing', 'no such file', YAML],
    ['in --operation nobody', 'nobody', YAML],
    ['in --tag none', 'none', YAML],
    ['in --format yaml', '--format', YAML],
    ['in other', 'one file', YAML],
    ['in', 'in:1:', '{"openapi": "3.0.0"'],
    ['in', 'Line 1, column 10', 'openapi: 3.0.0\n b: 1'],
    ['in', 'OpenAPI', '{"name": "f"}'],
  ])('answers 2 to %s', async (args, word, text) => {
    const { code, err } = await openapi(args, text)
    expect(code).toBe(2)
    expect(err.toLowerCase()).toContain(word.toLowerCase())
  })

  it('answers 1 where an operation could not become a tool, and converts the others', async () => {
    const bad = YAML + '  /x:\n    get: {operationId: x, parameters: [{$ref: other.yaml}]}\n'
    const { code, printed } = await asJson('in', bad)
    expect(code).toBe(1)
    expect(printed.errors).toMatchObject([{ tool: 'x', code: 'openapi.external-ref' }])
    expect(printed.tools).toHaveLength(3)
  })

  it('is what convert does with such a document', async () => {
    const { code, out, err } = await run(convertCommand, YAML, ['in', '--to', 'openai.chat'])
    expect(code).toBe(0)
    const tools = JSON.parse(out) as { function: { name: string } }[]
    expect(tools.map((each) => each.function.name)).toEqual(['listPets', 'addPet', 'get_users'])
    expect(err).toContain('openapi.translated-as-is')
    const json = await run(convertCommand, YAML, ['in', '--to', 'claude', '--format', 'json'], 'zh')
    expect(JSON.parse(json.out)).toMatchObject({ dialect: 'openapi', detected: true })
    expect(json.out).toContain('直译')
  })
})
