import { estimateTokens } from '../core/reading/token-estimate'
import type { TokenAnswer, TokenRequest } from './token-worker'

export interface TokenCounts {
  readonly counts: readonly number[]
  /** The counts are estimates: the counter is still loading, or cannot be loaded. */
  readonly estimate: boolean
}

/** The part of a worker that is used, so that a test can stand in for one. */
export interface TokenWorker {
  postMessage(request: TokenRequest): void
  terminate(): void
  onmessage: ((event: MessageEvent<TokenAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export interface TokenCounter {
  /** Exact counts, or estimates while the vocabulary is still loading: ask again a little later. */
  readonly count: (texts: readonly string[]) => Promise<TokenCounts>
  readonly close: () => void
}

/** How long an answer may take before estimates are given in its place, in milliseconds. */
const SOON = 2_000

/** In milliseconds; loading two megabytes of vocabulary on a slow line is the longest of it. */
const PATIENCE = 30_000

export const estimateCounts = (texts: readonly string[]): TokenCounts => ({
  counts: texts.map(estimateTokens),
  estimate: true,
})

/** Counts in a worker that is started at the first use; texts counted before are not counted again. */
export function openTokenCounter(start: () => TokenWorker = startWorker): TokenCounter {
  const known = new Map<string, number>()
  const waiting = new Map<number, (answer: TokenAnswer | undefined) => void>()
  let worker: TokenWorker | undefined
  let failed = false
  let batches = 0

  function fail(): void {
    failed = true
    worker?.terminate()
    worker = undefined
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }

  function running(): TokenWorker | undefined {
    if (worker || failed) return worker
    try {
      worker = start()
      worker.onmessage = ({ data }) => {
        waiting.get(data.batch)?.(data)
        waiting.delete(data.batch)
      }
      worker.onerror = fail
    } catch {
      failed = true
    }
    return worker
  }

  function ask(texts: readonly string[]): Promise<TokenAnswer | undefined> {
    const counter = running()
    if (!counter) return Promise.resolve(undefined)
    const batch = batches++
    return new Promise((resolve) => {
      const timer = setTimeout(fail, PATIENCE)
      waiting.set(batch, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      counter.postMessage({ batch, texts })
    })
  }

  /** An answer that comes too late for its asker is kept for the next. */
  function keep(texts: readonly string[], answer?: TokenAnswer): readonly number[] | undefined {
    if (answer && known.size > MOST_KNOWN) known.clear()
    answer?.counts.forEach((count, i) => known.set(texts[i]!, count))
    return answer?.counts
  }

  return {
    count: async (texts) => {
      const found = new Map(texts.map((text) => [text, known.get(text)]))
      const unknown = [...found.keys()].filter((text) => found.get(text) === undefined)
      if (unknown.length) {
        const answer = await soon(ask(unknown).then((counted) => keep(unknown, counted)))
        if (!answer) return estimateCounts(texts)
        unknown.forEach((text, i) => found.set(text, answer[i]))
      }
      return { counts: texts.map((text) => found.get(text)!), estimate: false }
    },
    close: fail,
  }
}

/** Every keystroke makes a new text; the old ones are let go now and then. */
const MOST_KNOWN = 2_000

function soon<T>(promise: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SOON)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function startWorker(): TokenWorker {
  return new Worker(new URL('./token-worker.ts', import.meta.url), {
    type: 'module',
  }) as TokenWorker
}
