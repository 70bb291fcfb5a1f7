import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from './token-estimate'

const shared =
  process.env.TOOLWRIGHT_SHARED ?? path.resolve(import.meta.dirname, '../../../../shared')
const folder = path.join(shared, 'corpus/mcp')
const chinese = path.join(shared, 'corpus/zh/c3bench_tools_zh.json')

/** Files enough to measure by, and few enough to count in a second. */
const MOST = 30

const textOf = (file: string): string => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
const ratioOf = (text: string): number => estimateTokens(text) / encode(text).length

describe.skipIf(!existsSync(folder))('the estimate of tokens on real definitions', () => {
  const files = existsSync(folder) ? readdirSync(folder).slice(0, MOST) : []
  it.each(files)('is within 15 % for %s', (file) => {
    const text = textOf(path.join(folder, file)).slice(0, 120_000)
    expect(Math.abs(ratioOf(text) - 1)).toBeLessThan(0.15)
  })
  it.runIf(existsSync(chinese))('is within 15 % for Chinese ones', () => {
    expect(Math.abs(ratioOf(textOf(chinese).slice(0, 120_000)) - 1)).toBeLessThan(0.15)
  })
})

it.runIf(!existsSync(folder))('has no real definitions here: nothing was measured', () => {
  expect(existsSync(folder)).toBe(false)
})
