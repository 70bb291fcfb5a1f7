import { afterEach, expect, test, vi } from 'vitest'
import { sampleSets } from '../core/share/sample-sets.fixture'
import { countTokens } from './count-tokens'
import { openTokenCounter, type TokenWorker } from './token-count'
import { estimateTokens } from '../core/reading/token-estimate'
import type { TokenRequest } from './token-worker'

afterEach(() => void vi.useRealTimers())

function workerThat(answer: (request: TokenRequest, worker: TokenWorker) => void) {
  const requests: TokenRequest[] = []
  const worker: TokenWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (request) => {
      requests.push(request)
      answer(request, worker)
    },
  }
  return { requests, start: () => worker }
}

const lengths = ({ batch, texts }: TokenRequest, worker: TokenWorker): void => {
  const data = { batch, counts: texts.map((text) => text.length) }
  queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent))
}

test('texts are counted in one batch, each once, and not again', async () => {
  const { requests, start } = workerThat(lengths)
  const counter = openTokenCounter(start)
  expect(await counter.count(['a', 'bb', 'a'])).toEqual({ counts: [1, 2, 1], estimate: false })
  expect(await counter.count(['bb', 'ccc'])).toEqual({ counts: [2, 3], estimate: false })
  expect(requests.map((request) => request.texts)).toEqual([['a', 'bb'], ['ccc']])
  expect(await counter.count([])).toEqual({ counts: [], estimate: false })
})

test('without a worker, and after one has failed, counts are estimates', async () => {
  const none = openTokenCounter(() => {
    throw new Error('no workers here')
  })
  expect(await none.count(['one two'])).toEqual({ counts: [2], estimate: true })
  const { requests, start } = workerThat((_, worker) => worker.onerror?.({} as ErrorEvent))
  const failing = openTokenCounter(start)
  expect((await failing.count(['a'])).estimate).toBe(true)
  expect((await failing.count(['b'])).estimate).toBe(true)
  expect(requests).toHaveLength(1)
})

test('while the counter is loading counts are estimates, and exact once it has answered', async () => {
  vi.useFakeTimers()
  let late: () => void = () => undefined
  const { start } = workerThat((request, worker) => {
    late = () => lengths(request, worker)
  })
  const counter = openTokenCounter(start)
  const first = counter.count(['abcd'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await first).estimate).toBe(true)
  late()
  await vi.advanceTimersByTimeAsync(0)
  expect(await counter.count(['abcd'])).toEqual({ counts: [4], estimate: false })
})

test('special tokens are text', () => {
  expect(countTokens(['<|endoftext|>', '', 'hello'])).toEqual([7, 0, 1])
})

test.each(Object.entries(sampleSets))('the estimate of %s is within a tenth', (_, set) => {
  const text = JSON.stringify(set)
  const [exact] = countTokens([text])
  expect(Math.abs(estimateTokens(text) / exact! - 1)).toBeLessThan(0.1)
})
