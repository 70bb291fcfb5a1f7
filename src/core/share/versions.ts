import { deflateSync, strToU8 } from 'fflate'
import { boundedInflate, type Unpacked } from './bounded-inflate'
import { DICTIONARY_1 } from './dictionary-1'
import { modelDecoded, modelEncoded } from './model/coder'
import { MODEL_BYTES, modelDictionary, primedModel } from './model/primed-model'

/** How the body of a link is packed. A version that has been shared never changes: add another. */
export interface LinkVersion {
  /** The first character of the payload, read as a base-36 digit. */
  readonly version: number
  /** What both sides have read before the link. */
  readonly dictionary: Uint8Array
  /** The body's bytes; none when the text is too long for this packing. */
  readonly pack: (text: Uint8Array) => Uint8Array | undefined
  /** The text of a body's bytes, of at most `cap` bytes. Never throws. */
  readonly unpack: (data: Uint8Array, cap: number) => Unpacked
}

/** Deflate reaches back 32 KiB, so more would not help; the end is the commonest. */
const tail = modelDictionary.slice(-32_000)

export const versions: readonly LinkVersion[] = [
  deflating(1, strToU8(DICTIONARY_1)),
  {
    version: 2,
    dictionary: modelDictionary,
    pack: (text) => (text.length > MODEL_BYTES ? undefined : modelEncoded(primedModel(), text)),
    unpack: (data, cap) => modelDecoded(primedModel(), data, Math.min(cap, MODEL_BYTES)),
  },
  deflating(3, tail),
]

/** The versions that new links are written in: the first that takes the text. */
export const writingVersions: readonly LinkVersion[] = versions.filter((each) => each.version > 1)

function deflating(version: number, dictionary: Uint8Array): LinkVersion {
  return {
    version,
    dictionary,
    pack: (text) => deflateSync(text, { level: 9, dictionary }),
    unpack: (data, cap) => boundedInflate(data, dictionary, cap),
  }
}
