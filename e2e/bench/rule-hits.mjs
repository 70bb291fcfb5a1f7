// Lints real definitions and prints how often each rule speaks; with `--rule ID`, what it says.
// Real definitions are not part of the project: the folder that holds them is given or beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const shared = process.env.TOOLWRIGHT_SHARED ?? path.join(root, '../shared')
const corpus = path.join(shared, 'corpus')
const { values: options } = parseArgs({
  options: {
    tools: { type: 'string', default: '200' },
    rule: { type: 'string' },
    hits: { type: 'string', default: '10' },
    all: { type: 'boolean', default: false },
  },
})

const load = async (file) => (await runnerImport(path.join(root, file), { root })).module

/** Definitions come as lists of tools or inside something else; files with neither are passed over. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => path.join(folder, String(file)))
    .filter((file) => file.endsWith('.json') && !file.endsWith('MANIFEST.json'))
    .sort()
}

/** Spread evenly over sources, half of them from the Chinese folder, the same on every run. */
function sample(sets, count) {
  const pick = (some, most) => {
    const picked = []
    for (let round = 0; picked.length < most && round < 400; round += 1)
      for (const { tools, at } of some)
        if (round < tools.length && picked.length < most)
          picked.push(at + ((round * 7) % tools.length))
    return picked
  }
  const chinese = sets.filter(({ file }) => file.includes(`${path.sep}zh${path.sep}`))
  const others = sets.filter((set) => !chinese.includes(set))
  return new Set([...pick(others, count / 2), ...pick(chinese, count / 2)])
}

async function main() {
  if (!existsSync(corpus)) {
    console.log('There are no real definitions here: nothing was counted. Set TOOLWRIGHT_SHARED.')
    return
  }
  const { importText } = await load('src/core/dialects/import.ts')
  const { lintSet } = await load('src/core/lint/engine.ts')
  const { RULES } = await load('src/core/lint/registry.ts')
  const { isOnByDefault } = await load('src/core/lint/rule.ts')
  const { DEFAULT_SETTINGS } = await load('src/core/lint/settings.ts')
  const { carriedBy } = await load('src/core/dialects/carried-by.ts')
  const { findingText } = await load('src/i18n/findings.ts')
  const { nameOf } = await load('src/core/model/tool.ts')
  const { pointer } = await load('src/core/json/pointer.ts')

  const sets = []
  let at = 0
  for (const file of filesIn(corpus)) {
    const imported = importText(readFileSync(file, 'utf8'))
    // A collection of separate questions is no set that anybody hands to a model.
    if (imported.tools.length === 0 || imported.tools.length > 400) continue
    const tools = imported.tools.map(({ tool }) => tool)
    sets.push({ file, tools, at, carries: carriedBy(imported.tools[0].dialect) })
    at += tools.length
  }
  const chosen = sample(sets, Number(options.tools))
  const on = new Set(RULES.map(({ id }) => id))
  const hits = new Map(RULES.map(({ id }) => [id, []]))
  for (const { file, tools, at: first, carries } of sets) {
    if (!options.all && !tools.some((_, i) => chosen.has(first + i))) continue
    const report = lintSet(tools, { ...DEFAULT_SETTINGS, on, carries })
    const found = [
      ...report.tools.flatMap(({ findings }, tool) => findings.map((each) => ({ ...each, tool }))),
      ...report.findings,
    ]
    for (const finding of found) {
      const index = finding.tool ?? 0
      if (options.all || chosen.has(first + index))
        hits
          .get(finding.rule)
          ?.push({ finding, tool: tools[index], file: path.relative(corpus, file) })
    }
  }
  if (options.rule) {
    const found = hits.get(options.rule) ?? []
    const step = Math.max(1, Math.floor(found.length / Number(options.hits)))
    for (const { finding, tool, file } of found
      .filter((_, i) => i % step === 0)
      .slice(0, Number(options.hits)))
      console.log(
        `${file} ${nameOf(tool)} #${pointer(finding.path)}\n  ${finding.severity}: ${findingText(finding, 'en')}`,
      )
    console.log(`${options.rule}: ${found.length} hits`)
    return
  }
  const shown = options.all ? at : chosen.size
  console.log(`${shown} real tools, ${RULES.length} rules\n`)
  console.log(
    `${'rule'.padEnd(32)} ${'severity'.padEnd(8)} ${'evidence'.padEnd(13)} on   hits tools`,
  )
  for (const rule of RULES) {
    const found = hits.get(rule.id)
    const tools = new Set(found.map(({ tool }) => tool)).size
    console.log(
      `${rule.id.padEnd(32)} ${rule.severity.padEnd(8)} ${rule.evidence.padEnd(13)} ${isOnByDefault(rule) ? 'yes' : 'no '} ${String(found.length).padStart(5)} ${String(tools).padStart(5)}`,
    )
  }
}

await main()
