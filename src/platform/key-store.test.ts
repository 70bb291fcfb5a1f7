import { describe, expect, it } from 'vitest'
import { openKeyStore, type TabStorage } from './key-store'

function tab(): TabStorage & { readonly all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
    key: (i) => [...all.keys()][i] ?? null,
    get length() {
      return all.size
    },
  }
}

const OPENAI = 'https://api.openai.com/v1'

describe('the keys of models', () => {
  it('stay in memory and go to their own host alone', () => {
    const storage = tab()
    const keys = openKeyStore(() => storage)
    keys.give(OPENAI, 'sk-1', false)
    expect(keys.keyFor(OPENAI)).toBe('sk-1')
    expect(keys.keyFor('https://api.openai.com/v2')).toBe('sk-1')
    expect(keys.keyFor('https://api.openai.com.evil.example/v1')).toBe('')
    expect(keys.keyFor('http://api.openai.com/v1')).toBe('')
    expect(storage.all.size).toBe(0)
  })

  it('stay in the tab on wish, and are forgotten everywhere', () => {
    const storage = tab()
    storage.setItem('other', 'x')
    openKeyStore(() => storage).give(OPENAI, 'sk-1', true)
    openKeyStore(() => storage).give('http://localhost:1/v1', 'sk-2', true)
    const later = openKeyStore(() => storage)
    expect(later.keyFor(OPENAI)).toBe('sk-1')
    later.forget()
    expect(later.keyFor(OPENAI)).toBe('')
    expect([...storage.all]).toEqual([['other', 'x']])
  })

  it('leave the tab when they are given again without the wish', () => {
    const storage = tab()
    const keys = openKeyStore(() => storage)
    keys.give(OPENAI, 'sk-1', true)
    keys.give(OPENAI, 'sk-1', false)
    expect(storage.all.size).toBe(0)
  })

  it('work where the browser has no storage', () => {
    const keys = openKeyStore(() => {
      throw new Error('denied')
    })
    keys.give(OPENAI, 'sk-1', true)
    expect(keys.keyFor(OPENAI)).toBe('sk-1')
    keys.forget()
    expect(keys.keyFor(OPENAI)).toBe('')
  })
})
