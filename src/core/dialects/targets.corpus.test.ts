import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { get, type JsonNode, type JsonObject, withoutMembers } from '../json/node'
import { toPlain } from '../json/plain'
import { print } from '../json/print'
import type { Written } from './dialect'
import { exportTools } from './export'
import { checkGeminiSchema } from './gemini-wire'
import { importText } from './import'
import { WRITABLE } from './registry'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const root = path.join(shared, 'corpus')
const isHere = existsSync(root)

const names = isHere
  ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.json') && name.includes(path.sep),
    )
  : []

/** Every tool that an import finds, in any file. */
const readAll = (): readonly JsonObject[] =>
  names.flatMap((name) =>
    importText(readFileSync(path.join(root, name), 'utf8')).tools.map((each) => each.tool),
  )

/** The places where a dialect keeps the input schema as JSON Schema. */
const PLACES = [
  ['function', 'parameters'],
  ['toolSpec', 'inputSchema', 'json'],
  ['parameters'],
  ['input_schema'],
  ['inputSchema'],
  ['parametersJsonSchema'],
]

function schemaOf(wire: JsonNode): JsonNode | undefined {
  for (const place of PLACES) {
    const schema = place.reduce((at: JsonNode | undefined, step) => get(at, step), wire)
    if (schema) return schema
  }
  return undefined
}

const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false })
const legal = new Map<string, boolean>()

/** Legal 2020-12, whatever draft it says it is of; the same schema is asked once. */
function isLegal(schema: JsonNode): boolean {
  const bare = schema.kind === 'object' ? withoutMembers(schema, ['$schema']) : schema
  const text = print(bare, 0)
  if (!legal.has(text)) legal.set(text, ajv.validateSchema(toPlain(bare) as object) === true)
  return legal.get(text)!
}

/** A break of JSON Schema that the dialect only warns of is passed on as it is. */
const isWarned = ({ errors }: Written): boolean =>
  errors.some((each) => each.code === 'schema.not-2020-12')

if (!isHere) it.skip('corpus: the shared folder is not there', () => {})

describe.runIf(isHere)('real definitions in every dialect', () => {
  const tools = isHere ? readAll() : []

  it('are found in their thousands', () => {
    expect(tools.length).toBeGreaterThan(8000)
  })

  it.each(WRITABLE.map(({ id }) => id))('are written in %s, and what is written is legal', (id) => {
    const start = performance.now()
    const { items } = exportTools(tools, id)!
    const seconds = ((performance.now() - start) * 4) / tools.length
    const good = items.filter((each) => each.written.ok)
    console.error(
      `${id}: ${good.length} of ${tools.length} written, ${seconds.toFixed(2)} s for 4,000 tools`,
    )
    expect(items).toHaveLength(tools.length)
    const unexplained = items.filter(({ written }) => !written.ok && written.errors.length === 0)
    expect(unexplained.map((each) => each.name)).toEqual([])
    // Our own document keeps whatever an author wrote.
    if (id === 'toolwright') return
    const illegal = items.filter(({ written }) => {
      const schema = written.ok && !isWarned(written) ? schemaOf(written.wire) : undefined
      if (!schema) return false
      return id === 'gemini.parameters' ? checkGeminiSchema(schema).length > 0 : !isLegal(schema)
    })
    expect(illegal.map((each) => each.name)).toEqual([])
  })
})
