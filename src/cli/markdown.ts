export { markdownCode, markdownText } from '../i18n/markdown-text'

/** A row of a table. */
export const markdownRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
