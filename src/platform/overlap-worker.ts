import {
  answerOverlap,
  type KnownTools,
  type OverlapRequest,
} from '../core/bench/overlap/overlap-task'
import type { WordingOverlap } from '../core/bench/overlap/wording-overlap'

/** What the worker says: that it is there, or what came of the request that it was given. */
export type OverlapMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'done'; readonly versions: readonly WordingOverlap[] }
  | { readonly is: 'failed'; readonly message: string }

const say = (message: OverlapMessage): void => self.postMessage(message)
const known: KnownTools = new Map()

self.addEventListener('message', ({ data }: MessageEvent<OverlapRequest>) => {
  try {
    say({ is: 'done', versions: answerOverlap(known, data) })
  } catch (error) {
    say({ is: 'failed', message: String(error) })
  }
})
say({ is: 'ready' })
