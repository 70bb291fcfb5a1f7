import fs from 'node:fs'
import path from 'node:path'
import { deflateSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { get, sameData } from '../json/node'
import { parse } from '../json/parse'
import { decodeLink } from './decode-link'
import { encodeLink } from './encode-link'

const shared = process.env['TOOLWRIGHT_SHARED'] ?? path.resolve('../shared')
const folder = path.join(shared, 'corpus/mcp')
const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((f) => f.endsWith('.json')) : []

test.skipIf(files.length > 0)(
  'real tool lists are not here: set TOOLWRIGHT_SHARED to test links of them',
  () => {
    expect(files).toEqual([])
  },
)

test.skipIf(files.length === 0)(
  'a link of every real tool list gives the same tools',
  () => {
    let links = 0
    let length = 0
    let plain = 0
    for (const file of files) {
      const text = fs.readFileSync(path.join(folder, file), 'utf8')
      const tools = get(parse(text).root, 'tools')
      if (tools?.kind !== 'array') continue
      const encoded = encodeLink(text, 'https://studio.example/')
      if (!encoded.ok) throw new Error(`${file}: ${encoded.reason}`)
      const decoded = decodeLink(encoded.url)
      const again = decoded.ok ? get(parse(decoded.setText).root, 'tools') : undefined
      expect(sameData(again, tools), file).toBe(true)
      links++
      length += encoded.length
      plain += (deflateSync(strToU8(JSON.stringify(JSON.parse(text))), { level: 9 }).length * 4) / 3
    }
    process.stdout.write(`${links} lists: ${(length / plain).toFixed(2)} of plain deflate\n`)
    expect(links).toBeGreaterThan(50)
    expect(length).toBeLessThan(plain)
  },
  60_000,
)
