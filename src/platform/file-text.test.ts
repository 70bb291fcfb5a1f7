import { describe, expect, test } from 'vitest'
import { fileNameOf } from './file-name'
import { fileText } from './file-text'
import { LARGEST_FILE, readFile } from './files'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  )

describe('a file', () => {
  test.each([
    ['of UTF-8', bytes('{"a": "中 😀"}\r\n'), '{"a": "中 😀"}\r\n', false, 'utf-8'],
    ['with a byte order mark', bytes('\uFEFF{}'), '\uFEFF{}', true, 'utf-8'],
    [
      'of UTF-16, little end first',
      bytes([0xff, 0xfe, 0x7b, 0, 0x2d, 0x4e]),
      '\uFEFF{中',
      true,
      'utf-16le',
    ],
    [
      'of UTF-16, big end first',
      bytes([0xfe, 0xff, 0, 0x7b, 0x4e, 0x2d]),
      '\uFEFF{中',
      true,
      'utf-16be',
    ],
    ['with nothing in it', bytes(), '', false, 'utf-8'],
    ['with lone CR and a replacement character', bytes('a\rb\uFFFD'), 'a\rb\uFFFD', false, 'utf-8'],
  ])('%s is read with its mark and line ends', (_, data, text, bom, encoding) => {
    expect(fileText(data)).toEqual({ ok: true, text, bom, encoding })
  })

  test.each([
    ['of GBK', bytes('{"a": "', [0xd6, 0xd0]), 7],
    ['cut in a character', bytes('ab', [0xe4, 0xb8]), 2],
    ['with a zero byte', bytes('ab', [0], 'c'), 2],
    ['bad far behind', bytes('中'.repeat(50_000), [0xff], 'x'.repeat(70_000)), 150_000],
    ['of UTF-16 with an odd byte', bytes([0xff, 0xfe, 0x7b, 0, 0x7d]), 4],
  ])('%s is no text, and the first bad byte is named', (_, data, at) => {
    expect(fileText(data)).toEqual({ ok: false, reason: 'not-text', at })
  })

  test('is read with its name, or refused with a reason', async () => {
    expect(await readFile(new File(['{}'], 'a.json'))).toEqual({
      ok: true,
      name: 'a.json',
      text: '{}',
      bom: false,
    })
    expect(await readFile(new File([Uint8Array.of(0xff)], 'b'))).toMatchObject({
      ok: false,
      name: 'b',
      reason: 'not-text',
    })
    const gone = {
      name: 'c',
      size: 1,
      arrayBuffer: () => Promise.reject(new Error('gone')),
    } as unknown as File
    expect(await readFile(gone)).toEqual({ ok: false, name: 'c', reason: 'unreadable' })
    const large = { name: 'd', size: LARGEST_FILE + 1 } as File
    expect(await readFile(large)).toEqual({ ok: false, name: 'd', reason: 'too-large' })
  })
})

test.each([
  ['My tools', 'My tools.json'],
  ['订单 / 退款：工具', '订单 退款：工具.json'],
  ['../../etc/passwd', 'etc passwd.json'],
  ['a<b>|"c"?*\u202Egnp', 'a b c gnp.json'],
  ['con', '_con.json'],
  ['COM1.x', '_COM1.x.json'],
  ['  ... ', 'tools.json'],
  ['', 'tools.json'],
  ['字'.repeat(100), '字'.repeat(40) + '.json'],
])('a file for %j is named %j', (title, name) => {
  expect(fileNameOf(title, '.json')).toBe(name)
})
