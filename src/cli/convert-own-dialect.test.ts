import { describe, expect, it } from 'vitest'
import { convertCommand } from './convert'

const TEXT = { type: 'string' }
const closed = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
const chat = (parameters: object) => ({
  type: 'function',
  function: { name: 'f', parameters, strict: true },
})
const claude = (input_schema: object, more: object = {}) => ({
  name: 'f',
  input_schema,
  strict: true,
  ...more,
})
const mcp = (more: object) => ({ name: 'f', inputSchema: closed({}), ...more })

/** Reads an item in a dialect and writes it in the same; what was wrong with it, even if mended. */
async function codes(item: unknown, dialect: string) {
  let out = ''
  const code = await convertCommand.run(
    ['in.json', '--from', dialect, '--to', dialect, '--format', 'json'],
    {
      lang: 'en',
      readFile: () => Promise.resolve({ ok: true, text: JSON.stringify(item) }),
      out: (part) => void (out += part),
      err: () => undefined,
    },
  )
  const read = JSON.parse(out) as Record<'errors' | 'losses', { code: string; path: string }[]>
  const told = (notes: { code: string; path: string }[]) =>
    notes.map((each) => `${each.code} ${each.path}`)
  return { code, errors: told(read.errors), losses: told(read.losses) }
}

describe('a tool converted into the dialect it came in', () => {
  it.each([
    [
      'openai.chat.strict',
      chat({ ...closed({ a: TEXT }), additionalProperties: true }),
      'strict.object-open #',
    ],
    ['openai.chat.strict', chat(closed({ a: { oneOf: [TEXT] } })), 'strict.oneof #/properties/a'],
    [
      'openai.chat.strict',
      chat(closed({ a: { ...TEXT, format: 'uri' } })),
      'strict.format #/properties/a/format',
    ],
    [
      'deepseek.strict',
      chat(closed({ a: { type: ['array', 'null'], items: TEXT } })),
      'deepseek.type-array #/properties/a/type',
    ],
    [
      'claude.strict',
      claude(closed({ a: { ...TEXT, maxLength: 3 } })),
      'strict.unsupported-keyword #/properties/a/maxLength',
    ],
    [
      'claude.strict',
      claude({ ...closed({ a: TEXT }), additionalProperties: undefined }),
      'strict.object-open #',
    ],
    ['mcp.2025-11-25', mcp({ execution: 'optional' }), 'mcp.execution #/execution'],
    [
      'mcp.2025-11-25',
      mcp({ execution: { taskSupport: 'always' } }),
      'mcp.execution #/execution/taskSupport',
    ],
  ])('is refused in %s for what the vendor refuses', async (dialect, item, error) => {
    const got = await codes(item, dialect)
    expect(got.errors).toContain(error)
    expect(got.code).toBe(1)
  })

  it('is not refused for what only some of the servers refuse', async () => {
    const branches = { anyOf: [{ $ref: '#/$defs/A' }, { type: 'null' }] }
    const item = chat({ ...closed({ a: branches }), $defs: { A: TEXT } })
    const got = await codes(item, 'deepseek.strict')
    expect(got.errors).toEqual([])
    expect(got.losses).toContain('deepseek.anyof-branch-untyped #/properties/a/anyOf/0')
  })

  it('passes where there is nothing to mend', async () => {
    expect(await codes(chat(closed({ a: TEXT })), 'openai.chat.strict')).toEqual({
      code: 0,
      errors: [],
      losses: [],
    })
  })

  it.each([
    [closed({ a: TEXT }), []],
    [
      { type: 'object', properties: { a: TEXT } },
      ['import.strict-not-closed #/toolSpec/strict', 'dropped.strict #/strict'],
    ],
  ])('says of Bedrock whether the schema bears the strict flag', async (json, losses) => {
    const toolSpec = { name: 'f', inputSchema: { json }, strict: true }
    expect((await codes({ toolSpec }, 'bedrock.converse')).losses).toEqual(losses)
  })
})
