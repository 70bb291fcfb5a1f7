import type { ChildProcess } from 'node:child_process'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a program may take to end by itself, and then after being told to, in milliseconds. */
const PATIENCE = 1000
const STEP = 20

/**
 * Ends a program and what it started: its input is closed, as the protocol has it; then it is told
 * to end; then it is made to.
 */
export async function endChild(child: ChildProcess): Promise<void> {
  child.stdin?.end()
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (await isGone(child)) break
    killTree(child, signal)
  }
  await isGone(child)
  // A pipe that somebody else holds open must not keep us from ending.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
}

/** Sends a signal to the program and everything in its group; that it is gone already is no error. */
export function killTree(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  signalGroup(child, signal)
}

async function isGone(child: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE; waited += STEP) {
    if (!isAlive(child)) return true
    await wait(STEP)
  }
  return !isAlive(child)
}

function isAlive(child: ChildProcess): boolean {
  // There are no groups on Windows, and a program's number may be another's by now.
  if (process.platform === 'win32') return child.exitCode === null && child.signalCode === null
  return signalGroup(child, 0)
}

/** Whether anybody was there to get the signal; 0 only asks. */
function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' | 0): boolean {
  if (child.pid === undefined) return false
  try {
    return process.platform === 'win32' ? child.kill(signal) : process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
