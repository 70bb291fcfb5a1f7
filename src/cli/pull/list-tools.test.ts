import { describe, expect, it } from 'vitest'
import { parse } from '../../core/json/parse'
import { listTools, MOST_PAGES } from './list-tools'

/** Answers with what `result` says for each cursor, and keeps the cursors. */
async function list(result: (cursor: string | undefined) => string) {
  const cursors: (string | undefined)[] = []
  const listed = await listTools((cursor) => {
    cursors.push(cursor)
    return Promise.resolve(parse(`{"result":${result(cursor)}}`).root)
  })
  return { listed, cursors }
}

describe('the pages of a list', () => {
  it('are asked for by the cursors that the server gave, spelt as it gave them', async () => {
    const next: Record<string, string> = { '': '"a b"', 'a b': '"\\u4e2d\\n"', '中\n': 'null' }
    const { listed, cursors } = await list(
      (cursor) => `{"tools":[1],"nextCursor":${next[cursor ?? '']}}`,
    )
    expect(cursors).toEqual([undefined, 'a b', '中\n'])
    expect(listed).toMatchObject({ tools: [{}, {}, {}], leftOut: [], doubled: [] })
  })

  it.each(['', ',"nextCursor":""', ',"nextCursor":null'])('end at a page with %j', async (rest) => {
    const { listed, cursors } = await list(() => `{"tools":[]${rest}}`)
    expect([listed, cursors]).toEqual([{ tools: [], leftOut: [], doubled: [] }, [undefined]])
  })

  it.each(['1', 'true', '{}', '["a"]'])('cannot be followed by the cursor %s', async (cursor) => {
    const { listed } = await list(() => `{"tools":[],"nextCursor":${cursor}}`)
    expect(listed).toEqual({ code: 'cursor-not-text', values: { page: 1 } })
  })

  it('end where one leads back, however far', async () => {
    const next: Record<string, string> = { '': 'a', a: 'b', b: 'c', c: 'a' }
    const { listed } = await list((cursor) => `{"tools":[],"nextCursor":"${next[cursor ?? '']}"}`)
    expect(listed).toEqual({ code: 'cursor-repeated', values: { page: 4 } })
  })

  it('end some time', async () => {
    let count = 0
    const { listed, cursors } = await list(() => `{"tools":[],"nextCursor":"${++count}"}`)
    expect(listed).toEqual({ code: 'too-many-pages', values: { most: MOST_PAGES } })
    expect(cursors).toHaveLength(MOST_PAGES)
  })
})
