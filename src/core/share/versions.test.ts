import { expect, test } from 'vitest'
import { crc32 } from './crc32'
import { decodeLink } from './decode-link'
import recorded from './recorded-links.json'
import { currentVersion, versions } from './versions'

/** Checksums of the dictionaries as they were first shared. */
const frozen: Readonly<Record<number, number>> = { 1: 244209156 }

const checksum = (bytes: Uint8Array): number => crc32(String.fromCharCode(...bytes))

test.each(versions)(
  'the dictionary of version $version is the one its links were made with',
  (v) => {
    expect(checksum(v.dictionary)).toBe(frozen[v.version])
  },
)

test.each(recorded)('a link recorded in version $version opens as it did', ({ link, setText }) => {
  expect(decodeLink(link)).toEqual({ ok: true, setText: setText.join('\n'), leftOut: [] })
})

test('every version has a recorded link, and they count up from 1', () => {
  expect(versions.map((v) => v.version)).toEqual(versions.map((_, i) => i + 1))
  expect(new Set(recorded.map((each) => each.version))).toEqual(
    new Set(versions.map((v) => v.version)),
  )
  expect(currentVersion.version).toBe(versions.length)
})

test('a checksum of known text is the one that gzip would write', () => {
  expect(crc32('123456789')).toBe(0xcbf43926)
})
