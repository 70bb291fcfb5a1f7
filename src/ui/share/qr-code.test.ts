import { generate } from 'lean-qr'
import { describe, expect, it } from 'vitest'
import { LONGEST_IN_CODE, qrCodeOf } from './qr-code'

const address = (length: number) => 'https://s.example/#s='.padEnd(length, 'aB_-9')

describe('the QR code of a link', () => {
  it('is black on white with a quiet zone, whatever the page looks like', () => {
    const svg = qrCodeOf(address(300)) ?? ''
    const { size } = generate(address(300))
    expect(svg).toMatch(/^<\?xml/)
    expect(svg).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`)
    expect(svg).toContain('#000')
    expect(svg).toContain('#fff')
  })

  it('has at most 105 squares a side; a longer link has none', () => {
    expect(generate(address(LONGEST_IN_CODE)).size).toBe(105)
    expect(generate(address(LONGEST_IN_CODE + 1)).size).toBeGreaterThan(105)
    expect(qrCodeOf(address(LONGEST_IN_CODE))).toBeDefined()
    expect(qrCodeOf(address(LONGEST_IN_CODE + 1))).toBeUndefined()
  })
})
