import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../model/tool'
import { functionsAlong } from './functions-along'
import { importQuestions } from './questions-import'
import { toolsAlong } from './tools-along'

const folder = join(process.env['TOOLWRIGHT_SHARED'] ?? '../shared', 'bench', 'data')
const fileOf = (name: string) => readFileSync(join(folder, name), 'utf8')

describe.skipIf(!existsSync(folder))('question sets of leaderboards (optional material)', () => {
  it('become questions, each line of them or told', () => {
    const asked = fileOf('bfcl/BFCL_v4_live_multiple.json')
    const { questions, problems } = importQuestions(
      `${asked}\n${fileOf('bfcl/BFCL_v4_live_multiple.answer.json')}`,
      [],
    )
    const count = asked.trim().split('\n').length
    expect(questions.length + problems.length).toBe(count)
    expect(problems).toEqual([])
    const named = questions.filter(
      ({ question: { expected } }) => expected.is === 'tool' && expected.tools.length === 1,
    )
    expect(named.length).toBe(count)
    // Every function that a question expects came along and can become a tool of that name.
    const along = functionsAlong(questions, new Set())
    const { tools, unread } = toolsAlong(along)
    expect([tools.map(nameOf), unread]).toEqual([along.missing, 0])
    const expected = named.flatMap(({ question: { expected: is } }) =>
      is.is === 'tool' ? is.tools : [],
    )
    expect(new Set(along.missing)).toEqual(new Set([...along.missing, ...expected]))
  })

  it('of the Chinese one too', () => {
    const name = 'data_normal_atom_enum.json'
    const asked = fileOf(`acebench_zh/${name}`)
    const { questions, problems } = importQuestions(
      `${asked}\n${fileOf(`acebench_zh/possible_answer/${name}`)}`,
      [],
    )
    expect(questions.length).toBeGreaterThan(0)
    expect(questions.length + problems.filter(({ code }) => code === 'several-turns').length).toBe(
      asked.trim().split('\n').length,
    )
  })
})
