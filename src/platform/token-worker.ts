import { countTokens } from './count-tokens'

/** One batch to count, and its answer. */
export interface TokenRequest {
  readonly batch: number
  readonly texts: readonly string[]
}
export interface TokenAnswer {
  readonly batch: number
  readonly counts: readonly number[]
}

self.addEventListener('message', ({ data }: MessageEvent<TokenRequest>) => {
  const answer: TokenAnswer = { batch: data.batch, counts: countTokens(data.texts) }
  self.postMessage(answer)
})
