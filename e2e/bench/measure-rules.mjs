// Times the rules themselves, warm, in this process: what the studio and a long run of the command do.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildCore } from './build-core.mjs'
import { makeTool } from './samples.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const corpus = path.join(process.env.TOOLWRIGHT_SHARED ?? path.join(root, '../shared'), 'corpus')

/** Builds the rules and what reads texts into `folder`, and loads them. */
export async function loadRules(folder) {
  const built = await buildCore(path.join(folder, 'rules'), {
    engine: 'lint/engine.ts',
    parse: 'json/parse.ts',
    print: 'json/print.ts',
    import: 'dialects/import.ts',
  })
  const [{ lintSet }, { parse }, { print }, { importText }] = await Promise.all([
    import(built.engine),
    import(built.parse),
    import(built.print),
    import(built.import),
  ])
  return { lintSet, parse, print, importText }
}

/** Texts of `count` tools: real ones, spread over their sources, where they are at hand; else made ones. */
export function textsOfTools({ importText, print }, count) {
  if (!existsSync(corpus)) {
    return Array.from({ length: count }, (_, i) => JSON.stringify(makeTool(i, 2000), null, 2))
  }
  const texts = readdirSync(corpus, { recursive: true })
    .map((file) => path.join(corpus, String(file)))
    .filter((file) => file.endsWith('.json') && !file.endsWith('MANIFEST.json'))
    .sort()
    .flatMap((file) => importText(readFileSync(file, 'utf8')).tools.map(({ tool }) => print(tool)))
  return Array.from({ length: count }, (_, i) => texts[Math.floor((i * texts.length) / count)])
}

const trees = ({ parse }, texts) => texts.map((text) => parse(text).root)

/** Milliseconds for all rules on tools that were never seen, each by itself. */
export function measureRules(core, texts) {
  const tools = trees(core, texts)
  const begun = performance.now()
  for (const tool of tools) core.lintSet([tool])
  return performance.now() - begun
}

/** Milliseconds until a set that was judged is judged again, one of its tools changed. */
export function measureEdit(core, texts) {
  const tools = trees(core, texts)
  core.lintSet(tools)
  const at = Math.floor(tools.length / 2)
  const edited = tools.with(at, core.parse(texts[at].replace('"name": "', '"name": "new_')).root)
  const begun = performance.now()
  core.lintSet(edited)
  return performance.now() - begun
}
