import { expect, it } from 'vitest'
import { parse } from '../../core/json/parse'
import type { Finding } from '../../core/lint/finding'
import { withLateFix } from '../../core/lint/late-fix'
import { steadyFindings, steadyPlaces } from './steady-findings'

const finding = (size: number, text = '"a"'): Finding => ({
  rule: 'length-in-text',
  severity: 'info',
  path: ['inputSchema', 'properties', 'size'],
  message: 'unsaid',
  values: { size },
  fix: {
    id: 'say',
    values: {},
    edits: [{ op: 'set', path: ['description'], value: parse(text).root! }],
  },
})

it('keeps the list while all in it say the same, wherever in the text a node of a fix stood', () => {
  const before = [finding(1), finding(2)]
  expect(steadyFindings(before, [finding(1, ' "a"'), finding(2)])).toBe(before)
})

it.each([
  ['other values', finding(3)],
  ['another fix', finding(1, '"b"')],
  ['no fix', { ...finding(1), fix: undefined } as unknown as Finding],
])('tells %s, and keeps the finding beside it', (_, changed) => {
  const before = [finding(1), finding(2)]
  const now = steadyFindings(before, [changed, finding(2)])
  expect(now).toEqual([changed, finding(2)])
  expect(now[1]).toBe(before[1])
})

it('makes no fix that nobody asked for', () => {
  let made = 0
  const late = () =>
    withLateFix({ ...finding(1), fix: undefined }, undefined, () => {
      made++
      return finding(1).fix
    })
  const before = [late()]
  const [now] = steadyFindings(before, [late()])
  expect([made, now === before[0]]).toEqual([0, false])
  expect([now?.fix?.id, made]).toEqual(['say', 1])
  expect(steadyFindings([now!], [late()])[0]).toBe(now)
})

it('tells a finding that went and two that changed places', () => {
  const before = [finding(1), finding(2)]
  expect(steadyFindings(before, [finding(2)])).toEqual([finding(2)])
  expect(steadyFindings(before, [finding(2), finding(1)])).toEqual([finding(2), finding(1)])
})

it('keeps the list of a place where nothing changed', () => {
  const [one, other] = [[finding(1)], [finding(2)]]
  const before = new Map([
    ['/a', one],
    ['/b', other],
  ])
  expect(steadyPlaces(before, new Map([...before].map(([k, v]) => [k, [...v]])))).toBe(before)
  const now = steadyPlaces(before, new Map([['/a', [one[0]!]]]))
  expect(now.get('/a')).toBe(one)
  expect(now.has('/b')).toBe(false)
})
