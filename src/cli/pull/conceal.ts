/** The longest piece of a server's text that is shown in a sentence. */
const MOST_SHOWN = 300

/** Shorter than this, a value is a word or a number like any other, and hiding it hides nothing. */
const LEAST_SECRET = 4

/** Makes a text of the server fit to be shown: secrets out, controls out, not too long. */
export type Conceal = (text: string) => string

/**
 * Hides the secrets wherever a server says them back. Escape sequences go too: what a server sends
 * must not move the cursor or colour the terminal.
 */
export function concealing(secrets: readonly string[]): Conceal {
  const hidden = [...new Set(secrets.flatMap(spellings))]
    .filter((each) => each.length >= LEAST_SECRET)
    .sort((a, b) => b.length - a.length)
  return (text) => {
    let shown = text
    for (const secret of hidden) shown = shown.replaceAll(secret, '•••')
    shown = shown
      .replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '')
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
      .trim()
    const letters = [...shown]
    return letters.length > MOST_SHOWN ? letters.slice(0, MOST_SHOWN).join('') + '…' : shown
  }
}

/** A secret as it is, without the scheme before it, and as an address or JSON would write it. */
function spellings(secret: string): readonly string[] {
  const token = /^\S+\s+(\S+)$/.exec(secret)?.[1]
  return [secret, ...(token === undefined ? [] : [token])].flatMap((each) => [
    each,
    encodeURIComponent(each),
    JSON.stringify(each).slice(1, -1),
  ])
}
