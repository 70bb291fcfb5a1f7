import { sha256 as hashed } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { strToU8 } from 'fflate'

/** SHA-256 of a text's UTF-8 bytes, in lower-case hexadecimal; a lone surrogate counts as U+FFFD. */
export const sha256 = (text: string): string => bytesToHex(hashed(strToU8(text)))
