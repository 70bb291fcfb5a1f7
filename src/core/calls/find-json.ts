import { isWhole, parse, type Parsed } from '../json/parse'

/** A piece of JSON in a text, and where it begins. */
export interface FoundJson {
  readonly parsed: Parsed
  readonly start: number
  readonly end: number
}

/** So many beginnings are tried: a page of prose has brackets of its own. */
const MOST_TRIED = 200

/** The values that stand in a text among other words: in a fence, in a log line, one after another. */
export function findJson(text: string): readonly FoundJson[] {
  const found: FoundJson[] = []
  let tried = 0
  for (let start = 0; start < text.length && tried < MOST_TRIED; start++) {
    if (text[start] !== '{' && text[start] !== '[') continue
    tried++
    const end = endOf(text, start)
    if (end === undefined) continue
    const parsed = parse(text.slice(start, end))
    // Words in brackets, such as [INFO], are no list.
    if (!isWhole(parsed) || !holdsObject(parsed)) continue
    found.push({ parsed, start, end })
    start = end - 1
  }
  return found
}

const holdsObject = ({ root }: Parsed): boolean =>
  root?.kind === 'object' ||
  (root?.kind === 'array' && root.items.some((each) => each.kind === 'object'))

/** Behind the bracket that closes the one at `start`; texts in quotes are passed over. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    const c = text[i]
    if (c === '"') {
      for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++
    } else if (c === '{' || c === '[') depth++
    else if (c === '}' || c === ']') {
      if (--depth === 0) return i + 1
    }
  }
  return undefined
}
