import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../json/edit'
import type { JsonObject } from '../json/node'
import { parse } from '../json/parse'
import { setAnswer, setImportedText, setText } from './write-members'

function after(text: string, edits: (tool: JsonObject) => readonly Edit[]): string {
  const edited = applyEdits(text, edits(parse(text).root as JsonObject))
  return edited.ok ? edited.text : edited.reason
}

describe('writing the members of a tool', () => {
  it.each([
    ['{"name":"a","inputSchema":{}}', 'T', '{"name":"a","title":"T","inputSchema":{}}'],
    ['{"name":"a","title":"T","inputSchema":{}}', '', '{"name":"a","inputSchema":{}}'],
    ['{"title":1,"title":"T"}', '', '{}'],
  ])('%s with the title %j', (text, title, expected) => {
    expect(after(text, (tool) => setText(tool, 'title', title))).toBe(expected)
  })

  it('keeps an empty name, and puts a missing one first', () => {
    expect(after('{"name":"a"}', (tool) => setText(tool, 'name', ''))).toBe('{"name":""}')
    expect(after('{"inputSchema":{}}', (tool) => setText(tool, 'name', 'x'))).toBe(
      '{"name":"x","inputSchema":{}}',
    )
  })

  it.each([
    [
      '{"name":"a","inputSchema":{}}',
      'x',
      '{"name":"a","description":{"when":"x"},"inputSchema":{}}',
    ],
    ['{"description":null}', 'x', '{"description":{"when":"x"}}'],
    [
      '{"description":{"does":"d","limits":"l"}}',
      'x',
      '{"description":{"does":"d","when":"x","limits":"l"}}',
    ],
    ['{"description":{"when":"y"},"inputSchema":{}}', '', '{"inputSchema":{}}'],
    ['{"description":{"when":"y","more":1}}', '', '{"description":{"more":1}}'],
    ['{"description":"as imported"}', 'x', '{"description":"as imported"}'],
    ['{"description":[1]}', 'x', '{"description":[1]}'],
    ['{"name":""}', '', '{"name":""}'],
  ])('%s with the answer %j', (text, answer, expected) => {
    expect(after(text, (tool) => setAnswer(tool, 'when', answer))).toBe(expected)
  })

  it('keeps an imported text a text', () => {
    expect(after('{"description":"a"}', (tool) => setImportedText(tool, ''))).toBe(
      '{"description":""}',
    )
  })
})
