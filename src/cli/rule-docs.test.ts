import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { RULES } from '../core/lint/registry'
import { rulePages } from './rule-docs'

const folder = path.resolve(import.meta.dirname, '../../docs/rules')
const pages = rulePages()

// WRITE_DOCS=1 npx vitest run src/cli/rule-docs
beforeAll(() => {
  if (!process.env.WRITE_DOCS) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of pages) writeFileSync(path.join(folder, file), text)
})

describe('the documented rules', () => {
  it('are exactly the rules', () => {
    expect([...pages.keys()].sort()).toEqual(
      ['README.md', ...RULES.map(({ id }) => `${id}.md`)].sort(),
    )
    expect(readdirSync(folder).sort()).toEqual([...pages.keys()].sort())
  })

  it.each([...pages.keys()])('%s is current', (file) => {
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(pages.get(file))
  })
})
