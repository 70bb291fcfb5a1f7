const LINE_FEED = 10

/** Longer than this a line is no line to read; what is kept of it is the beginning. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Cuts chunks of bytes into lines of text and hands on each whole one, without its end. A line that
 * is not UTF-8 is handed to nobody; `onBadLine` hears of it.
 */
export function lineReader(
  onLine: (line: string) => void,
  onBadLine: () => void,
): (chunk: Uint8Array) => void {
  let begun: Uint8Array[] = []
  let length = 0
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const end = (): void => {
    const bytes = Buffer.concat(begun)
    begun = []
    length = 0
    let line: string
    try {
      line = decoder.decode(bytes)
    } catch {
      return onBadLine()
    }
    onLine(line.replace(/\r$/, ''))
  }
  return (chunk) => {
    let from = 0
    for (;;) {
      const at = chunk.indexOf(LINE_FEED, from)
      const piece = chunk.subarray(from, at < 0 ? chunk.length : at)
      if (length + piece.length <= MOST_BYTES) {
        begun.push(piece)
        length += piece.length
      }
      if (at < 0) return
      end()
      from = at + 1
    }
  }
}
