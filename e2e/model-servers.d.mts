/** What a model was asked, the same for both wires. */
export interface ModelAsked {
  readonly wire: 'openai-chat' | 'anthropic' | undefined
  readonly key: string
  readonly model: string
  readonly tools: readonly string[]
  readonly question: string
  readonly result: string | undefined
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Readonly<Record<string, unknown>>
}
export interface ModelDone {
  readonly text?: string
  readonly calls?: readonly { readonly name: string; readonly args: unknown }[]
  readonly stop?: 'length' | 'refusal'
  readonly status?: number
  readonly code?: string
  readonly message?: string
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}
type Behaviour = (asked: ModelAsked, count: number) => ModelDone | 'hang' | 'drop'

export declare const BEHAVIOURS: Readonly<Record<string, Behaviour>>
export declare function call(name: string, args?: object): ModelDone
export declare function say(text: string): ModelDone
export declare function startModelServer(options?: {
  readonly answer?: Behaviour
  readonly cors?: 'open' | 'none' | 'origins'
  readonly port?: number
}): Promise<{
  readonly url: string
  readonly requests: readonly ModelAsked[]
  readonly close: () => Promise<void>
}>
