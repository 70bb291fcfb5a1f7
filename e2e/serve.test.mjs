import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from './serve.mjs'
import { normalBase } from './static-files.mjs'

let folder
let server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'toolwright-serve-'))
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true })
  await mkdir(path.join(folder, 'dist-of-another'))
  const files = {
    'secret.txt': 'secret',
    'dist-of-another/secret.txt': 'secret',
    'dist/index.html': '<p>page</p>',
    'dist/assets/index-AbCd_123.js': 'let a',
    'dist/assets/codicon-AbCd1234.ttf': 'font',
    'dist/boot.js': 'let b',
    'dist/文件.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  await symlink(path.join(folder, 'secret.txt'), path.join(folder, 'dist/link.txt'))
  server = await serve({ dir: path.join(folder, 'dist'), base: '/x/y z', port: 0 })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Asks for the path exactly as written: `fetch` would tidy it first. */
function ask(rawPath, options = {}) {
  return new Promise((resolve, reject) => {
    const address = { host: '127.0.0.1', port: server.port, path: rawPath, ...options }
    request(address, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

describe('the server of the built page', () => {
  test.each([
    ['/x/y%20z/', 'text/html; charset=utf-8', 'no-cache'],
    ['/x/y%20z/index.html?a=b', 'text/html; charset=utf-8', 'no-cache'],
    ['/x/y%20z/boot.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/x/y%20z/%E6%96%87%E4%BB%B6.json', 'application/json; charset=utf-8', 'no-cache'],
    [
      '/x/y%20z/assets/index-AbCd_123.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/x/y%20z/assets/codicon-AbCd1234.ttf', 'font/ttf', 'public, max-age=31536000, immutable'],
  ])('answers %s with its type and how long it lasts', async (asked, type, caching) => {
    const { status, headers } = await ask(asked)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      caching,
    ])
  })

  test.each([
    ['/', 404],
    ['/x/y%20z/nothing.js', 404],
    ['/x/y%20z/assets', 404],
    ['/x/y%20z/assets/', 404],
    ['/x/y%20z/index.html/', 404],
    ['/x/y%20z/../secret.txt', 404],
    ['/x/y%20z/../../../secret.txt', 404],
    ['/x/y%20z/%2e%2e/secret.txt', 404],
    ['/x/y%20z/..%2fsecret.txt', 404],
    ['/x/y%20z/..%5csecret.txt', 404],
    ['/x/y%20z/../dist-of-another/secret.txt', 404],
    ['/x/y%20z/link.txt', 404],
    ['/x/y%20z/boot.js%00.html', 404],
    ['/x/y%20z/%ff', 400],
    ['//elsewhere/x', 404],
  ])('refuses %s with %i', async (asked, expected) => {
    const { status, body } = await ask(asked)
    expect(status).toBe(expected)
    expect(body).not.toContain('secret')
  })

  test('leads from the sub-path without its last slash to the one with it', async () => {
    const { status, headers } = await ask('/x/y%20z')
    expect([status, headers.location]).toEqual([308, '/x/y%20z/'])
  })

  test('compresses text for a browser that can read it, and answers 304 the second time', async () => {
    const headers = { 'Accept-Encoding': 'gzip' }
    const first = await ask('/x/y%20z/boot.js', { headers })
    expect(first.headers['content-encoding']).toBe('gzip')
    const better = await ask('/x/y%20z/boot.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(better.headers['content-encoding']).toBe('br')
    const again = await ask('/x/y%20z/boot.js', {
      headers: { ...headers, 'If-None-Match': first.headers.etag },
    })
    expect([again.status, again.body]).toEqual([304, ''])
  })

  test('answers HEAD without a body and refuses other methods', async () => {
    const head = await ask('/x/y%20z/', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '11', ''])
    expect((await ask('/x/y%20z/', { method: 'POST' })).status).toBe(405)
  })

  test('takes another port when the wanted one is in use', async () => {
    const second = await serve({ dir: folder, port: server.port })
    expect(second.port).not.toBe(server.port)
    expect((await fetch(new URL('secret.txt', second.url))).status).toBe(200)
    await second.close()
  })

  test.each([
    ['', '/'],
    ['/', '/'],
    ['x/y', '/x/y/'],
    ['/x/y/', '/x/y/'],
    ['/a%20b', '/a b/'],
    ['/100%', '/100%/'],
  ])('reads the base %j as %j', (given, expected) => {
    expect(normalBase(given)).toBe(expected)
  })
})
