export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

export type FileText =
  | {
      readonly ok: true
      /** With its byte order mark as U+FEFF, if it had one, and its own line ends. */
      readonly text: string
      readonly bom: boolean
      readonly encoding: Encoding
    }
  /** `at` is the offset of the first byte that cannot be read. */
  | { readonly ok: false; readonly reason: 'not-text'; readonly at: number }

/** The text of a file's bytes: UTF-8, or UTF-16 with a byte order mark. Never guesses at other encodings. */
export function fileText(bytes: Uint8Array): FileText {
  const encoding = encodingOf(bytes)
  const at = firstBadByte(bytes, encoding)
  if (at !== undefined) return { ok: false, reason: 'not-text', at }
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)
  return { ok: true, text, bom: text.startsWith('\uFEFF'), encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

const PIECE = 64 * 1024

/** Looks for it in the piece that does not decode, so that a good file is decoded but once more. */
function firstBadByte(bytes: Uint8Array, encoding: Encoding): number | undefined {
  const nul = encoding === 'utf-8' ? bytes.indexOf(0) : -1
  if (nul >= 0) return nul
  if (decodes(bytes, encoding)) return undefined
  let piece = PIECE
  while (piece < bytes.length && decodes(bytes.subarray(0, piece), encoding, true)) piece += PIECE
  let good = piece - PIECE
  let bad = Math.min(piece, bytes.length)
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decodes(bytes.subarray(0, middle), encoding, true)) good = middle
    else bad = middle
  }
  return wholeCharacters(bytes.subarray(0, good), encoding)
}

/** How many bytes of a decodable beginning are whole characters; a bad one may have begun well. */
function wholeCharacters(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes, { stream: true })
  return encoding === 'utf-8' ? new TextEncoder().encode(text).length : text.length * 2
}

/** `open` allows the end to stand in the middle of a character. */
function decodes(bytes: Uint8Array, encoding: Encoding, open = false): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: open })
    return true
  } catch {
    return false
  }
}
