import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cwd, env } from 'node:process'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { overlapScores } from './wording-overlap'

const shared = env['TOOLWRIGHT_SHARED'] ?? path.resolve(cwd(), '../shared')
const folder = path.join(shared, 'bench/data')
const isThere = existsSync(folder)

interface Item {
  readonly tools: readonly JsonObject[]
  readonly names: readonly string[]
  readonly question: string
  readonly expected: string
}

type Plain = Readonly<Record<string, unknown>>
const linesOf = (file: string): readonly Plain[] =>
  readFileSync(path.join(folder, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Plain)

function itemOf(functions: readonly Plain[], question: string, answer: object): Item {
  const tools = functions.map((each) =>
    fromPlain({
      name: each['name'],
      description: each['description'],
      inputSchema: each['parameters'] ?? each['arguments'] ?? each['_arguments'] ?? {},
    }),
  )
  return {
    tools: tools as readonly JsonObject[],
    names: functions.map((each) => String(each['name'])),
    question,
    expected: Object.keys(answer)[0]!,
  }
}

function bfcl(): readonly Item[] {
  const answers = linesOf('bfcl/BFCL_v4_live_multiple.answer.json')
  return linesOf('bfcl/BFCL_v4_live_multiple.json').map((line, i) => {
    const turns = (line['question'] as readonly (readonly Plain[])[])[0]!
    const said = turns.filter((each) => each['role'] === 'user').map((each) => each['content'])
    const truth = answers[i]!['ground_truth'] as readonly object[]
    return itemOf(line['function'] as readonly Plain[], said.join('\n'), truth[0]!)
  })
}

/** What the user said last is what is asked; sets of one tool and answers of several calls aside. */
function aceBench(kinds: readonly string[]): readonly Item[] {
  return kinds.flatMap((kind) => {
    const file = `data_normal_${kind}.json`
    const answers = linesOf(`acebench_zh/possible_answer/${file}`)
    return linesOf(`acebench_zh/${file}`).flatMap((line, i) => {
      const truth = answers[i]!['ground_truth'] as object
      const functions = line['function'] as readonly Plain[]
      if (Array.isArray(truth) || functions.length < 2) return []
      const said = String(line['question']).split('\n')
      const last = said.findLast((turn) => turn.startsWith('user:'))!
      return [itemOf(functions, last.slice('user:'.length), truth)]
    })
  })
}

const ATOMS = ['bool', 'enum', 'list', 'number', 'object_deep', 'object_short']

describe.skipIf(!isThere)('wording overlap on published questions', () => {
  it.each([
    ['BFCL live_multiple', () => bfcl(), 1053, 89.1],
    ['ACEBench atom', () => aceBench(ATOMS.map((kind) => `atom_${kind}`)), 279, 98.6],
    ['ACEBench similar_api', () => aceBench(['similar_api']), 50, 92],
  ] as const)(
    '%s: the tool meant is first as often as measured before',
    (_, read, count, share) => {
      const items = read()
      expect(items).toHaveLength(count)
      const first = items.filter(({ tools, names, question, expected }) => {
        const scores = overlapScores(tools, [{ text: question }])[0]!
        const most = Math.max(...scores)
        return most > 0 && names[scores.indexOf(most)] === expected
      })
      expect(Math.abs((100 * first.length) / count - share)).toBeLessThanOrEqual(1)
    },
  )
})
