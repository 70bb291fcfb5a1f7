import { expect, test } from 'vitest'
import { linkProblemText, linkProblemWords } from './link-problem-words'

test.each(Object.entries(linkProblemWords))(
  '%s is said in both languages, with the same slots',
  (_, words) => {
    const slots = (text: string) => text.match(/\{\w+\}/g)
    expect(words.en).toMatch(/[.]$/)
    expect(words.zh).toMatch(/[。]$/)
    expect(slots(words.en)).toEqual(slots(words.zh))
  },
)

test('the missing characters are counted where they are known', () => {
  const cut = { ok: false, reason: 'cut' } as const
  expect(linkProblemText({ ...cut, missing: 1234 }, 'en')).toContain('1,234')
  expect(linkProblemText({ ...cut, missing: 7 }, 'zh')).toContain('缺了 7 个字符')
  expect(linkProblemText(cut, 'en')).not.toContain('{')
})
