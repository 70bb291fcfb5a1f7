import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'

/**
 * Characters of the longest address that becomes a code: what 105 squares a side hold at the lowest
 * error correction (ISO/IEC 18004, version 22: 1,003 bytes). A phone still reads that from a screen;
 * beyond, the squares get too fine.
 */
export const LONGEST_IN_CODE = 1003

/** ISO/IEC 18004 asks for four squares of white around a code; without it a dark page swallows the edge. */
const QUIET_SQUARES = 4

/** An address as a QR code, in SVG; undefined where it is too long to be scanned. */
export function qrCodeOf(address: string): string | undefined {
  if (address.length > LONGEST_IN_CODE) return undefined
  return toSvgSource(generate(address), {
    on: '#000',
    off: '#fff',
    pad: QUIET_SQUARES,
    scale: 4,
    xmlDeclaration: true,
  })
}
