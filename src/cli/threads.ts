import { realpathSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { OPTIMISES_IN_ONE_STEP } from './tune-engine'

/** A thread that runs beside the command. */
export interface Thread {
  readonly send: (message: unknown) => void
  /** Ends it at once; what it had not sent yet is lost. */
  readonly stop: () => void
}

/** Further threads of this program. */
export interface Threads {
  /** How many can run at once beside the command itself. */
  readonly most: number
  /** `told` is by what it knows its task. `ended` is called once, also when it failed. */
  readonly start: (told: string, hear: (message: unknown) => void, ended: () => void) => Thread
}

/** More threads than this only add memory: what is left for the command itself takes as long. */
const MOST = 6

/**
 * The command itself keeps nearly two busy: its own thread, and the engine's compilers and collector.
 * Where these have less to do, only its own.
 */
const KEPT_FREE = OPTIMISES_IN_ONE_STEP ? 1 : 2

/** Threads that run the file of this program; none where it was started in another way. */
export function ownThreads(): Threads | undefined {
  const file = ownFile()
  const most = Math.min(MOST, availableParallelism() - KEPT_FREE)
  if (file === undefined || most < 1) return undefined
  return {
    most,
    start: (told, hear, ended) => {
      const worker = started(file, told)
      worker?.on('message', hear)
      // Whatever it did not do is done by the command.
      worker?.on('error', () => undefined)
      worker?.on('exit', ended)
      if (!worker) setImmediate(ended)
      return {
        send: (message) => worker?.postMessage(message),
        stop: () => void worker?.terminate(),
      }
    },
  }
}

/** None where Node was started without the right to have threads. */
function started(file: string, told: string): Worker | undefined {
  try {
    return new Worker(file, { workerData: told })
  } catch {
    return undefined
  }
}

/** The file that was started, if it is this program and not one that loads it. */
function ownFile(): string | undefined {
  try {
    const file = realpathSync(process.argv[1] ?? '')
    return path.basename(file) === 'toolwright.js' ? file : undefined
  } catch {
    return undefined
  }
}
