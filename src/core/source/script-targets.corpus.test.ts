import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutInjected } from '../dialects/injected'
import { importText } from '../dialects/import'
import { get, type JsonObject, sameData } from '../json/node'
import { parse } from '../json/parse'
import { nameOf } from '../model/tool'
import { langchainPython } from './langchain-python'
import { typeFaults } from './typescript/type-check.fixture'
import { vercelAi } from './vercel-ai'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const isHere = existsSync(path.join(shared, 'vectors'))
const hasPython = spawnSync('python3', ['--version']).status === 0

const read = (file: string): string => readFileSync(path.join(shared, file), 'utf8')
const list = (folder: string): readonly string[] =>
  readdirSync(path.join(shared, folder)).map((name) => path.join(folder, name))

/** The canonical tools of the vectors, and two hundred from all over the corpus, named apart. */
function tools(): readonly JsonObject[] {
  const authored = list('vectors/export').map((name) => get(parse(read(name)).root, 'canonical'))
  const found = list('corpus/mcp').flatMap((name) => importText(read(name)).tools)
  const step = Math.floor(found.length / 200)
  const some = found.filter((_, i) => i % step === 0).map(({ tool }) => tool)
  const names = new Set<string>()
  return [...authored, ...some].flatMap((tool) => {
    if (tool?.kind !== 'object' || names.has(nameOf(tool))) return []
    names.add(nameOf(tool))
    return [tool]
  })
}

if (!isHere) it.skip('scripts of real tools: the shared folder is not there', () => {})

describe.runIf(isHere)('scripts of real tools', () => {
  const all = isHere ? tools() : []
  const typescript = vercelAi.write(all)
  const python = langchainPython.write(all)

  it('are written for all of them but those without an object at the root', () => {
    const refused = typescript.items.flatMap(({ errors }) => errors.map(({ code }) => code))
    expect(all.length).toBeGreaterThan(200)
    expect(new Set(refused).size).toBeLessThanOrEqual(1)
    expect(refused.every((code) => code === 'schema.root-type')).toBe(true)
  })

  it('pass the type checker, all in one file', () => {
    expect(typeFaults({ 'corpus-tools.ts': typescript.files[0]!.text })).toEqual([])
  }, 600_000)

  it.runIf(hasPython)('are parsed by Python', () => {
    const run = spawnSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], {
      input: python.files[0]!.text,
      encoding: 'utf8',
    })
    expect(run.stderr).toBe('')
    expect(run.status).toBe(0)
  })
  if (isHere && !hasPython) it.skip('are parsed by Python: python3 is not there', () => {})

  it.each([
    ['TypeScript', typescript, 'vercel.ai-sdk'],
    ['Python', python, 'langchain'],
  ] as const)('are read back from %s with the same schemas', (_, { files, items }, dialect) => {
    const got = importText(files[0]!.text)
    expect(got.problems).toEqual([])
    expect(got.errors).toEqual([])
    expect(got.dialect).toBe(dialect)
    const written = all.filter((_, i) => items[i]!.ok)
    expect(got.tools.map(({ tool }) => nameOf(tool))).toEqual(written.map(nameOf))
    const other = got.tools.filter(
      ({ tool }, i) =>
        !sameData(get(tool, 'inputSchema'), get(withoutInjected(written[i]!).tool, 'inputSchema')),
    )
    expect(other.map(({ tool }) => nameOf(tool))).toEqual([])
  })
})
