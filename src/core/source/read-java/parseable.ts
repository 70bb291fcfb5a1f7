/** What the scan stops at: texts and comments to step over, brackets, and words it looks for. */
const STOP =
  /"""(?:\\[\s\S]|[^\\])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\.\s*class\b|[\w$]+|[^\s\w$]/g

/** A `switch` behind one of these begins a statement; behind anything else it is a value. */
const BEFORE_STATEMENT = new Set([';', '{', '}', ')', ':', 'else', 'do', ''])

const NEEDED = /\b(?:class|switch|exports|opens|provides|requires|to|transitive|uses|with)\b|\\"/

/** Words of module descriptors, which the parser takes for keywords in every file. */
const MODULE_WORDS = new Set([
  'exports',
  'opens',
  'provides',
  'requires',
  'to',
  'transitive',
  'uses',
  'with',
])

/**
 * The text with what the parser does not know put into words it does, every other character in its
 * place: `X.class` becomes a field, a `switch` that is a value becomes `null`, a quote that is
 * escaped in a text block another one, and a name that the parser keeps for itself a free one.
 */
export function parseable(text: string): string {
  if (!NEEDED.test(text)) return text
  const out: string[] = []
  let copied = 0
  let before = ''
  const scan = new RegExp(STOP)
  for (let found = scan.exec(text); found; found = scan.exec(text)) {
    const [token] = found
    if (token.startsWith('//') || token.startsWith('/*')) continue
    if (token.startsWith('"""')) {
      out.push(
        text.slice(copied, found.index),
        token.replace(/\\[\s\S]/g, (pair) => quoteless(pair)),
      )
      copied = scan.lastIndex
    } else if (token.startsWith('.') && token.length > 1) {
      out.push(text.slice(copied, found.index), token.replace(/class$/, 'clasz'))
      copied = scan.lastIndex
    } else if (MODULE_WORDS.has(token)) {
      out.push(text.slice(copied, found.index), '_'.repeat(token.length))
      copied = scan.lastIndex
    } else if (token === 'switch' && !BEFORE_STATEMENT.has(before)) {
      const end = endOfSwitch(text, scan.lastIndex)
      out.push(text.slice(copied, found.index), 'null', blanked(text.slice(found.index + 4, end)))
      copied = end
      scan.lastIndex = end
    }
    before = token
  }
  return out.join('') + text.slice(copied)
}

const quoteless = (pair: string): string => (pair === '\\"' ? "\\'" : pair)

const blanked = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Where the braces of a switch end; the end of the text where they are never closed. */
function endOfSwitch(text: string, from: number): number {
  const scan = new RegExp(STOP)
  scan.lastIndex = from
  let depth = 0
  for (let found = scan.exec(text); found; found = scan.exec(text)) {
    if (found[0] === '{') depth++
    else if (found[0] === '}' && --depth === 0) return scan.lastIndex
  }
  return text.length
}
