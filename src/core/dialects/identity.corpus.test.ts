import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusText, hasCorpus } from '../corpus.fixture'
import { print } from '../json/print'
import { exportTools } from './export'
import { importText } from './import'
import { WRITABLE } from './registry'

/** What stands in the material and is no tool by itself. */
const STRANGERS = ['import.openapi', 'import.endpoint']

const writable = new Set(WRITABLE.map((each) => each.id))

if (!hasCorpus) it.skip('corpus: the shared folder is not there', () => {})

describe.runIf(hasCorpus)('all of the corpus', () => {
  it.each(corpusFiles)('reads every tool of %s, and writes it back token for token', (name) => {
    const got = importText(corpusText(name))
    const codes = new Set(got.errors.map(({ error }) => error.code))
    expect([...codes].filter((code) => !STRANGERS.includes(code))).toEqual([])
    for (const each of got.tools) {
      if (!writable.has(each.dialect)) continue
      const { written } = exportTools([each.tool], each.dialect, [], [each])!.items[0]!
      // What the vendor refuses is not sent, and has been changed to show what it lacks.
      if (written.ok) expect(print(written.wire, 0)).toBe(print(each.item, 0))
    }
  })
})
