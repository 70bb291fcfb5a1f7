/** What the author wrote may hold line breaks and control characters, which a terminal would obey. */
export const plainLine = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')

/** Everything that Markdown or HTML would act on stands there as it was written. */
export const markdownText = (raw: string): string =>
  plainLine(raw)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+\-!|~@>]/g, '\\$&')

/** In a table a pipe ends the cell even inside code; a longer fence holds back quotes of code. */
export function markdownCode(raw: string): string {
  const plain = plainLine(raw).replaceAll('|', '\\|')
  const longest = Math.max(0, ...[...plain.matchAll(/`+/g)].map((run) => run[0].length))
  const fence = '`'.repeat(longest + 1)
  const pad = longest > 0 ? ' ' : ''
  return `${fence}${pad}${plain}${pad}${fence}`
}

/** A row of a table. */
export const markdownRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
