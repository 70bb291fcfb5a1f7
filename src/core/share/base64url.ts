/** The only characters of a payload: no chat application, shell or mail program rewrites them. */
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const values = new Map([...ALPHABET].map((character, value) => [character, value]))

/** The value of a character, 0 to 63; none when it is not of the alphabet. */
export const digitOf = (character: string): number | undefined => values.get(character)

/** A whole number below 2^48 as `width` characters, the highest first. */
export function digits(value: number, width: number): string {
  let out = ''
  for (let rest = value, i = 0; i < width; i++, rest = Math.floor(rest / 64))
    out = ALPHABET[rest % 64]! + out
  return out
}

/** The number that `digits` wrote; none when a character is not of the alphabet. */
export function numberOfDigits(text: string): number | undefined {
  let value = 0
  for (const character of text) {
    const digit = digitOf(character)
    if (digit === undefined) return undefined
    value = value * 64 + digit
  }
  return value
}

/** Bytes as RFC 4648 base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  const out: string[] = []
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(3, bytes.length - i)
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    out.push(digits(group, 4).slice(0, left + 1))
  }
  return out.join('')
}

/** The bytes of base64url text; none when it is not such text, or not the one spelling of its bytes. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (const character of text) {
    const digit = digitOf(character)
    if (digit === undefined) return undefined
    held = ((held << 6) | digit) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
  }
  return held & ((1 << bits) - 1) ? undefined : bytes
}
