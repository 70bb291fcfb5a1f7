/**
 * What becomes of one parameter `x` in one strict mode: the schema it gets, or the codes it is
 * refused for. In codes, `~` stands for the path of `x`.
 */
export type Outcome =
  | { readonly x: unknown; readonly losses?: readonly string[] }
  | { readonly refused: readonly string[] }

/** One rule of making a schema strict, on one parameter of a tool that is otherwise strict already. */
export interface StrictCase {
  readonly rule: string
  readonly x: unknown
  /** `x` may be left out; else it is required. */
  readonly isOptional?: true
  readonly definitions?: Readonly<Record<string, unknown>>
  readonly openai: Outcome
  /** As OpenAI's where it is not said. */
  readonly deepseek?: Outcome
  readonly claude: Outcome
}

export const kept = (x: unknown): Outcome => ({ x })
export const moved = (x: unknown, ...losses: readonly string[]): Outcome => ({ x, losses })
export const refused = (...codes: readonly string[]): Outcome => ({ refused: codes })
