import type { Lang } from '../core/lint/rule'
import type { ReportBlock, ReportTable } from './report-block'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that means itself in HTML, in an element and in an attribute. */
const htmlText = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!)
    // Neither may stand in HTML, and the latter turn a line around.
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
      '\ufffd',
    )

const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:72rem;padding:2rem 1rem 4rem;font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3}h2{margin-top:2.2rem;font-size:1.15rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;margin:.5rem 0}
caption{text-align:left;font-weight:600;padding:.3rem 0}
th,td{border:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.3rem .6rem;text-align:left;vertical-align:top;font-variant-numeric:tabular-nums;min-width:3.5rem}
th{font-weight:600}
`.trim()

/** What the page may load: nothing, and no script runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** The report as one page that needs nothing else: its own style, no script, every text escaped. */
export function blocksHtml(blocks: readonly ReportBlock[], lang: Lang, title: string): string {
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${blocks.map(blockText).join('\n')}
</main>
</body>
</html>
`
}

function blockText(block: ReportBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${htmlText(block.text)}</h${block.level}>`
    case 'text': {
      const text = htmlText(block.text)
      return `<p>${block.isStrong ? `<strong>${text}</strong>` : text}</p>`
    }
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${htmlText(item)}</li>`).join('')}</ul>`
    case 'table':
      return tableText(block)
  }
}

function tableText({ caption, head, rows }: ReportTable): string {
  const row = ([name = '', ...cells]: readonly string[]): string =>
    `<tr><th scope="row">${htmlText(name)}</th>${cells.map((cell) => `<td>${htmlText(cell)}</td>`).join('')}</tr>`
  return `<div class="scroll" role="region" tabindex="0" aria-label="${htmlText(caption)}">
<table>
<caption>${htmlText(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${htmlText(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(row).join('\n')}
</tbody>
</table>
</div>`
}
