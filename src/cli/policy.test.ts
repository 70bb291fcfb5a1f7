import { describe, expect, it } from 'vitest'
import type { Lang } from '../core/lint/rule'
import { templateSet } from '../core/templates/registry'
import { policyCommand } from './policy'
import { runInMemory } from './in-memory.fixture'

const run = (args: readonly string[], files: Readonly<Record<string, string>>, lang: Lang = 'en') =>
  runInMemory(policyCommand, args, files, lang)

const good = JSON.stringify({ toolwright: 1, tools: templateSet('en') })
const bare = JSON.stringify([{ name: 'delete_order', inputSchema: { type: 'object' } }])

describe('toolwright policy', () => {
  it('prints a policy that lists every tool', async () => {
    const { code, out, err } = await run(['set.json'], { 'set.json': good })
    expect(code).toBe(0)
    expect(err).toBe('')
    const policy = JSON.parse(out) as { tools: { name: string; risk: string }[] }
    expect(policy.tools.map(({ name }) => name)).toEqual(
      templateSet('en').map((tool) => (tool as { name: string }).name),
    )
    expect(policy.tools.every(({ risk }) => risk !== 'not-stated')).toBe(true)
  })

  it.each([
    [[], 0],
    [['--require-risk'], 1],
  ])(
    'lists a tool without a contract as not stated, and with %j ends with %i',
    async (options, end) => {
      const { code, out, err } = await run([...options, 'a.json'], { 'a.json': bare }, 'zh')
      expect(out).toContain('"risk": "not-stated"')
      expect(err).toContain('delete_order')
      expect(code).toBe(end)
    },
  )

  it.each([
    [[], {}],
    [['--format', 'json', 'a.json'], { 'a.json': bare }],
    [['a.json'], {}],
    [['a.json'], { 'a.json': '{"tools": [' }],
  ] as const)('refuses %j with %j', async (args, files) => {
    const { code, err } = await run(args, files)
    expect(code).toBe(2)
    expect(err).not.toBe('')
  })
})
