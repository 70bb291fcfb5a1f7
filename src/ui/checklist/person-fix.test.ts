import { describe, expect, it } from 'vitest'
import { fromPlain } from '../../core/json/plain'
import { personFix } from './person-fix'

const fix = (path: readonly (string | number)[], value: unknown) => ({
  id: 'outside',
  values: {},
  edits: [{ op: 'set' as const, path, value: fromPlain(value) }],
})

describe('the twin of a fix that marks a name as a tool of another server', () => {
  it.each([
    ['a new list', ['contract', 'outside'], [{ name: 'ask_desk', is: 'server' }]],
    ['an entry of a list', ['contract', 'outside', 1], { name: 'ask_desk', is: 'server' }],
    ['a new contract', ['contract'], { outside: [{ name: 'ask_desk', is: 'server' }] }],
  ])('marks it as a person: %s', (_, path, value) => {
    const twin = personFix(fix(path, value))!
    expect(JSON.stringify(twin)).toContain('"person"')
    expect(JSON.stringify(twin).replace('"person"', '"server"')).toBe(
      JSON.stringify(fix(path, value).edits),
    )
  })

  it.each([
    ['a rename', ['name'], 'server'],
    ['another facet', ['contract', 'effect'], 'read'],
    ['a parameter called is', ['inputSchema', 'properties', 'is'], { is: 'server' }],
  ])('is not there for %s', (_, path, value) => {
    expect(personFix(fix(path, value))).toBeUndefined()
  })
})
