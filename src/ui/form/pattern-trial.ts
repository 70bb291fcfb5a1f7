/** What became of trying a pattern on a text. */
export type Trial = 'match' | 'no-match' | 'too-slow' | 'not-tried'

/** A pattern that needs longer than this many milliseconds on one short text can hang a server. */
const LIMIT_MS = 300

interface Tester {
  readonly worker: Worker
  readonly isReady: Promise<void>
}

let tester: Tester | undefined
/** One trial at a time: an answer does not say which question it is for. */
let queue: Promise<unknown> = Promise.resolve()

function startedTester(): Tester {
  const worker = new Worker(new URL('./pattern-worker.ts', import.meta.url), { type: 'module' })
  const isReady = new Promise<void>((resolve, reject) => {
    worker.onmessage = () => resolve()
    worker.onerror = () => reject(new Error('the worker does not start'))
  })
  // Whoever waits for it hears of the failure; nobody may be waiting yet.
  isReady.catch(() => undefined)
  return { worker, isReady }
}

/** Whether JSON Schema takes the pattern: its patterns are regular expressions with Unicode. */
export function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}

/** Starts the worker before it is needed. */
export function warmUp(): void {
  tester ??= startedTester()
}

/** Tries a pattern in a worker that is stopped when it takes too long; never hangs the page. */
export function tryPattern(pattern: string, text: string): Promise<Trial> {
  const trial = queue.then(() => oneTrial(pattern, text))
  queue = trial
  return trial
}

async function oneTrial(pattern: string, text: string): Promise<Trial> {
  try {
    tester ??= startedTester()
    await tester.isReady
    return await answerOf(tester.worker, pattern, text)
  } catch {
    tester = undefined
    return 'not-tried'
  }
}

function answerOf(worker: Worker, pattern: string, text: string): Promise<Trial> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      worker.terminate()
      tester = undefined
      resolve('too-slow')
    }, LIMIT_MS)
    const end = (then: () => void) => {
      clearTimeout(timer)
      then()
    }
    worker.onmessage = ({ data }: MessageEvent<boolean>) =>
      end(() => resolve(data ? 'match' : 'no-match'))
    worker.onerror = () => end(() => reject(new Error('the pattern could not be tried')))
    worker.postMessage({ pattern, text })
  })
}
