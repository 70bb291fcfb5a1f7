import { signal } from '../kit/signal'

/** A wish to compare the set on screen: with a version that is given, or with one to be chosen. */
export interface CompareRequest {
  readonly with?: GivenVersion
  /** Leads back to where it was asked, when it is closed. */
  readonly back?: () => void
}

/** A version that someone chose: its text, and what it is called. */
export interface GivenVersion {
  readonly name: string
  /** A set, tools in any dialect, or a link. */
  readonly text: string
}

/** What is asked to be compared; several places ask. */
export const compareRequest = signal<CompareRequest | undefined>(undefined)
