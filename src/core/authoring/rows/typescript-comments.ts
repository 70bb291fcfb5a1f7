import type { SyntaxNode } from '@lezer/common'

/** What a comment in front of a declaration says of it, or one behind it on the same line. */
export function commentOf(node: SyntaxNode, text: string): string | undefined {
  const before = node.prevSibling
  if (before && /Comment$/.test(before.name) && isOwn(before, text)) {
    const said = words(text.slice(before.from, before.to))
    if (said !== '') return said
  }
  let after = node.nextSibling
  while (after && /^[;,]$/.test(after.name)) after = after.nextSibling
  if (!after || !/Comment$/.test(after.name)) return undefined
  if (text.slice(node.to, after.from).includes('\n')) return undefined
  const said = words(text.slice(after.from, after.to))
  return said === '' ? undefined : said
}

/** A comment behind something on its own line belongs to that. */
function isOwn(comment: SyntaxNode, text: string): boolean {
  const lineStart = text.lastIndexOf('\n', comment.from - 1) + 1
  const before = text.slice(lineStart, comment.from).trim()
  return comment.name === 'BlockComment' || before === ''
}

/** The words of a comment: no stars, no tags but a description's own. */
const words = (comment: string): string =>
  comment
    .replace(/^\/\*+|\*+\/$|^\/\/+/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .filter(
      (line) => line !== '' && !/^@(?!desc)/.test(line) && !/^eslint|^ts-|^prettier/.test(line),
    )
    .map((line) => line.replace(/^@desc(?:ription)?\s*/, ''))
    .join(' ')
    .trim()
