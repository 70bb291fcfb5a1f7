import { markdownText } from './markdown-text'
import type { ReportBlock, ReportTable } from './report-block'

/** The report as Markdown; what people and models wrote in it formats nothing. */
export const blocksMarkdown = (blocks: readonly ReportBlock[]): string =>
  `${blocks.map(blockText).join('\n\n')}\n`

function blockText(block: ReportBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${markdownText(block.text)}`
    case 'text':
      return block.isStrong ? `**${markdownText(block.text)}**` : markdownText(block.text)
    case 'list':
      return block.items.map((item) => `- ${markdownText(item)}`).join('\n')
    case 'table':
      return tableText(block)
  }
}

function tableText({ head, rows }: ReportTable): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(markdownText).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}
