import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { get, getIn, type JsonNode, type JsonObject, sameData } from '../../json/node'
import { toPlain } from '../../json/plain'
import { pointer } from '../../json/pointer'
import { nameOf } from '../../model/tool'
import type { DialectError } from '../dialect'
import { importText } from '../import'
import { dialectById } from '../registry'
import { isUnchangedByOpenAi } from './openai-oracle.fixture'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const root = path.join(shared, 'corpus/mcp')
const isHere = existsSync(root)
const TARGETS = [
  'openai.chat.strict',
  'openai.responses.strict',
  'deepseek.strict',
  'claude.strict',
]

if (!isHere) it.skip('strict corpus: the shared folder is not there', () => {})

const tools = isHere
  ? readdirSync(root).flatMap((name) =>
      importText(readFileSync(path.join(root, name), 'utf8')).tools.map((each) => each.tool),
    )
  : []

/** The input schema of a wire item, wherever the vendor has it. */
function schemaIn(wire: JsonObject): JsonNode | undefined {
  return (
    getIn(wire, ['function', 'parameters']) ?? get(wire, 'parameters') ?? get(wire, 'input_schema')
  )
}

/** Compiling takes a thousand times as long as writing, so only some are; every one is validated. */
const SOME = 25
const FEW = 5

describe.runIf(isHere)('real tools in strict modes', () => {
  it.each(TARGETS)(
    'are refused for a reason or written as %s takes them',
    (id) => {
      const dialect = dialectById(id)!
      const base = dialectById(dialect.strictOf!)!
      const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
      const refused = new Map<string, number>()
      const faults: string[] = []
      let ok = 0
      // Responses differs from Chat Completions only in the shape around the schema.
      const some = id === 'openai.responses.strict' ? tools.filter((_, i) => i % SOME === 0) : tools
      for (const [i, tool] of some.entries()) {
        const written = dialect.write!(tool)
        const codes = new Set(written.errors.filter(isFault).map((each) => each.code))
        for (const code of codes) refused.set(code, (refused.get(code) ?? 0) + 1)
        if (written.ok !== (codes.size === 0)) faults.push(`${nameOf(tool)}: refused for nothing`)
        if (!written.ok) continue
        ok++
        const schema = toPlain(schemaIn(written.wire)!) as Record<string, unknown>
        if (ajv.validateSchema(schema) !== true) faults.push(`${nameOf(tool)}: no JSON Schema`)
        if (i % SOME === 0) ajv.compile(schema)
        const change = id.startsWith('openai') ? isUnchangedByOpenAi(schema) : 'unchanged'
        if (change !== 'unchanged') faults.push(`${nameOf(tool)}: ${change}`)
        // Written again, nothing is left to change; what was written was checked while it was.
        if (i % FEW !== 0) continue
        const read = base.read(written.wire)
        const again = read.kind === 'tool' ? read.tool : tool
        for (const { code, path: at } of dialect.check!(again).filter(isFault))
          faults.push(`${nameOf(tool)}: ${code} ${pointer(at)}`)
        const twice = dialect.write!(again)
        const left = twice.losses.filter((each) => !each.code.startsWith('dropped.'))
        if (left.length > 0 || !sameData(twice.wire, written.wire))
          faults.push(
            `${nameOf(tool)}: another time changes ${left.map((each) => each.code).join()}`,
          )
      }
      const reasons = [...refused].sort((a, b) => b[1] - a[1]).map((each) => each.join(' '))
      console.error(`${id}: ${ok} of ${some.length} strict; refused: ${reasons.join(', ')}`)
      expect(faults).toEqual([])
      expect(ok).toBeGreaterThan(some.length / 2)
    },
    90_000,
  )
})

const isFault = (each: DialectError): boolean => each.severity !== 'warning'
