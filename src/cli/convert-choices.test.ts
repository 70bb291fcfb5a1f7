import { describe, expect, it } from 'vitest'
import type { Io } from './command'
import { convertCommand } from './convert'

interface Printed {
  readonly tools: readonly { readonly name: string }[]
  readonly losses: readonly {
    readonly code: string
    readonly id?: string
    readonly message: string
  }[]
  readonly errors: readonly { readonly code: string }[]
}

async function convert(content: unknown, args: string) {
  let out = ''
  const io: Io = {
    lang: 'en',
    readFile: () => Promise.resolve({ ok: true, text: JSON.stringify(content) }),
    out: (part) => void (out += part),
    err: () => {},
  }
  const code = await convertCommand.run(`in.json --format json ${args}`.split(' '), io)
  return { code, ...(JSON.parse(out) as Printed) }
}

describe('convert --choose', () => {
  const tools = ['shift.plan', 'shift.end'].map((name) => ({
    name,
    description: 'D.',
    inputSchema: { type: 'object', properties: {} },
  }))

  it('EXP-18 writes a refused name as it was offered, where it was chosen', async () => {
    const offered = await convert(tools, '--to claude')
    expect(offered.code).toBe(1)
    const offers = offered.losses.filter((loss) => loss.id !== undefined)
    expect(offers.map((offer) => offer.id)).toEqual(['export.name#/0/name', 'export.name#/1/name'])
    expect(offers[0]!.message).toBe(
      'The name "shift.plan" can be written as "shift_plan" here, for this export alone.',
    )
    const one = await convert(tools, `--to claude --choose ${offers[1]!.id}`)
    expect(one.tools.map((tool) => tool.name)).toEqual(['shift_end'])
    expect(one.losses.map(({ code, id }) => `${code} ${id ?? 'made'}`)).toEqual([
      'export.name export.name#/0/name',
      'export.name made',
    ])
    expect(one.errors.map((error) => error.code)).toEqual(['name.pattern'])
    const both = await convert(
      tools,
      `--to claude ${offers.map(({ id }) => `--choose ${id}`).join(' ')}`,
    )
    expect(both.code).toBe(0)
    const mcp = await convert(tools, '--to mcp')
    expect(mcp.tools.map((tool) => tool.name)).toEqual(['shift.plan', 'shift.end'])
  })
})
