import { describe, expect, it } from 'vitest'
import { lineReader } from './line-reader'

function read(chunks: readonly Uint8Array[]) {
  const lines: string[] = []
  let bad = 0
  const take = lineReader(
    (line) => lines.push(line),
    () => bad++,
  )
  for (const chunk of chunks) take(chunk)
  return { lines, bad }
}

describe('lines out of chunks', () => {
  const text = 'one\n\n{"城市":"上海"}\r\nlast'

  it('are the same wherever the chunks are cut', () => {
    const bytes = Buffer.from(text)
    for (let size = 1; size <= bytes.length; size++) {
      const chunks: Uint8Array[] = []
      for (let i = 0; i < bytes.length; i += size) chunks.push(bytes.subarray(i, i + size))
      expect(read(chunks)).toEqual({ lines: ['one', '', '{"城市":"上海"}'], bad: 0 })
    }
  })

  it('are left out where they are not UTF-8, and told of', () => {
    expect(read([Buffer.from([97, 10, 0xff, 10, 98, 10])])).toEqual({ lines: ['a', 'b'], bad: 1 })
  })
})
