// Serves the built page from one folder, at any sub-path, to this computer only.
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makeHandler, normalBase } from './static-files.mjs'

// Both loopback addresses, so that "localhost" never leads to another program's server.
const loopback = ['127.0.0.1', '::1']
const portsToTry = 50

function listen(handler, host, port) {
  return new Promise((resolve, reject) => {
    const server = createServer(handler)
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => resolve(server))
  })
}

async function listenOnAll(handler, hosts, port) {
  const servers = []
  try {
    for (const host of hosts) {
      const at = servers[0]?.address().port ?? port
      const server = await listen(handler, host, at).catch((problem) => {
        // A machine without IPv6 serves on the other address alone.
        if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(problem.code)) return undefined
        throw problem
      })
      if (server) servers.push(server)
    }
    if (servers.length === 0) throw new Error(`no address to listen on among ${hosts.join(', ')}`)
    return servers
  } catch (problem) {
    for (const server of servers) server.close()
    throw problem
  }
}

/**
 * Serves `dir` below `base`; takes the next free port when `port` is in use, any when it is 0.
 * Without `host` only this computer can connect. Answers `{ url, port, close }`.
 */
export async function serve({ dir, base = '/', port = 4173, host }) {
  const prefix = normalBase(base)
  const handler = makeHandler({ root: path.resolve(dir), base: prefix })
  for (let tried = 0; ; tried += 1) {
    const at = port === 0 ? 0 : port + tried
    try {
      const servers = await listenOnAll(handler, host ? [host] : loopback, at)
      const actual = servers[0].address().port
      return {
        url: `http://${host ?? 'localhost'}:${actual}${encodeURI(prefix)}`,
        port: actual,
        close: () =>
          Promise.all(
            servers.map((server) => {
              server.closeAllConnections()
              return new Promise((resolve) => server.close(resolve))
            }),
          ),
      }
    } catch (problem) {
      if (problem.code !== 'EADDRINUSE' || tried >= portsToTry) throw problem
    }
  }
}

async function main() {
  const usage = 'node e2e/serve.mjs [--dir dist] [--base /x/y/] [--port 4173] [--host ADDRESS]'
  let values
  try {
    values = parseArgs({
      options: {
        dir: { type: 'string', default: 'dist' },
        base: { type: 'string', default: '/' },
        port: { type: 'string', default: '4173' },
        host: { type: 'string' },
      },
    }).values
  } catch (problem) {
    console.error(`${problem.message}\nUsage: ${usage}`)
    process.exit(2)
  }
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    console.error(`${values.port} is not a port\nUsage: ${usage}`)
    process.exit(2)
  }
  const built = await stat(path.join(values.dir, 'index.html')).catch(() => undefined)
  if (!built) {
    console.error(`There is no page in ${values.dir}. Build it first: npm run build`)
    process.exit(1)
  }
  const { url } = await serve({ ...values, port })
  console.log(`Toolwright: ${url}`)
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main()
}
