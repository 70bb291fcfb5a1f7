import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import type { Lang } from '../core/lint/rule'
import type { Io } from './command'
import { filesMatching } from './files-matching'
import { ownThreads } from './threads'

/** Why a file could not be read: a key of the command line's words. */
export type ReadFailure =
  'missing' | 'directory' | 'forbidden' | 'utf-16' | 'not-utf-8' | 'unreadable'

const FAILURES: Readonly<Record<string, ReadFailure>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EISDIR: 'directory',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
}

/** The real world: files, standard streams, threads. */
export function processIo(lang: Lang): Io {
  const threads = ownThreads()
  return {
    lang,
    readFile: async (path) => {
      try {
        return decoded(path === '-' ? await readStandardInput() : await readFile(path))
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : ''
        return { ok: false, reason: FAILURES[code] ?? 'unreadable' }
      }
    },
    filesMatching,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    ...(process.stdin.isTTY && process.stderr.isTTY ? { confirm } : {}),
    ...(threads ? { threads } : {}),
  }
}

/** Whether the answer is a yes; on the error stream, since what goes out may be a file. */
async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^\s*y/i.test(await lines.question(question))
  } finally {
    lines.close()
  }
}

async function readStandardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** Text of UTF-8 bytes, its byte order mark kept; other encodings are named, not guessed at. */
export function decoded(
  bytes: Uint8Array,
): { ok: true; text: string } | { ok: false; reason: ReadFailure } {
  const [first, second] = bytes
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Without a mark, ASCII in UTF-16 shows as a zero beside every letter.
  if (hasMark || (bytes.length > 1 && (first === 0) !== (second === 0)))
    return { ok: false, reason: 'utf-16' }
  try {
    return {
      ok: true,
      text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
    }
  } catch {
    return { ok: false, reason: 'not-utf-8' }
  }
}
