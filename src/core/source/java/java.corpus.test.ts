import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importText } from '../../dialects/import'
import { withoutInjected } from '../../dialects/injected'
import { withoutIdentity, withProperties } from '../../dialects/schema-changes'
import {
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  stringOf,
  withoutMembers,
} from '../../json/node'
import { parse } from '../../json/parse'
import { toPlain } from '../../json/plain'
import { descriptionText } from '../../model/description'
import { SOURCE_TARGETS } from '../registry'
import type { SourceItem } from '../target'
import { hostileTools } from './hostile-tools'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const stubs = path.resolve('src/core/source/java/stubs')
const hasCompiler = spawnSync('javac', ['-version']).status === 0
const hasShared = existsSync(shared)
const targets = SOURCE_TARGETS.filter((target) => target.language === 'java')

if (!hasCompiler) it.skip('Java source: there is no javac on this machine', () => {})
if (!hasShared) console.error('Java source: the shared folder is not there; own tools only')

/** The canonical tools of the golden cases, each name once. */
function goldenTools(): readonly JsonObject[] {
  const folder = path.join(shared, 'vectors/export')
  if (!hasShared) return []
  return readdirSync(folder).map(
    (name) =>
      get(parse(readFileSync(path.join(folder, name), 'utf8')).root, 'canonical') as JsonObject,
  )
}

/** Three tools of each server of the corpus: the first, the middle and the last. */
function corpusTools(): readonly JsonObject[] {
  const folder = path.join(shared, 'corpus/mcp')
  if (!hasShared) return []
  return readdirSync(folder).flatMap((name) => {
    const { tools } = importText(readFileSync(path.join(folder, name), 'utf8'))
    const places = new Set([0, tools.length >> 1, tools.length - 1])
    return [...places].flatMap((place) => tools[place]?.tool ?? [])
  })
}

const groups: readonly { readonly title: string; readonly tools: readonly JsonObject[] }[] = [
  { title: 'Hostile', tools: hostileTools() },
  { title: 'Golden', tools: goldenTools() },
  { title: 'Corpus', tools: corpusTools() },
]

interface Ran {
  readonly description: string
  readonly fullDescription?: string
  readonly schema?: unknown
}

interface Written {
  readonly name: string
  readonly target: string
  readonly tools: readonly JsonObject[]
  readonly items: readonly SourceItem[]
  readonly text: string
}

const javaFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .map((name) => path.join(folder, name))

/** Codes of what stands in the whole schema, which is then written beside the method. */
const FULL = ['java.in-full-schema', 'java.framework-adds', 'java.root-lost']

/** What a framework cannot say is reported, and then not promised. */
const isPromised = (item: SourceItem): boolean =>
  !item.losses.some((each) =>
    ['java.root-lost', 'java.definitions-moved', 'schema.boolean'].includes(each.code),
  )

function promised(tool: JsonObject, target: string): JsonNode {
  const slim = get(withoutInjected(tool).tool, 'inputSchema')!
  const schema = withProperties(withoutIdentity(slim, ['$schema']))
  // LangChain4j lists what is required even where nothing is.
  const isEmpty = itemsOf(get(schema, 'required')).length === 0
  return isEmpty && target === 'langchain4j' && schema.kind === 'object'
    ? withoutMembers(schema, ['required'])
    : schema
}

describe.runIf(hasCompiler)('generated Java', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'toolwright-java-'))
  const written: Written[] = targets.flatMap((target) =>
    groups.flatMap(({ title, tools }) => {
      const name = `${title}${target.label.replace(/\W/g, '')}`
      const { files, items } = target.write(tools, name)
      return files.map(({ text }) => ({ name, target: target.id, tools, items, text }))
    }),
  )
  const ran = new Map<string, Readonly<Record<string, Ran>>>()

  beforeAll(() => {
    for (const { name, text } of written) writeFileSync(path.join(folder, `${name}.java`), text)
    const sources = [...javaFiles(stubs), ...javaFiles(folder)]
    const compiled = spawnSync(
      'javac',
      ['-proc:none', '-nowarn', '-encoding', 'UTF-8', '-d', path.join(folder, 'out'), ...sources],
      { encoding: 'utf8' },
    )
    expect(compiled.stderr.replace(/^Note: .*\n/gm, '')).toBe('')
    const names = written.map((each) => each.name)
    const out = execFileSync('java', ['-cp', path.join(folder, 'out'), 'Dump', ...names], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    out
      .trimEnd()
      .split('\n')
      .forEach((line, i) => ran.set(names[i]!, JSON.parse(line) as Record<string, Ran>))
  }, 300_000)

  afterAll(() => rmSync(folder, { recursive: true }))

  it.each(written)(
    'compiles and is at run time what was written: $name',
    ({ name, target, tools, items }) => {
      const got = ran.get(name)!
      const good = tools.flatMap((tool, i) => (items[i]!.ok ? [{ tool, item: items[i]! }] : []))
      expect(good.length).toBeGreaterThan(0)
      expect(Object.keys(got).sort()).toEqual(
        good.map(({ tool }) => stringOf(get(tool, 'name'))).sort(),
      )
      for (const { tool, item } of good) {
        const toolName = stringOf(get(tool, 'name'))!
        const one = got[toolName]!
        const description = descriptionText(tool).trim() === '' ? '' : descriptionText(tool)
        expect(one.fullDescription ?? one.description, toolName).toBe(description)
        const isFull = item.losses.some((each) => FULL.includes(each.code))
        expect(one.schema !== undefined, toolName).toBe(isFull)
        if (!isFull || !isPromised(item)) continue
        const wanted = toPlain(promised(tool, target))
        if (target === 'langchain4j') expect(one.schema, toolName).toEqual(wanted)
        // Of maps that keep their order the order counts too.
        else expect(JSON.stringify(one.schema), toolName).toBe(JSON.stringify(wanted))
      }
    },
  )

  it.each(written)('is read back as it was written: $name', ({ target, tools, items, text }) => {
    const back = importText(text)
    expect(back.dialect).toBe(target)
    expect(back.losses).toEqual([])
    const good = tools.flatMap((tool, i) => (items[i]!.ok ? [{ tool, item: items[i]! }] : []))
    expect(back.tools.map((each) => stringOf(get(each.tool, 'name')))).toEqual(
      good.map(({ tool }) => stringOf(get(tool, 'name'))),
    )
    good.forEach(({ tool, item }, i) => {
      const read = back.tools[i]!.tool
      expect(descriptionText(read)).toBe(
        descriptionText(tool).trim() === '' ? '' : descriptionText(tool),
      )
      if (isPromised(item))
        expect(toPlain(get(read, 'inputSchema')!)).toEqual(toPlain(promised(tool, target)))
    })
  })

  it.each(written.filter((each) => each.name.startsWith('Corpus')))(
    'leaves out no tool of the corpus but for its name or a root that is no object: $name',
    ({ items }) => {
      const codes = items.flatMap((item) => (item.ok ? [] : item.errors.map((each) => each.code)))
      const known = ['name.duplicate', 'schema.root-type']
      expect(codes.filter((code) => !known.includes(code))).toEqual([])
    },
  )
})
