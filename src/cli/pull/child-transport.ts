import { deserializeMessage, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js'
import { getDefaultEnvironment } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import spawn from 'cross-spawn'
import type { ChildProcess } from 'node:child_process'
import process from 'node:process'
import type { PullFailure } from './failure'
import { endChild, killTree } from './end-child'
import { lineReader } from './line-reader'
import type { Replies } from './replies'
import type { Source } from './request'
import type { Trouble } from './trouble'

/** So many of the program's last own lines are kept, to be shown when it fails. */
const MOST_LINES = 20

export interface ChildTransport extends Transport {
  /** What the program said last beside the protocol. */
  readonly lastLines: () => readonly string[]
  /** Ends the program and all it started, at once. */
  readonly kill: () => void
}

/**
 * The protocol over the standard streams of a program of ours. It gets the few variables that every
 * program needs and those it was given, none else of the environment.
 */
export function childTransport(
  source: Extract<Source, { kind: 'stdio' }>,
  replies: Replies,
  trouble: Trouble,
): ChildTransport {
  let child: ChildProcess | undefined
  const said: string[] = []
  const keep = (line: string): void => {
    if (line.trim() === '') return
    said.push(line)
    if (said.length > MOST_LINES) said.shift()
  }

  const hearLine = (line: string): void => {
    // Programs print greetings where only messages belong; that stops nothing.
    if (!/^\s*[{[]/.test(line)) return keep(line)
    replies.hear(line)
    try {
      transport.onmessage?.(deserializeMessage(line))
    } catch (error) {
      keep(line)
      transport.onerror?.(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const transport: ChildTransport = {
    start: () =>
      new Promise((resolve, reject) => {
        child = spawn(source.command, [...source.args], {
          env: { ...getDefaultEnvironment(), ...source.env },
          stdio: ['pipe', 'pipe', 'pipe'],
          // A group of its own, so that what the program starts can be ended with it.
          detached: process.platform !== 'win32',
          windowsHide: true,
        })
        child.on('error', (error) => {
          trouble.report(notStarted(error))
          reject(error)
        })
        child.once('spawn', resolve)
        child.once('close', (code, signal) => {
          trouble.report({ code: 'command-ended', values: { status: signal ?? String(code) } })
          transport.onclose?.()
        })
        child.stdin?.on('error', ignore)
        const readLine = lineReader(hearLine, () => trouble.report({ code: 'not-utf-8' }))
        child.stdout?.on('data', (chunk: Uint8Array) => {
          const tooLarge = replies.count(chunk.byteLength)
          if (tooLarge) trouble.report(tooLarge)
          else readLine(chunk)
        })
        child.stderr?.on('data', lineReader(keep, ignore))
      }),
    // A pipe that has broken is told by the program's end.
    send: (message) =>
      new Promise((resolve) => {
        if (child?.stdin?.write(serializeMessage(message), () => resolve()) === undefined) resolve()
      }),
    close: async () => {
      if (child) await endChild(child)
      transport.onclose?.()
    },
    lastLines: () => said,
    kill: () => {
      if (child) killTree(child, 'SIGKILL')
    },
  }
  return transport
}

function notStarted(error: NodeJS.ErrnoException): PullFailure {
  if (error.code === 'ENOENT') return { code: 'command-missing' }
  return { code: 'command-refused', values: { reason: error.code ?? error.message } }
}

const ignore = (): void => undefined
