import { strToU8 } from 'fflate'
import { DICTIONARY_1 } from './dictionary-1'

/** How the body of a link is packed. A version that has been shared never changes: add another. */
export interface LinkVersion {
  /** The first character of the payload, read as a base-36 digit. */
  readonly version: number
  /** The preset dictionary of the deflate stream. */
  readonly dictionary: Uint8Array
}

export const versions: readonly LinkVersion[] = [{ version: 1, dictionary: strToU8(DICTIONARY_1) }]

/** The version that new links are written in. */
export const currentVersion: LinkVersion = versions.at(-1)!
