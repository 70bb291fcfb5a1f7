import { describe, expect, it } from 'vitest'
import type { Lang } from '../../core/lint/rule'
import { TEMPLATES, templateSet } from '../../core/templates/registry'
import { runInMemory } from '../in-memory.fixture'
import { probeCommand } from './probe'

const run = (args: readonly string[], files: Readonly<Record<string, string>>, lang: Lang = 'en') =>
  runInMemory(probeCommand, args, files, lang)

const good = JSON.stringify({ toolwright: 1, tools: templateSet('en').slice(0, 3) })
const loose = JSON.stringify([
  {
    name: 'book_room',
    description: 'Books a room.',
    inputSchema: {
      type: 'object',
      properties: { day: { type: 'string', description: 'Day, YYYY-MM-DD' } },
      required: ['day'],
    },
  },
])
const endless = JSON.stringify([
  {
    name: 'a',
    inputSchema: {
      type: 'object',
      properties: { b: { minimum: 2, maximum: 1, type: 'integer' } },
      required: ['b'],
    },
  },
])

describe('toolwright probe', () => {
  it('says per parameter what is stopped, what gets through and what would stop it', async () => {
    const { code, out, err } = await run(['a.json'], { 'a.json': loose })
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('book_room')
    expect(out).toMatch(/ {4}day {2}\d+\/\d+/)
    expect(out).toContain('let through  a day that does not exist  "2025-02-30"')
    expect(out).toContain('would stop it: "format": "date"')
    expect(out).toContain('would stop it: "additionalProperties": false')
  })

  it('says it in Chinese', async () => {
    const { out } = await run(['a.json'], { 'a.json': loose }, 'zh')
    expect(out).toContain('放过  不存在的日子')
    expect(out).not.toMatch(/let through|would stop/)
  })

  it('prints every trial for programs', async () => {
    const { code, out } = await run(['--format', 'json', 'a.json'], { 'a.json': loose })
    expect(code).toBe(0)
    const { tools, set } = JSON.parse(out) as {
      tools: { name: string; places: { path: string; trials: object[] }[] }[]
      set: { share: number; tally: { stopped: number } }
    }
    expect(tools[0]!.name).toBe('book_room')
    expect(tools[0]!.places.map(({ path }) => path)).toEqual([
      '/inputSchema',
      '/inputSchema/properties/day',
    ])
    expect(tools[0]!.places[1]!.trials).toContainEqual({
      mistake: 'date-impossible',
      at: '/day',
      value: '2025-02-30',
      verdict: { is: 'through' },
      remedy: {
        is: 'edit',
        tightening: 'format',
        keyword: 'format',
        edits: [{ op: 'set', path: '/inputSchema/properties/day/format', value: 'date' }],
      },
    })
    expect(set.share).toBeGreaterThan(0)
    expect(set.share).toBeLessThan(1)
  })

  it.each([
    ['what is tight enough', good, 0],
    ['what is too loose', loose, 1],
    ['a schema that no call satisfies', endless, 1],
  ])('ends after --min-share 90 as it should on %s', async (_, text, code) => {
    expect((await run(['a.json', '--min-share', '90'], { 'a.json': text })).code).toBe(code)
  })

  it('ends with 2 on wrong usage and unreadable files, and still tells the others', async () => {
    expect((await run([], {})).code).toBe(2)
    expect((await run(['a.json', '--min-share', '101'], { 'a.json': good })).code).toBe(2)
    expect((await run(['a.json', '--format', 'xml'], { 'a.json': good })).code).toBe(2)
    const { code, out, err } = await run(['b.json', 'a.json'], { 'a.json': loose })
    expect(code).toBe(2)
    expect(err).toContain('b.json')
    expect(out).toContain('book_room')
  })

  it('names the check of the program where no schema can help', async () => {
    const poor = JSON.stringify([TEMPLATES[0]!.tools.en.middling])
    const { out } = await run(['a.json'], { 'a.json': poor })
    expect(out).toMatch(/no schema can stop it\. Check in the program: /)
  })

  it('keeps what an author wrote from moving the terminal', async () => {
    const text = JSON.stringify([
      {
        name: 'a\u001b[2J',
        inputSchema: {
          type: 'object',
          properties: { b: { type: 'string', examples: ['\u001b[31mX-1'] } },
        },
      },
    ])
    expect((await run(['a.json'], { 'a.json': text })).out).not.toContain('\u001b')
  })
})
