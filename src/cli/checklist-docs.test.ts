import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { checklistPage } from './checklist-docs'

const file = path.resolve(import.meta.dirname, '../../docs/CHECKLISTS.md')

// WRITE_DOCS=1 npx vitest run src/cli/checklist-docs
beforeAll(() => {
  if (process.env.WRITE_DOCS) writeFileSync(file, checklistPage())
})

it('docs/CHECKLISTS.md is current', () => {
  expect(readFileSync(file, 'utf8')).toBe(checklistPage())
})
