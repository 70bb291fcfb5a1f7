import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Lang } from '../../core/lint/rule'
import type { Io } from '../command'
import { pullCommand } from '../pull'
import { type Behaviour, serve } from './http-server.fixture'

const SCRIPT = fileURLToPath(new URL('./stdio-server.fixture.mjs', import.meta.url))

/** Runs the command; `out` and `err` are everything it wrote. */
export async function run(args: readonly string[], lang: Lang = 'en') {
  const written = { out: '', err: '' }
  const io: Io = {
    lang,
    readFile: () => Promise.resolve({ ok: false, reason: 'missing' }),
    out: (part) => void (written.out += part),
    err: (part) => void (written.err += part),
  }
  const code = await pullCommand.run(args, io)
  return { code, ...written }
}

/** Pulls from a server over HTTP that runs no longer than that. */
export async function pullFrom(behaviour: Behaviour, args: readonly string[] = [], path = '') {
  const server = await serve(behaviour)
  try {
    return { ...(await run(['--url', server.url + path, ...args])), seen: server.seen }
  } finally {
    await server.stop()
  }
}

/** Pulls from a server on standard streams, its command quoted as a user would. */
export const pullFromCommand = (behaviour: object, args: readonly string[] = []) =>
  run(['--stdio', `"${process.execPath}" "${SCRIPT}" '${JSON.stringify(behaviour)}'`, ...args])

const schema = '{"type":"object","properties":{}}'

/** The text of a tool, and of an answer that holds some. */
export const tool = (name: string): string =>
  `{"name":"${name}","description":"d","inputSchema":${schema}}`
export const page = (tools: readonly string[], rest = ''): string =>
  `"result":{"tools":[${tools.join(',')}]${rest}}`
