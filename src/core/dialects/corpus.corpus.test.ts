import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { get, type JsonNode, membersOf, sameData, withoutMembers } from '../json/node'
import { nameOf } from '../model/tool'
import { importText, type ImportedTool } from './import'
import { withoutIdentity, withProperties } from './schema-changes'
import { dialectById } from './registry'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const root = path.join(shared, 'corpus')
const isHere = existsSync(root)

const files = isHere
  ? ['mcp', 'openai', 'claude'].flatMap((folder) =>
      readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
    )
  : []

/** Counts tools by the corpus's own layout, without the importer. */
function countItems(value: unknown): number {
  if (typeof value === 'string') return countItems(JSON.parse(value))
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + countItems(each), 0)
  const record = value as Record<string, unknown>
  const list = record.tools ?? record.functions
  return list === undefined ? 1 : countItems(list)
}

/** The item as an export must give it back: what the vendor's rules change is changed. */
function expectedBack({ item, dialect, tool }: ImportedTool): JsonNode {
  if (item.kind !== 'object' || !dialect.startsWith('openai.')) return item
  const mended = (schema: JsonNode): JsonNode =>
    withProperties(withoutIdentity(schema, ['$schema', '$id']))
  const inside = get(item, 'function')
  if (inside?.kind === 'object') return withValue(item, 'function', withSchema(inside, mended))
  const flat = withSchema(item, mended)
  const strict = get(tool, 'strict')
  return strict || flat.kind !== 'object'
    ? flat
    : {
        ...flat,
        members: [...flat.members, { key: 'strict', value: { kind: 'boolean', value: false } }],
      }
}

function withSchema(item: JsonNode, change: (schema: JsonNode) => JsonNode): JsonNode {
  const schema = get(item, 'parameters')
  return schema ? withValue(item, 'parameters', change(schema)) : item
}

function withValue(item: JsonNode, key: string, value: JsonNode): JsonNode {
  if (item.kind !== 'object') return item
  return { ...item, members: item.members.map((m) => (m.key === key ? { ...m, value } : m)) }
}

if (!isHere) it.skip('corpus: the shared folder is not there', () => {})

describe.runIf(isHere)('real definitions', () => {
  it.each(files)('reads every tool of %s and loses nothing', (name) => {
    const text = readFileSync(path.join(root, name), 'utf8')
    const got = importText(text)
    expect(got.errors).toEqual([])
    expect(got.tools.length + got.opaque.length).toBe(countItems(JSON.parse(text)))
    for (const each of got.tools) {
      expect(nameOf(each.tool)).not.toBe('')
      const write = dialectById(each.dialect)?.write
      if (!write) {
        expect(keepsEverything(each)).toBe(true)
        continue
      }
      const { wire, losses } = write(each.tool)
      const strictLost = losses.some((loss) => loss.code === 'dropped.strict')
      const expected = expectedBack(each)
      if (!strictLost) expect(sameData(wire, expected), nameOf(each.tool)).toBe(true)
    }
  })
})

/** For dialects that are only read: every member of the item is somewhere in the tool. */
function keepsEverything({ item, tool }: ImportedTool): boolean {
  const bags = membersOf(get(tool, 'vendor')).flatMap((bag) => membersOf(bag.value))
  const kept = [...membersOf(withoutMembers(tool, ['vendor'])), ...bags]
  return membersOf(item).every((each) =>
    kept.some((one) => one.value === each.value || isList(each.value)),
  )
}

/** A list of parameters becomes a schema. */
const isList = (value: JsonNode): boolean => value.kind === 'array'
