// Answers requests with the files of one folder: right type, right caching, nothing from outside it.
import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The best quality takes seconds for the editor's four megabytes; it is for what comes first. */
const quality = (body) => (body.length < 1_000_000 ? 11 : 5)

/** How a file can be made smaller, the better way first. */
const encodings = [
  {
    name: 'br',
    compress: (body) =>
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality(body) },
      }),
  },
  { name: 'gzip', compress: (body) => promisify(gzip)(body, { level: 9 }) },
]

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}
const compressible = /^(text\/|application\/(json|manifest)|image\/svg|font\/ttf)/

function decode(pathname) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** Answers `/x/y/` for `x/y`, `/x/y`, `x/y/`: decoded, one slash at each end. */
export function normalBase(base) {
  const inner = (decode(base) ?? base).split('/').filter(Boolean).join('/')
  return inner === '' ? '/' : `/${inner}/`
}

/**
 * The file below `root` that a decoded request path names, or undefined when there is none: outside
 * the base, outside the folder (also by symbolic link), or not a plain file.
 */
export async function findFile(root, base, pathname) {
  if (!pathname.startsWith(base) || /[\0\\]/.test(pathname)) return undefined
  // A chat application may turn the `#` of a share link into a part of the path.
  const relative = pathname.slice(base.length).replace(/(^|\/)(#.*)?$/, '$1index.html')
  try {
    const file = await realpath(path.join(root, relative))
    const info = await stat(file)
    const isInside = file.startsWith((await realpath(root)) + path.sep)
    return isInside && info.isFile() ? { file, info } : undefined
  } catch {
    return undefined
  }
}

function headersFor(file, info) {
  const named = /-[\w-]{8}\.\w+$/.test(file) && path.basename(path.dirname(file)) === 'assets'
  return {
    'Content-Type': types[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    // A file whose name carries its content's hash never changes; all else is asked for again.
    'Cache-Control': named ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
  }
}

function answerPlain(response, status, text, headers = {}) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers })
  response.end(`${text}\n`)
}

async function answerFile(request, response, { file, info }, compressed) {
  const headers = headersFor(file, info)
  if (request.headers['if-none-match'] === headers.ETag) {
    response.writeHead(304, headers)
    return response.end()
  }
  const accepted = (request.headers['accept-encoding'] ?? '').match(/[\w-]+/g) ?? []
  const encoding = compressible.test(headers['Content-Type'])
    ? encodings.find(({ name }) => accepted.includes(name))
    : undefined
  if (!encoding) {
    response.writeHead(200, { ...headers, 'Content-Length': info.size })
    if (request.method === 'HEAD') return response.end()
    return createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  }
  const key = `${encoding.name} ${file} ${headers.ETag}`
  if (!compressed.has(key)) compressed.set(key, encoding.compress(await readFile(file)))
  const body = await compressed.get(key)
  response.writeHead(200, {
    ...headers,
    'Content-Encoding': encoding.name,
    'Content-Length': body.length,
  })
  return response.end(request.method === 'HEAD' ? undefined : body)
}

/** A request handler over one folder, without a port: `(request, response) => Promise<void>`. */
export function makeHandler({ root, base }) {
  const compressed = new Map()
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerPlain(response, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' })
    }
    // Not `new URL`: it would resolve `..` before we look, and read `//host/` as another host.
    const pathname = decode((request.url ?? '/').split(/[?#]/, 1)[0])
    if (pathname === undefined) return answerPlain(response, 400, 'Not a readable address')
    if (`${pathname}/` === base) {
      return answerPlain(response, 308, 'Moved', { Location: encodeURI(base) })
    }
    const found = await findFile(root, base, pathname)
    if (!found) return answerPlain(response, 404, 'Not found')
    try {
      return await answerFile(request, response, found, compressed)
    } catch {
      return answerPlain(response, 500, 'The file could not be read')
    }
  }
}
