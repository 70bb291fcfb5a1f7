import { signal } from '../kit/signal'

/** What the list asks in a dialog. */
export type ListQuestion =
  /** A new name for a tool; with `from` the tool has it already, and only the texts are to follow. */
  | { readonly about: 'name'; readonly id: string; readonly from?: string }
  | { readonly about: 'namespace'; readonly ids: ReadonlySet<string> }
  | { readonly about: 'agent-in' | 'agent-out'; readonly ids: ReadonlySet<string> }

export const listDialog = signal<ListQuestion | undefined>(undefined)
