import { expect, it } from 'vitest'
import { get, getIn } from '../json/node'
import { readingAfter, readingOf } from './reading'
import type { ToolRecord } from './tool-set'

const record = (text: string): ToolRecord => ({ id: 't1', text, indent: '' })

it('reads an edited tool with the objects that the edit left alone, and its places in the new text', () => {
  const before = record('{"name": "a", "inputSchema": {"type": "object"}}')
  const after = record('{"name": "longer", "inputSchema": {"type": "object"}}')
  const { tool, root } = readingAfter(before, after)
  expect(get(tool, 'inputSchema')).toBe(get(readingOf(before).tool, 'inputSchema'))
  expect(getIn(root, ['inputSchema'])?.at?.start).toBe(after.text.indexOf('{"type'))
  expect(readingOf(after).tool).toBe(tool)
})

it('reads what came after an error as if nothing had been before', () => {
  expect(readingAfter(record('{"name": '), record('{"name": "a"}')).tool).toBeDefined()
  expect(readingAfter(record('{"name": "a"}'), record('{"name": ')).tool).toBeUndefined()
})
