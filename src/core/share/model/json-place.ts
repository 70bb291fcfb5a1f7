const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
/** Deeper levels share one kind, so that a text may be as deep as it likes. */
const LEVELS = 1024

/** Where in a JSON text without white space the next byte stands. */
export const PLACES = { outside: 0, inKey: 1, inValue: 2, beforeKey: 3 } as const

/** Follows a JSON text byte by byte; whatever the text, it never fails. */
export class JsonPlace {
  place: number = PLACES.beforeKey
  private depth = 0
  private escaped = false
  /** 1 where the level is an object. */
  private readonly isObject = new Uint8Array(LEVELS).fill(1, 0, 1)

  /** Back to the start of a text. */
  begin(): void {
    this.place = PLACES.beforeKey
    this.depth = 0
    this.escaped = false
  }

  /** Whether the byte closes the outermost bracket: a document ends there. */
  read(byte: number): boolean {
    if (this.place === PLACES.inKey || this.place === PLACES.inValue) {
      if (this.escaped) this.escaped = false
      else if (byte === BACKSLASH) this.escaped = true
      else if (byte === QUOTE) this.place = PLACES.outside
    } else if (byte === QUOTE)
      this.place = this.place === PLACES.beforeKey ? PLACES.inKey : PLACES.inValue
    else if (byte === COMMA) this.expectMember()
    else if (byte === COLON) this.place = PLACES.outside
    else if (byte === 0x7b || byte === 0x5b) {
      this.depth += 1
      this.isObject[this.level()] = byte === 0x7b ? 1 : 0
      this.expectMember()
    } else if (byte === 0x7d || byte === 0x5d) {
      if (this.depth > 0) this.depth -= 1
      this.place = PLACES.outside
      return this.depth === 0
    }
    return false
  }

  private level(): number {
    return Math.min(this.depth, LEVELS - 1)
  }

  private expectMember(): void {
    this.place = this.isObject[this.level()] ? PLACES.beforeKey : PLACES.outside
  }
}
