/** Longer names are cut, in bytes: the limit of common file systems is 255 with the ending. */
const LONGEST = 120

/** A file name from a title: what Windows, macOS and Linux all take, or `otherwise` when nothing is left. */
export function fileNameOf(title: string, ending: string, otherwise = 'tools'): string {
  const clean = title
    .normalize('NFC')
    .replace(
      /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/g,
      ' ',
    )
    .replace(/[\uD800-\uDFFF]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const short = shortened(clean)
  // Names of devices, which Windows does not allow with any ending.
  const taken = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(short)
  return (taken ? `_${short}` : short || otherwise) + ending
}

function shortened(name: string): string {
  let out = ''
  let bytes = 0
  for (const character of name) {
    bytes += new TextEncoder().encode(character).length
    if (bytes > LONGEST) break
    out += character
  }
  return out.replace(/[\s.]+$/, '')
}
