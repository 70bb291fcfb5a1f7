import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the page’s first script asks for a link in the same words as hasLinkPayload', () => {
  const question = /\/\(\?:\[#.*?\/i/
  const ours = question.exec(readFileSync('src/core/share/has-link-payload.ts', 'utf8'))?.[0]
  expect(ours).toBeDefined()
  expect(question.exec(readFileSync('src/boot.js', 'utf8'))?.[0]).toBe(ours)
})
