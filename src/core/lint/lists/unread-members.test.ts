import { describe, expect, it } from 'vitest'
import { type JsonObject, type Member, membersOf } from '../../json/node'
import { fromPlain } from '../../json/plain'
import { lintAlone } from '../engine'
import { RULES, ruleOf } from '../registry'
import type { Rule } from '../rule'
import { UNREAD } from './unread-members'

const toolsOf = ({ examples }: Rule): readonly object[] =>
  [...examples.good, ...examples.bad].flatMap(({ tools }) => tools)

/** A good many tools of every kind; each rule's own are added to them. */
const some = RULES.flatMap(toolsOf).filter((_, i) => i % 10 === 0)

/** The tool, noting in `seen` which of its members are looked into. */
function watched(plain: object, seen: Set<string>): JsonObject {
  const members = membersOf(fromPlain(plain)).map(({ key, value }): Member => ({
    key,
    get value() {
      seen.add(key)
      return value
    },
  }))
  return { kind: 'object', members }
}

describe.each(UNREAD)('rules that do not read $members', ({ members, rules }) => {
  it('are rules that look at one tool', () => {
    for (const id of rules) expect(ruleOf(id)?.group, id).not.toBeOneOf(['set', undefined])
  })
  it.each([...rules])('%s does not', (id) => {
    const rule = ruleOf(id)!
    const seen = new Set<string>()
    for (const plain of [...toolsOf(rule), ...some])
      // A fix may be made only when it is asked for, and must read no more than the rule.
      for (const finding of lintAlone(watched(plain, seen), [rule])) void finding.fix
    expect(members.filter((key) => seen.has(key))).toEqual([])
  })
})

it('names no rule twice', () => {
  const all = UNREAD.flatMap(({ rules }) => [...rules])
  expect(new Set(all).size).toBe(all.length)
})
