import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Io } from './command'
import { filesMatching } from './files-matching'
import { processIo } from './io'
import { readInputs } from './read-input'

describe('files that match a pattern', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'toolwright-'))
    for (const name of ['a.json', 'b.json', 'c.txt', 'sub/d.json', 'sub/deep/e.json'].concat([
      'node_modules/f.json',
      '.hidden/g.json',
    ])) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), '{}')
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['*.json', ['a.json', 'b.json']],
    ['?.txt', ['c.txt']],
    ['{a,c}.*', ['a.json', 'c.txt']],
    ['[ab].json', ['a.json', 'b.json']],
    ['*/*.json', ['sub/d.json']],
    ['**/*.json', ['a.json', 'b.json', 'sub/d.json', 'sub/deep/e.json']],
    ['sub/**/*.json', ['sub/d.json', 'sub/deep/e.json']],
    ['.hidden/*.json', ['.hidden/g.json']],
    ['*.jsn', []],
    ['gone/*.json', []],
    ['[.json', []],
    ['s*', []],
  ])('%s', async (pattern, names) => {
    const found = await filesMatching(`${folder}/${pattern}`)
    expect(found).toEqual(names.map((name) => `${folder}/${name}`))
  })

  it('are read where patterns are taken; one that matches nothing is named', async () => {
    let err = ''
    const io: Io = { ...processIo('en'), err: (text) => void (err += text) }
    const got = await readInputs([`${folder}/*.json`, `${folder}/*.jsn`], io, 'patterns')
    expect(got.read.map((file) => path.basename(file.path))).toEqual(['a.json', 'b.json'])
    expect(got.failed).toEqual([`${folder}/*.jsn`])
    expect(err).toBe(`${folder}/*.jsn: no file matches this pattern.\n`)
  })
})
