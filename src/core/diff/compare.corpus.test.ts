import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusText, hasCorpus } from '../corpus.fixture'
import { type JsonObject, obj } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import { compareTools } from './compare-tools'
import { versionOf } from './version'

/** So many tools of a file, evenly; some files have thousands. */
const MOST = 12

const tools: readonly { readonly name: string; readonly tool: JsonObject }[] = corpusFiles
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const all = versionOf(corpusText(file)).tools
    const step = Math.max(1, Math.ceil(all.length / MOST))
    return all
      .filter((_, i) => i % step === 0)
      .map(({ tool }, i) => ({ name: `${file} ${i}`, tool }))
  })

const again = (node: JsonObject): JsonObject => parse(print(node, 0)).root as JsonObject
const between = (before: JsonObject, after: JsonObject) =>
  compareTools({ before, after, uncarried: new Set() })

/** The same members in the opposite order, at every depth but for what is in lists. */
const reversed = (node: JsonObject): JsonObject =>
  obj(
    [...node.members]
      .reverse()
      .map(({ key, value }) => ({ key, value: value.kind === 'object' ? reversed(value) : value })),
  )

describe.skipIf(!hasCorpus)('real tools (their folder is absent: skipped)', () => {
  it('read anew, have not changed', () => {
    const told = tools.filter(({ tool }) => between(tool, again(tool)).length > 0)
    expect(told.map(({ name }) => name)).toEqual([])
  })

  it('written in another order, have changed in nothing that matters', () => {
    const told = tools.flatMap(({ name, tool }) =>
      between(tool, reversed(tool))
        .filter((each) => each.class !== 'safe')
        .map((each) => `${name}: ${each.code}`),
    )
    expect(told).toEqual([])
  })

  it('compared with their neighbours, always end with an answer', () => {
    for (const [i, { tool }] of tools.entries()) {
      const next = tools[i + 1]
      if (!next) continue
      const isSame = print(tool, 0) === print(next.tool, 0)
      expect(between(tool, next.tool).length === 0, next.name).toBe(isSame)
    }
  })
})
