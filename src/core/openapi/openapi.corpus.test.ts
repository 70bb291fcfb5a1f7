import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Ajv2020 from 'ajv/dist/2020'
import { describe, expect, it } from 'vitest'
import { WRITABLE } from '../dialects/registry'
import { get } from '../json/node'
import { toPlain } from '../json/plain'
import { nameOf } from '../model/tool'
import { draftsOf } from './drafts'
import { looksLikeApiDocument } from './looks-like-api-document'
import { readApiDocument } from './read-api-document'

const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(process.cwd(), '../shared')
const root = path.join(shared, 'corpus')
const isHere = existsSync(root)

const namesIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`)

const files = isHere ? [...namesIn('openapi', /\.json$/), ...namesIn('zh', /^coze_/)] : []
const textOf = (name: string): string => readFileSync(path.join(root, name), 'utf8')

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Counts operations from a plain object, without the reader. */
function countOperations(text: string): number {
  const document = JSON.parse(text) as Record<string, unknown>
  const items = Object.values((document.paths ?? {}) as Record<string, Record<string, unknown>>)
  return items.reduce((sum, item) => {
    const ref = item.$ref as string | undefined
    const target = ref?.split('/').at(-1)?.replace(/~1/g, '/')
    const followed =
      target === undefined
        ? item
        : (document.paths as Record<string, Record<string, unknown>>)[target]!
    return sum + METHODS.filter((method) => followed[method] !== undefined).length
  }, 0)
}

if (!isHere) it.skip('OpenAPI corpus: the shared folder is not there', () => {})

describe.runIf(isHere)('real API documents', () => {
  it('are told from other definitions', () => {
    const documents = files.filter((name) => looksLikeApiDocument(textOf(name)))
    expect(files.filter((name) => !documents.includes(name))).toEqual(['zh/coze_plugin_meta.json'])
    const others = [...namesIn('mcp', /\.json$/), ...namesIn('zh', /^dify_/)]
    expect(others.filter((name) => looksLikeApiDocument(textOf(name)))).toEqual([])
  })

  it.each(files.filter((name) => !name.endsWith('plugin_meta.json')))(
    'becomes legal drafts that every dialect takes or refuses with a reason: %s',
    (name) => {
      const text = textOf(name)
      const document = readApiDocument(text)
      expect(document.problems.filter((each) => each.severity !== 'warning')).toEqual([])
      expect(document.operations).toHaveLength(countOperations(text))
      const { drafts, refused } = draftsOf(document)
      expect(refused).toEqual([])
      expect(new Set(drafts.map(({ tool }) => nameOf(tool))).size).toBe(drafts.length)
      // A pattern that only non-Unicode engines take is legal too.
      const ajv = new Ajv2020({ strict: false, logger: false, unicodeRegExp: false })
      for (const { tool, operation } of drafts) {
        for (const key of ['inputSchema', 'outputSchema']) {
          const schema = get(tool, key)
          if (schema)
            expect(() => ajv.compile(toPlain(schema) as object), operation.id).not.toThrow()
        }
        for (const dialect of WRITABLE) {
          const written = dialect.write!(tool)
          const reasons = written.errors.filter((each) => each.severity !== 'warning')
          expect(written.ok, `${dialect.id} ${operation.id}`).toBe(reasons.length === 0)
        }
      }
    },
  )
})
