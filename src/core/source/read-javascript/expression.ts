import type { Range } from '../../json/node'

/**
 * An expression of a script, JavaScript or Python, as far as data can be read from it. Nothing is
 * ever run: what has no constant value is `other`, with the literals inside it, since a function
 * that returns a list of tools shows them as well as a constant does.
 */
export type Expression =
  | { readonly kind: 'object'; readonly at: Range; readonly entries: readonly Entry[] }
  | { readonly kind: 'array'; readonly at: Range; readonly items: readonly Item[] }
  | { readonly kind: 'text'; readonly at: Range; readonly value: string }
  | { readonly kind: 'number'; readonly at: Range; readonly raw: string }
  | { readonly kind: 'word'; readonly at: Range; readonly value: Word }
  | { readonly kind: 'name'; readonly at: Range; readonly name: string }
  | {
      readonly kind: 'member'
      readonly at: Range
      readonly of: Expression
      readonly key: string
    }
  /** Texts that are put together, by a plus sign or in a template. */
  | { readonly kind: 'joined'; readonly at: Range; readonly parts: readonly Expression[] }
  | Call
  | { readonly kind: 'function'; readonly at: Range; readonly inside: readonly Expression[] }
  | { readonly kind: 'other'; readonly at: Range; readonly inside: readonly Expression[] }

export interface Call {
  readonly kind: 'call'
  readonly at: Range
  /** The name of what is called without what it belongs to; that is `of`. */
  readonly callee: string
  readonly of?: Expression
  readonly positional: readonly Expression[]
  /** Arguments by name, which Python has. */
  readonly named: readonly Entry[]
}

/** The words that are values; `undefined` is a member left out. */
export type Word = true | false | null | undefined

/** A member of an object literal. */
export type Entry =
  | {
      readonly kind: 'member'
      readonly key: string
      readonly keyAt: Range
      readonly value: Expression
      /** The name stands in brackets, `['name']`. */
      readonly isBracketed?: true
    }
  | { readonly kind: 'spread'; readonly at: Range; readonly value: Expression }
  /** A member whose name is only known when the script runs. */
  | { readonly kind: 'computed'; readonly at: Range; readonly value?: Expression }

/** An item of an array literal. */
export type Item =
  Expression | { readonly kind: 'spread'; readonly at: Range; readonly value: Expression }

/** What a name stands for; `changed` is where a script gives it, or a part of it, another value. */
export interface Constant {
  readonly value: Expression
  readonly changed?: Range
}

/** A script as far as it can be read without running it. */
export interface Script {
  readonly language: ScriptLanguage
  /** The outermost expressions in text order. */
  readonly roots: readonly Expression[]
  /** Names that have one value in the whole text. */
  readonly constants: ReadonlyMap<string, Constant>
  /** Where the text breaks the rules of the language. */
  readonly faults: readonly Range[]
  readonly comments: readonly Range[]
}

export type ScriptLanguage = 'javascript' | 'python'
