import { describe, expect, it } from 'vitest'
import { carriedBy } from './carried-by'
import { DIALECTS } from './registry'

describe('what a dialect can say beside name, text and parameters', () => {
  it.each([
    ['toolwright', ['annotations', 'output', 'contract']],
    ['mcp.2025-11-25', ['annotations', 'output']],
    ['mcp.2026-07-28', ['annotations', 'output']],
    ['mcp.2025-03-26', ['annotations']],
    ['mcp.2024-11-05', []],
    ['mcp', ['annotations', 'output']],
    ['mcp.tools-list', ['annotations', 'output']],
    ['openai.chat', []],
    ['claude', []],
    ['request-body', []],
    ['mixed', []],
    ['constructor', []],
  ])('%s', (id, carried) => {
    expect([...carriedBy(id)]).toEqual(carried)
  })

  it('is one object for each dialect, so that what is known under it stays known', () => {
    for (const { id } of DIALECTS) expect(carriedBy(id)).toBe(carriedBy(id))
  })
})
