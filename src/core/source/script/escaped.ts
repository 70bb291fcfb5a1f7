/**
 * Characters that must not stand in a source file as they are: controls, line separators, marks that
 * turn the direction of what follows or cannot be seen, and halves of characters.
 */
const HIDDEN =
  /[\0-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** The inside of a string literal between `quote`s, in escapes that JavaScript and Python share. */
export function escaped(text: string, quote: string): string {
  return text
    .replace(/\\/g, '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replace(
      HIDDEN,
      (character) =>
        SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}
