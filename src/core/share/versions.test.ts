import { beforeAll, expect, test } from 'vitest'
import { crc32 } from './crc32'
import { readLink } from './decode-link'
import recorded from './recorded-links.json'
import { primedModel } from './model/primed-model'
import { LINK_KINDS } from './read-document'
import { versions, writingVersions } from './versions'

// The model reads its dictionary once; a busy machine takes its time.
beforeAll(() => void primedModel(), 60_000)

/** Checksums of the dictionaries as they were first shared. */
const frozen: Readonly<Record<number, number>> = { 1: 244209156, 2: 2825734283, 3: 1322374771 }

const checksum = (bytes: Uint8Array): number => crc32(String.fromCharCode(...bytes))

test.each(versions)(
  'the dictionary of version $version is the one its links were made with',
  (v) => {
    expect(checksum(v.dictionary)).toBe(frozen[v.version])
  },
)

test.each(recorded)(
  'a $kind link recorded in version $version opens as it did',
  ({ link, version, kind, holds }) => {
    const texts = Object.entries(holds).map(([name, value]) => [
      name,
      Array.isArray(value) && name.endsWith('Text') ? value.join('\n') : value,
    ])
    expect(readLink(link)).toEqual({ ok: true, kind, ...Object.fromEntries(texts) })
    expect(link).toContain(`#s=${version}`)
  },
)

test('every version and every kind has a recorded link, and versions count up from 1', () => {
  const those = <K extends 'version' | 'kind'>(key: K) => new Set(recorded.map((each) => each[key]))
  expect(versions.map((v) => v.version)).toEqual(versions.map((_, i) => i + 1))
  expect(those('version')).toEqual(new Set(versions.map((v) => v.version)))
  expect(those('kind')).toEqual(new Set(LINK_KINDS))
  expect(writingVersions.at(-1)).toBe(versions.at(-1))
})

test('a checksum of known text is the one that gzip would write', () => {
  expect(crc32('123456789')).toBe(0xcbf43926)
})
