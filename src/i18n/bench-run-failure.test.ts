import { describe, expect, it } from 'vitest'
import { OUTCOME_REASONS } from '../core/bench/runs/outcome-reason'
import { PROVIDERS } from '../core/bench/wire/providers'
import { ACCESS_WORDS } from './bench-run-access'
import { failureText, OUTCOME_WORDS, REASON_WORDS } from './bench-run-failure'

const about = {
  host: 'a.example',
  model: 'm',
  origin: 'https://page.example',
  access: 'unknown',
  seconds: 60,
} as const

describe('the words of a failure', () => {
  it('are there for every reason, with something to do, and leave no slot open', () => {
    for (const reason of OUTCOME_REASONS)
      for (const lang of ['en', 'zh'] as const)
        for (const { access } of PROVIDERS) {
          const told = failureText(
            { outcome: 'auth', reason, status: 401 },
            { ...about, access },
            lang,
          )
          expect(told.what).not.toBe('')
          expect(told.todo).not.toBe('')
          expect(told.what + told.todo).not.toMatch(/[{}]/)
        }
  })

  it('are Chinese in Chinese, without a blank beside Latin letters', () => {
    const zh = [
      ...Object.values({ ...REASON_WORDS, ...OUTCOME_WORDS }).flatMap(({ what, todo }) => [
        what.zh,
        todo.zh,
      ]),
      ...Object.values(ACCESS_WORDS).map((each) => each.zh),
    ]
    for (const text of zh)
      expect(text).not.toMatch(/[\u4e00-\u9fff] [A-Za-z]|[A-Za-z] [\u4e00-\u9fff]/)
  })

  it('say how the server is made to answer this page', () => {
    const blocked = { outcome: 'network_or_cors', reason: 'blocked' } as const
    const { todo } = failureText(blocked, { ...about, access: 'ollama-origins' }, 'en')
    expect(todo).toContain('OLLAMA_ORIGINS=https://page.example')
    expect(failureText({ outcome: 'timeout' }, about, 'zh').what).toBe('60秒内没有回答。')
  })
})
