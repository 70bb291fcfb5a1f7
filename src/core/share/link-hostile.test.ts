import { beforeAll, expect, test } from 'vitest'
import { readLink } from './decode-link'
import { bombs, hostilePayload, numbersOf } from './hostile-payloads.fixture'
import { linkProblemText } from './link-problem-words'
import { primedModel } from './model/primed-model'

beforeAll(() => void primedModel(), 60_000)

/** What is said of a link that cannot be read, in both languages; nothing when it can be. */
function said(text: string): string | undefined {
  const link = readLink(text)
  return link.ok ? undefined : linkProblemText(link, 'en') + linkProblemText(link, 'zh')
}

test('random and hostile payloads end in a clear message', () => {
  const random = numbersOf(7)
  for (let run = 0; run < 400; run++) {
    const text = hostilePayload(random)
    expect(said(text), text.slice(0, 200)).toMatch(/[a-z].*。$/s)
  }
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
}, 30_000)

test.each(bombs.map((text) => [text.slice(0, 24), text]))(
  'the bomb %s ends in a clear message',
  (_, text) => {
    expect(said(text)).toMatch(/[a-z].*。$/s)
  },
  30_000,
)
