import { describe, expect, it } from 'vitest'
import { parse } from '../../core/json/parse'
import { toPlain } from '../../core/json/plain'
import { openSet, saveSet, type ToolSet, withToolText } from '../../core/model/tool-set'
import { countsOf, messageOf, shareText } from './share-text'

let count = 0
function set(text: string): ToolSet {
  const opened = openSet(text, () => `t${++count}`)
  if (!opened.ok) throw new Error(opened.reason)
  return opened.set
}
const two = `{"toolwright":1,"title":"T","x":1,"tools":[\n  {"name":"a","n":12345678901234567890},\n {"name":"b","title":"B"}]}\n`
const silent = { author: '', note: '', date: '2026-11-26' }
const plain = (text: string) => toPlain(parse(text).root!)

describe('what is shared', () => {
  it('is the set byte for byte when there is no message', () => {
    expect(shareText(set(two), undefined, silent)).toEqual({ ok: true, text: two })
  })

  it('carries the message in front of the tools, with the day', () => {
    const shared = shareText(set(two), undefined, {
      ...silent,
      author: ' Mei ',
      note: 'Look "here"',
    })
    expect(shared.ok && plain(shared.text)).toMatchObject({
      author: 'Mei',
      note: 'Look "here"',
      date: '2026-11-26',
    })
    expect(shared.ok && shared.text).toContain('12345678901234567890')
  })

  it('is one tool alone under its own title', () => {
    const opened = set(two)
    const shared = shareText(opened, new Set([opened.tools[1]!.id]), silent)
    expect(shared.ok && plain(shared.text)).toEqual({
      toolwright: 1,
      title: 'B',
      x: 1,
      tools: [{ name: 'b', title: 'B' }],
    })
  })

  it('is some tools under the title of the set, in their order', () => {
    const opened = set(
      '{"toolwright":1,"title":"T","tools":[{"name":"a"},{"name":"b"},{"name":"c"}]}',
    )
    const [a, , c] = opened.tools
    const shared = shareText(opened, new Set([c!.id, a!.id]), silent)
    expect(shared.ok && plain(shared.text)).toEqual({
      toolwright: 1,
      title: 'T',
      tools: [{ name: 'a' }, { name: 'c' }],
    })
  })

  it('leaves at home what is not to go along, and counts what could', () => {
    const opened = set(
      `{"toolwright":1,"lint":{"aside":[1]},"bench":{"questions":[{"id":"q","text":"?","expected":null}]},
      "review":{"entries":[1,2]},"tools":[{"name":"a","lint":{"aside":[1]}}]}`,
    )
    expect(countsOf(opened)).toEqual({ review: 2, asides: 2, questions: 1 })
    const along = { review: false, asides: false, questions: true }
    const shared = shareText(opened, undefined, silent, along)
    expect(shared.ok && plain(shared.text)).toEqual({
      toolwright: 1,
      bench: { questions: [{ id: 'q', text: '?' }] },
      tools: [{ name: 'a' }],
    })
  })

  it('loses a message that was taken out, and its day', () => {
    const opened = set('{"toolwright":1,"author":"Li","date":"2020-01-01","tools":[]}')
    expect(messageOf(opened).author).toBe('Li')
    const shared = shareText(opened, undefined, silent)
    expect(shared.ok && plain(shared.text)).toEqual({ toolwright: 1, tools: [] })
  })

  it('keeps the day of a message that stays', () => {
    const text = '{"toolwright":1,"author":"Li","date":"2020-01-01","tools":[]}'
    expect(shareText(set(text), undefined, { ...silent, author: 'Li' })).toEqual({ ok: true, text })
  })

  it('says which tool has an error in its text', () => {
    const opened = set(two)
    const [first, second] = opened.tools
    const broken = withToolText(opened, second!.id, '{"name":"b",')
    expect(shareText(broken, undefined, silent)).toEqual({
      ok: false,
      unreadable: [{ index: 1, name: 'b' }],
    })
    expect(shareText(broken, new Set([first!.id]), silent).ok).toBe(true)
    expect(saveSet(opened)).toBe(two)
  })
})
