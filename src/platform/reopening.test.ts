import { describe, expect, it } from 'vitest'
import { reopening } from './reopening'

const named = (name: string): Error => Object.assign(new Error(name), { name })

describe('a connection that was closed under us', () => {
  it('is opened anew once, and stays so', async () => {
    let opened = 0
    const use = reopening('old', async () => `new ${++opened}`)
    const work = async (database: string) => {
      if (database === 'old') throw named('InvalidStateError')
      return database
    }
    expect([await use(work), await use(work), opened]).toEqual(['new 1', 'new 1', 1])
  })

  it('is not opened anew for other errors, nor twice for one piece of work', async () => {
    let opened = 0
    const use = reopening('old', async () => `new ${++opened}`)
    const failing = (name: string) => use(() => Promise.reject(named(name)))
    await expect(failing('QuotaExceededError')).rejects.toThrow('QuotaExceededError')
    expect(opened).toBe(0)
    await expect(failing('InvalidStateError')).rejects.toThrow('InvalidStateError')
    expect(opened).toBe(1)
  })
})
