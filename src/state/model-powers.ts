import type { Wire } from '../core/bench/runs/run'
import type { Sent } from '../core/bench/wire/request-outcome'

/** Which server and model were last asked; a key is never part of it. */
export interface ModelChoice {
  readonly provider: string
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string
  readonly model: string
  readonly wire: Wire
}

/** What the page can do with a model's server. No key ever comes back from here. */
export interface ModelPowers {
  /** Sends bodies with the key that was given for the host, and never throws; waits until the stop. */
  readonly open: (
    target: { readonly baseUrl: string; readonly wire: Wire; readonly timeout?: number },
    signal: AbortSignal,
  ) => {
    readonly send: (body: string) => Promise<Sent>
    readonly sleep: (milliseconds: number) => Promise<void>
  }
  /** Keeps a key for a host in memory, and on wish in this tab's storage; an empty one forgets it. */
  readonly giveKey: (baseUrl: string, key: string, isKept: boolean) => void
  readonly hasKey: (baseUrl: string) => boolean
  readonly forgetKeys: () => void
  /** Whether the page's own policy lets it ask an address. */
  readonly mayAsk: (baseUrl: string) => boolean
  readonly lastChoice: () => ModelChoice | undefined
  readonly keepChoice: (choice: ModelChoice) => void
  /** The origin that a server has to allow. */
  readonly origin: string
}
