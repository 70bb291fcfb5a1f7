import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { oneFilePage, PAGE_DATA_ID, readPageData } from './one-file-page'

const hostile = '</script><script>alert(1)</script><!-- <ScRiPt> \u2028 \ud800 &amp;'
const setText = JSON.stringify({ toolwright: 1, title: hostile, tools: [] })
const parts = {
  script: 'const end = "</script>"; const open = `<!--<script>`;\r\nrun(end + open)',
  styles: 'b::after { content: "</style>" }\r\n',
}
const page = oneFilePage(parts, { setText, base: 'https://studio.example/' })

const between = (start: string, end: string): string => {
  const from = page.indexOf(start) + start.length
  return page.slice(from, page.indexOf(end, from))
}
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page in one file', () => {
  it('gives its data back as it was, whatever stands in it', () => {
    const text = between(`id="${PAGE_DATA_ID}">`, '</script>')
    expect(text).not.toContain('<')
    expect(readPageData(text)).toEqual({ setText, base: 'https://studio.example/' })
  })

  it('runs only the code and wears only the styles that it was made with', () => {
    const policy = between('Policy" content="', '"')
    expect(policy).toContain(`script-src ${hash(between('</script>\n<script>', '</script>'))};`)
    expect(policy).toContain(`style-src ${hash(between('<style>', '</style>'))};`)
    expect(policy).toMatch(/^default-src 'none';/)
    expect(policy).not.toContain('unsafe')
  })

  it('holds two scripts, and no code or text can end them', () => {
    expect(page.match(/<\/?script/gi)).toHaveLength(4)
    expect(page.match(/<\/?style/gi)).toHaveLength(2)
    expect(page).not.toContain('<!--')
    expect(page).not.toContain('\r')
    expect(between('<title>', '</title>')).not.toContain('<')
    const code = between('</script>\n<script>', '</script>')
    const given = runInNewContext(code, { run: (text: string) => text }) as unknown
    expect(given).toBe('</script><!--<script>')
  })

  it('is fetched from nowhere', () => {
    expect(page).not.toMatch(/\b(?:src|href)=/)
  })
})
