import { describe, expect, it } from 'vitest'
import { retryAfterWait, retryWait } from './retry'

const moment = { attempt: 0, now: 0, random: 1, hasWorked: false }

describe('what a Retry-After header asks for', () => {
  it.each([
    ['3', 0, 3_000],
    ['0.5', 0, 500],
    ['Sun, 06 Nov 1994 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 30), 7_000],
    ['Thu, 29 Feb 2024 23:59:59 GMT', Date.UTC(2024, 1, 29), 86_399_000],
    ['Wed, 01 Mar 2000 00:00:00 GMT', Date.UTC(2000, 1, 29), 86_400_000],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 0, 10_000],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 99_000, 0],
    ['soon', 0, undefined],
    ['-3', 0, undefined],
    ['', 0, undefined],
  ])('%j at %i is %s', (header, now, wait) => {
    expect(retryAfterWait(header, now)).toBe(wait)
  })
})

describe('when a request is sent again', () => {
  it('waits twice as long each time, up to a limit, half of it by chance', () => {
    const waits = [0, 1, 2].map((attempt) =>
      retryWait({ outcome: 'server_error' }, { ...moment, attempt }),
    )
    expect(waits).toEqual([1_000, 2_000, 4_000])
    expect(retryWait({ outcome: 'server_error' }, { ...moment, random: 0 })).toBe(500)
  })

  it.each([
    ['three times at most', { outcome: 'rate_limited' as const }, { ...moment, attempt: 3 }],
    [
      'no lack of credit',
      { outcome: 'rate_limited' as const, reason: 'no-credit' as const },
      moment,
    ],
    ['no bad key', { outcome: 'auth' as const, reason: 'key-refused' as const }, moment],
    ['no timeout twice', { outcome: 'timeout' as const }, { ...moment, attempt: 1 }],
    ['no hour', { outcome: 'rate_limited' as const, retryAfter: '3600' }, moment],
    [
      'no line that never was',
      { outcome: 'network_or_cors' as const, reason: 'unreachable' as const },
      moment,
    ],
  ])('waits for: %s', (_, failed, at) => {
    expect(retryWait(failed, at)).toBeUndefined()
  })

  it('waits for a line that was there before', () => {
    const failed = { outcome: 'network_or_cors', reason: 'unreachable' } as const
    expect(retryWait(failed, { ...moment, hasWorked: true })).toBe(1_000)
  })
})
