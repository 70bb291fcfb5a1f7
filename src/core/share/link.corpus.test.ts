import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importText } from '../dialects/import'
import { get } from '../json/node'
import { parse } from '../json/parse'
import { print } from '../json/print'
import { respaced } from '../json/respaced'
import { readLink } from './decode-link'
import { encodeCompareLink, type EncodedLink, encodeLink } from './encode-link'
import { hostilePayload, numbersOf } from './hostile-payloads.fixture'
import { linkProblemText } from './link-problem-words'

const shared = process.env['TOOLWRIGHT_SHARED'] ?? path.resolve('../shared')
const folder = path.join(shared, 'corpus')
const BASE = 'https://studio.example/'
const review =
  '{"entries":[{"id":"1","kind":"comment","by":"王芳","at":"2026-11-30T08:00:00Z","on":{"tool":"a"},"text":"为什么？"}]}'

const files = fs.existsSync(folder)
  ? fs
      .readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.json'))
      .sort()
  : []

test.skipIf(files.length > 0)(
  'real definitions are not here: set TOOLWRIGHT_SHARED to test links of them',
  () => {
    expect(files).toEqual([])
  },
)

describe.skipIf(files.length === 0)('of every file of real definitions', () => {
  const url = (encoded: EncodedLink): string => {
    if (!encoded.ok) throw new Error(encoded.reason)
    return encoded.url
  }
  const close = (text: string): string => respaced(text, parse(text).root!, 0)

  test('a link gives the same set, spelt the same, with its review', () => {
    let links = 0
    for (const file of files) {
      const tools = importText(fs.readFileSync(path.join(folder, file), 'utf8')).tools
      if (tools.length === 0) continue
      // Some of the tools, so that both ways of packing are taken; and all of them.
      for (const some of tools.length > 6 ? [tools.slice(0, 6), tools] : [tools]) {
        const texts = some.map(({ tool }) => print(tool, 0))
        const text = `{"toolwright":1,"review":${review},"tools":[${texts.join(',')}]}`
        const link = readLink(url(encodeLink(text, BASE)))
        const again = link.ok && link.kind === 'set' ? close(link.setText) : link
        expect(again, file).toBe(close(text))
        links++
      }
    }
    process.stdout.write(`${links} links of ${files.length} files\n`)
    expect(links).toBeGreaterThan(100)
  }, 600_000)

  test('a link of two versions gives both', () => {
    for (const file of files.filter((_, i) => i % 5 === 0)) {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      if (get(parse(text).root, 'tools')?.kind !== 'array') continue
      const before = `{"toolwright":1,"tools":${respaced(text, get(parse(text).root, 'tools')!, 0)}}`
      const after = before.replaceAll('"description":"', '"description":"Now: ')
      const link = readLink(url(encodeCompareLink(before, after, BASE)))
      if (!link.ok || link.kind !== 'compare') throw new Error(file)
      expect([close(link.beforeText), close(link.afterText)], file).toEqual([before, after])
    }
  }, 600_000)
})

test('100,000 random and hostile payloads end in a clear message, within bounds', () => {
  const random = numbersOf(2026)
  const heap = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
  let slowest = 0
  let most = 0
  const before = heap()
  for (let run = 0; run < 100_000; run++) {
    const text = hostilePayload(random)
    const begun = performance.now()
    const link = readLink(text)
    slowest = Math.max(slowest, performance.now() - begun)
    if (run % 500 === 0) most = Math.max(most, heap() - before)
    if (link.ok || !linkProblemText(link, 'zh').endsWith('。')) throw new Error(text.slice(0, 200))
  }
  process.stdout.write(
    `100,000 payloads: the slowest took ${slowest.toFixed(0)} ms, the heap grew by ${(most / 1e6).toFixed(0)} MB at most\n`,
  )
  expect(most).toBeLessThan(300e6)
}, 1_200_000)
