import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Io } from './command'
import { decoded, processIo } from './io'
import { readInputs } from './read-input'

describe('reading bytes as text', () => {
  it.each([
    [[0xef, 0xbb, 0xbf, 0x7b, 0x7d], { ok: true, text: '\uFEFF{}' }],
    [[0x7b, 0x0d, 0x0a, 0x7d], { ok: true, text: '{\r\n}' }],
    [[], { ok: true, text: '' }],
    [[0xff, 0xfe, 0x7b, 0x00], { ok: false, reason: 'utf-16' }],
    [[0x7b, 0x00, 0x7d, 0x00], { ok: false, reason: 'utf-16' }],
    [[0x00, 0x7b], { ok: false, reason: 'utf-16' }],
    [[0x22, 0xd6, 0xd0, 0x22], { ok: false, reason: 'not-utf-8' }],
  ])('%j', (bytes, expected) => {
    expect(decoded(Uint8Array.from(bytes))).toEqual(expected)
  })
})

describe('reading files', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'toolwright-'))
    await writeFile(path.join(folder, 'a.json'), '{}')
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('says of every file that cannot be read why not, and reads the others', async () => {
    let err = ''
    const io: Io = { ...processIo('en'), err: (text) => void (err += text) }
    const inside = (name: string): string => path.join(folder, name)
    const got = await readInputs(
      [inside('none.json'), inside('a.json'), folder, inside('*.json')],
      io,
    )
    expect(got.read).toEqual([{ path: inside('a.json'), text: '{}' }])
    expect(got.failed).toEqual([inside('none.json'), folder, inside('*.json')])
    expect(err).toContain('none.json: there is no such file')
    expect(err).toContain(`${folder}: this is a directory`)
    expect(err).toContain('*.json: there is no such file')
  })
})
