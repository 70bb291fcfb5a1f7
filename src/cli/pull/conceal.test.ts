import { describe, expect, it } from 'vitest'
import { concealing } from './conceal'

describe('what a server said', () => {
  it.each([
    ['Bearer s3cret-token', 'bad token s3cret-token!', 'bad token •••!'],
    ['Bearer s3cret-token', 'got "Bearer s3cret-token"', 'got "•••"'],
    ['a b/c=', '?key=a%20b%2Fc%3D', '?key=•••'],
    ['say "x"', '{"was":"say \\"x\\""}', '{"was":"•••"}'],
    ['no', 'no such page', 'no such page'],
  ])('is shown without the secret %j', (secret, text, shown) => {
    expect(concealing([secret])(text)).toBe(shown)
  })

  it('hides the longer secret before one that it holds', () => {
    expect(concealing(['abcd', 'abcdefgh'])('abcdefgh abcd')).toBe('••• •••')
  })

  it('cannot steer the terminal, nor fill it', () => {
    const conceal = concealing([])
    expect(conceal('\u001b[31mred\u001b[0m\u0007\r\nnext\u009b2J')).toBe('red next 2J')
    expect(conceal('中'.repeat(1000))).toBe('中'.repeat(300) + '…')
  })
})
