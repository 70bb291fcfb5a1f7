import type { JsonObject } from '../json/node'

/** What an entry is about. Without a tool it is about the set. */
export interface Anchor {
  /** The tool's name at that time. */
  readonly tool?: string
  /** What stood for the tool without its name, so that it is found under another. */
  readonly body?: string
  /** A JSON pointer within the tool, or the set; without one it is about all of it. */
  readonly path?: string
  /** What stood for the value at the pointer. */
  readonly value?: string
  /** The words that it is about, as they were read. */
  readonly quote?: string
  /** The rule of a finding. */
  readonly rule?: string
  /** The line of a checklist, as `list/number`, counted from 1. */
  readonly line?: string
}

/** What every entry has. Its id comes from outside and is never given twice. */
interface Written {
  readonly id: string
  /** The name that the writer goes by. */
  readonly by: string
  /** When it was written: a date with time in UTC, ISO 8601, as in `2026-11-01T10:00:00Z`. */
  readonly at: string
  /** The entry as it stands in the document, with members that we do not know. */
  readonly node: JsonObject
}

/** About something. */
interface About extends Written {
  readonly on: Anchor
}

/** About another entry, by its id. */
interface Answers extends Written {
  readonly to: string
}

export interface Comment extends About {
  readonly kind: 'comment'
  readonly text: string
}

/** Other words for an answer, a parameter's description or what a value of an enum means. */
export interface Suggestion extends About {
  readonly kind: 'suggest'
  /** The words that it is meant to replace. */
  readonly was: string
  readonly text: string
}

export interface Reply extends Answers {
  readonly kind: 'reply'
  readonly text: string
}

/** Whether a thread is done with. */
export interface Settle extends Answers {
  readonly kind: 'resolve' | 'reopen'
}

/** What the author did with a suggestion. */
export interface Decision extends Answers {
  readonly kind: 'accept' | 'decline'
  readonly text?: string
}

/** A line of a checklist, vouched for by a person. */
export interface Sign extends About {
  readonly kind: 'sign'
  /** What stood for the tool, or the set, that was looked at. */
  readonly of: string
  readonly text?: string
}

export interface Verdict extends Written {
  readonly kind: 'verdict'
  readonly says: 'approve' | 'changes'
  /** What stood for the set. */
  readonly of: string
  readonly text?: string
}

/** What a person picked for a question, seeing only what a model sees. */
export interface Pick extends Written {
  readonly kind: 'pick'
  /** The question as it was asked. */
  readonly asked: string
  /** The question's id in the document, if it has one. */
  readonly question?: string
  readonly picked: { readonly tool: string } | 'none' | 'ask'
  /** What the reader would have to ask. */
  readonly text?: string
  /** What stood for the set. */
  readonly of: string
}

/** Takes back an entry of one's own. */
export interface Withdrawal extends Answers {
  readonly kind: 'withdraw'
}

export type Entry =
  Comment | Suggestion | Reply | Settle | Decision | Sign | Verdict | Pick | Withdrawal

export type EntryKind = Entry['kind']
