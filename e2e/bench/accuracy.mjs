// Measures how far our reading of descriptions agrees with people who labelled them, and with raters.
// Fails when a goal is missed. Needs the shared material, which is no part of the repository.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(root, '../shared')
const files = {
  tools: path.join(shared, 'gold/tools.json'),
  labels: path.join(shared, 'gold/labels.json'),
  rated: path.join(shared, 'labels/sail_tool_description_scores.jsonl'),
}

const missing = Object.values(files).filter((file) => !existsSync(file))
if (missing.length > 0) {
  console.log('Nothing was measured: the labelled definitions are not here.')
  console.log(`They are looked for in ${shared}; TOOLWRIGHT_SHARED names another folder.`)
  process.exit(0)
}

const text = (key, value) => {
  if (Array.isArray(value)) return value.map((each) => each.toFixed(2)).join('–')
  return key === 'cases' ? String(value) : value.toFixed(3)
}

const mark = (isMet) => (isMet === undefined ? ' ' : isMet ? '✓' : '✗')

function print(title, figures) {
  console.log(`\n${title}`)
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, values, isMet } of figures) {
    const cells = Object.entries(values).map(([key, value]) => `${key} ${text(key, value)}`)
    console.log(`${mark(isMet)} ${name.padEnd(width)}  ${cells.join('  ')}`)
  }
}

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { pairsOf } = await server.ssrLoadModule('/src/core/reading/accuracy/labelled.ts')
const { measureAnswers, measureNames, measureComponents } = await server.ssrLoadModule(
  '/src/core/reading/accuracy/measure.ts',
)
const json = (file) => JSON.parse(readFileSync(file, 'utf8'))
const pairs = pairsOf(json(files.tools), json(files.labels))
const rated = readFileSync(files.rated, 'utf8').trim().split('\n').map(JSON.parse)

const answers = measureAnswers(pairs)
const names = measureNames(pairs)
const components = measureComponents(rated)
const count = (lang) => pairs.filter((pair) => pair.lang === lang).length
print(
  `The five answers, on ${pairs.length} definitions (${count('en')} English, ${count('zh')} Chinese): ` +
    'weighted kappa with its 95 % interval, and how well “is it said” is told',
  answers,
)
print('Effect, flags and parameters', names)
print(
  `What three raters said of ${rated.length} descriptions, against the number of characters alone`,
  components,
)

const judged = [...answers, ...names, ...components].filter(({ isMet }) => isMet !== undefined)
const missed = judged.filter(({ isMet }) => !isMet)
console.log(`\ngoals: ${judged.length - missed.length} met, ${missed.length} missed`)
if (missed.length > 0) console.log(`missed: ${missed.map(({ name }) => name).join(', ')}`)
await server.close()
process.exitCode = missed.length > 0 ? 1 : 0
