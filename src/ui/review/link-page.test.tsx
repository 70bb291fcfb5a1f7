import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readLink } from '../../core/share/decode-link'
import { encodeLink } from '../../core/share/encode-link'
import { framed, MAX_PAYLOAD } from '../../core/share/frame'
import { linkProblemText } from '../../core/share/link-problem-words'
import { loadIcu, words } from '../../i18n/words'
import LinkPage from './LinkPage'

// Words without the subscriptions of the real hook, which has no say in a page drawn as text.
vi.mock('../kit/use-words', () => ({
  useWords:
    () =>
    (...said: [Parameters<typeof words>[1], Parameters<typeof words>[2]]) =>
      words('en', ...said),
}))

beforeAll(loadIcu)

function linkOf(set: object): string {
  const link = encodeLink(JSON.stringify({ toolwright: 1, ...set }), 'https://tools.example/')
  if (!link.ok) throw new Error(link.reason)
  return link.url
}
const page = (text: string) => renderToStaticMarkup(<LinkPage text={text} />)
const schema = {
  type: 'object',
  properties: { id: { type: 'string', description: 'Order number' } },
}

describe('the page that a link opens', () => {
  it('says who shared what, as the author wrote it', () => {
    const html = page(
      linkOf({
        title: 'After-sales',
        author: 'Mei',
        date: '2026-11-26',
        note: 'Look hardest at refunds',
        tools: [],
      }),
    )
    for (const words of [
      'After-sales',
      'Shared by Mei, 26 November 2026',
      'Look hardest at refunds',
    ])
      expect(html).toContain(words)
  })

  it('shows every tool, its parameters in words, and what is not stated', () => {
    const html = page(
      linkOf({
        tools: [
          { name: 'get_order', description: { does: 'Looks up an order' }, inputSchema: schema },
          { name: 'b', description: 'One text', inputSchema: schema },
        ],
      }),
    )
    for (const words of [
      'get_<wbr/>order',
      'Looks up an order',
      'Order number',
      'One text',
      'Optional, text',
    ])
      expect(html).toContain(words)
    expect(html.match(/Not stated/g)).toHaveLength(4)
  })

  it('renders everything from a link as text', () => {
    const nasty = '<img src=x onerror=alert(1)><script>alert(2)</script>[a](javascript:alert(3))'
    const html = page(
      linkOf({
        title: nasty,
        author: nasty,
        date: nasty,
        note: nasty,
        tools: [
          {
            name: nasty,
            title: nasty,
            description: nasty,
            inputSchema: {
              type: 'object',
              properties: {
                [nasty]: {
                  type: nasty,
                  title: nasty,
                  description: nasty,
                  enum: [nasty],
                  pattern: nasty,
                },
              },
            },
            inputExamples: [{ [nasty]: nasty }],
            contract: { [nasty]: nasty },
          },
          nasty,
        ],
      }),
    )
    expect(html).not.toMatch(/<img|<script|href=/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it.each([
    [
      'is one tool of odd parts',
      [
        {
          name: 1,
          title: {},
          description: [],
          inputSchema: true,
          outputSchema: 7,
          inputExamples: {},
          contract: null,
        },
      ],
    ],
    ['is no tool at all', [null, 3, [], 'x', {}]],
    ['has no schema', [{ name: 'a' }]],
    [
      'has a name that objects have',
      [{ name: 'a', inputSchema: { properties: { x: { type: 'constructor' } } } }],
    ],
  ])('bears a list that %s', (_, tools) =>
    expect(page(linkOf({ tools }))).toContain('class="sheet'),
  )

  const good = linkOf({ title: 'T', tools: [{ name: 'a', inputSchema: schema }] })
  const changed = good.slice(0, -4) + (good.at(-4) === 'A' ? 'B' : 'A') + good.slice(-3)
  it.each([
    ['cut', good.slice(0, -5), 'This link is cut off'],
    ['damaged', changed, 'This link is damaged'],
    ['shortened', good.slice(0, 40) + '[…]' + good.slice(-5), 'This is a shortened link'],
    ['newer', '#s=' + framed(9, 'AAAA'), 'This link needs a newer Toolwright'],
    ['too large', '#s=' + 'A'.repeat(MAX_PAYLOAD + 10), 'This link is too large'],
    ['empty', 'https://tools.example/#s=', 'There is no link here'],
    ['no link', 'https://tools.example/#x', 'This is not a Toolwright link'],
  ])('says of a link that is %s what is wrong and what to do', (_, text, title) => {
    const html = page(text)
    const decoded = readLink(text)
    const advice = decoded.ok ? '' : linkProblemText(decoded, 'en').split(/[“”"&]/)[0]!
    expect(advice).not.toBe('')
    for (const words of [title, advice, 'Paste the link again', 'Open my own work'])
      expect(html).toContain(words)
    expect(html).not.toContain('class="phero"')
  })

  it('says how much of a cut link is missing', () => {
    expect(page(good.slice(0, -5))).toMatch(/\b5\b/)
  })
})
