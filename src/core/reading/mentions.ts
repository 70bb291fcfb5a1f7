/** What a description says of one parameter, and where it stands. */
export interface Mention {
  readonly name: string
  readonly text: string
  /** In a line of a list of arguments, which speaks of that one alone. */
  readonly isListed: boolean
}

/** Said in brackets behind the name: `limit (max 100)`. */
const IN_BRACKETS = /^[`'"”」*]{0,2}\s*[(（]([^()（）\n]{1,100})[)）]/
/** A line of a list of arguments: `- limit (int): at most 100`. */
const LISTED = /^[`'"”」*]{0,3}\s*(?:[(（]([^()（）\n]{1,60})[)）])?\s*[:：—–]\s*([^\n]{1,200})/
const STARTS_LINE = /(?:^|\n)[ \t]*(?:[-*•+]|\d{1,2}[.)])?[ \t]*[`'"“「*]{0,3}$/
/** A sentence about it: `limit` defaults to 20. */
const SAID =
  /^[`'"”」]?\s*((?:is|are|must be|should be|defaults?|has|accepts|ranges?|can be|up to|at most)\b[^.;\n。；]{1,100}|(?:默认|必填|可选|选填|最大|最多|最小|至少|不超过|范围|取值|不能|必须|为|是)[^，。；\n]{0,60})/i
/** Quoted, or written as no word of a sentence is. */
const isCode = (before: string, name: string): boolean =>
  /[`'"“「]$/.test(before) || /_|[a-z][A-Z]/.test(name)

const isNamePart = (c: string | undefined): boolean => c !== undefined && /[\w.$-]/.test(c)

/**
 * What a description says of the named parameters, where it is plain that it speaks of one: in
 * brackets behind the name, in a line of arguments, or in a sentence that the name opens.
 */
export function mentionsOf(text: string, names: readonly string[]): readonly Mention[] {
  const found: Mention[] = []
  for (const name of names) {
    if (name.length < 2) continue
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length
      const next = text[end]
      if (
        isNamePart(text[at - 1]) ||
        (isNamePart(next) && !/^\.(?:\s|$)/.test(text.slice(end, end + 2)))
      )
        continue
      const before = text.slice(Math.max(0, at - 12), at)
      // A product of two bounds neither of them.
      if (/[*×+]\s*$/.test(before)) continue
      const after = text.slice(end, end + 280)
      const listed = STARTS_LINE.test(before) || at === 0 ? lineOf(after) : undefined
      const said = listed ?? saidOf(before, name, after)
      if (said !== undefined) found.push({ name, text: said, isListed: listed !== undefined })
    }
  }
  return found
}

function lineOf(after: string): string | undefined {
  const line = LISTED.exec(after)
  if (!line) return undefined
  return line[1] === undefined ? line[2]! : `(${line[1]}) ${line[2]!}`
}

const saidOf = (before: string, name: string, after: string): string | undefined =>
  IN_BRACKETS.exec(after)?.[1] ?? (isCode(before, name) ? SAID.exec(after)?.[1] : undefined)
