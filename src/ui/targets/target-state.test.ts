import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../core/json/node'
import { parse } from '../../core/json/parse'
import type { Took } from './target'
import { stateOfTook, targetState } from './target-state'

const tool = (name: string) =>
  parse(`{"name":"${name}","inputSchema":{"type":"object"}}`).root as JsonObject
const loss = (code: string) => ({ code, path: [] })
const warning = { ...loss('name.length'), severity: 'warning' as const }
const took = (change: Partial<Took>): Took => ({ ok: true, losses: [], errors: [], ...change })

describe('how a target takes a tool', () => {
  it.each([
    ['nothing is lost', took({}), 'asIs', 0, 0],
    ['only the host misses something', took({ losses: [loss('dropped.title')] }), 'asIs', 0, 1],
    [
      'something is moved for the model',
      took({
        losses: [loss('strict.keyword-to-description'), loss('dropped.title')],
        errors: [warning],
      }),
      'changed',
      1,
      1,
    ],
    ['there is only a warning', took({ errors: [warning] }), 'warned', 1, 0],
    ['a description is empty', took({ losses: [loss('dropped.description')] }), 'warned', 1, 0],
    [
      'it is refused',
      took({
        ok: false,
        losses: [loss('schema.boolean')],
        errors: [loss('schema.tuple'), warning],
      }),
      'refused',
      1,
      0,
    ],
  ] as const)('where %s', (_, result, sign, count, forHost) =>
    expect(stateOfTook(tool('a'), result)).toEqual({ sign, count, forHost }),
  )

  it('is unfinished, not refused, while it has no name', () =>
    expect(stateOfTook(tool(' '), took({ ok: false, errors: [loss('name.length')] })).sign).toBe(
      'unnamed',
    ))

  it('is worked out once for a tool and a writer', () => {
    let times = 0
    const writer = {
      kind: 'source' as const,
      source: {
        id: 'x',
        label: 'X',
        language: 'java' as const,
        source: { page: '', read: '' },
        write: (tools: readonly JsonObject[]) => {
          times++
          return { files: [], items: tools.map(() => took({})) }
        },
      },
    }
    const one = tool('a')
    expect(targetState(one, writer)).toBe(targetState(one, writer))
    targetState(tool('a'), writer)
    expect(times).toBe(2)
  })
})
