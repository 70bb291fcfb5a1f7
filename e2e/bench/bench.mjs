// Measures the built page and command and prints one line for each result: see docs/BENCH.md.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchArguments, provideBrowser } from '../browser.mjs'
import { serve } from '../serve.mjs'
import { buildBaselines } from './build-baselines.mjs'
import { measureEmptyNode, measureLint } from './measure-command.mjs'
import {
  measureEditor,
  measureFirstField,
  measureKeystrokes,
  measureReadable,
  measureStudio,
} from './measure-page.mjs'
import {
  linkLengths,
  linkOfTools,
  loadLinks,
  measureOpening,
  pickTexts,
  sharesOfDeflate,
  upperQuartile,
} from './measure-links.mjs'
import { overlapResults } from './measure-overlap.mjs'
import { loadRules, measureEdit, measureRules, textsOfTools } from './measure-rules.mjs'
import { measureBareField, measureFormTyping, measureJsonTyping } from './measure-typing.mjs'
import { percentile95, reportLine } from './report-line.mjs'
import { makeSet, makeTool } from './samples.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const work = path.join(root, 'test-results/bench')
const { values: options } = parseArgs({
  options: {
    dir: { type: 'string', default: path.join(root, 'dist') },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const rounds = Math.max(1, Number(options.rounds) || 5)
const toolBytes = 2000
const oneTool = { text: JSON.stringify(makeTool(0, toolBytes), null, 2), name: makeTool(0, 0).name }
const manyTools = { text: makeSet(300, toolBytes), name: makeTool(0, 0).name }
const kilobytes = (result) => result.bytes / 1000

/** Runs every measure once per round, in turn, so that a slow moment of the machine hits all alike. */
async function interleave(measures) {
  const found = Object.fromEntries(Object.keys(measures).map((name) => [name, []]))
  // Once for nothing: the server compresses each file when it is first asked for.
  for (const measure of Object.values(measures)) await measure()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(measures)) found[name].push(await measure())
  }
  return found
}

async function firstField({ browser, ours, bare }) {
  const found = await interleave({
    ours: () => measureFirstField(browser, ours),
    bare: () => measureFirstField(browser, bare),
  })
  const times = (results) => results.map(({ time }) => time)
  return [
    {
      name: 'first-field',
      unit: 'ms',
      values: times(found.ours),
      baseline: times(found.bare),
      goal: { ratio: 1.3 },
    },
    {
      name: 'bytes-before-first-field',
      unit: 'kB',
      values: found.ours.map(kilobytes),
      baseline: found.bare.map(kilobytes),
      goal: { below: 120 },
    },
  ]
}

async function editor({ browser, ours, withEditor }) {
  const { values, baseline } = await interleave({
    values: () => measureEditor(browser, ours),
    baseline: () => measureEditor(browser, withEditor),
  })
  return [{ name: 'json-editor', unit: 'ms', values, baseline, goal: { ratio: 1.15 } }]
}

/** The page that a link opens, beside the studio: a reader waits for less. */
async function reviewPage({ browser, ours }) {
  const tools = Array.from({ length: 5 }, (_, i) => JSON.stringify(makeTool(i, toolBytes)))
  const link = linkOfTools(await loadLinks(work), tools, ours)
  const found = await interleave({
    page: () => measureReadable(browser, link),
    studio: () => measureStudio(browser, ours),
  })
  return [
    {
      name: 'review-page-readable',
      unit: 'ms',
      values: found.page.map(({ time }) => time),
      baseline: found.studio.map(({ time }) => time),
      goal: { ratio: 0.5 },
    },
    {
      name: 'review-page-bytes',
      unit: 'kB',
      values: found.page.map(kilobytes),
      baseline: found.studio.map(kilobytes),
      goal: { ratio: 0.25 },
    },
  ]
}

const keystroke = (name, sample) =>
  async function keystrokes({ browser, ours, bare }) {
    const found = await interleave({
      values: () => measureKeystrokes(browser, ours, { sample, rounds: 4 }),
      baseline: () => measureKeystrokes(browser, bare, { rounds: 4 }),
    })
    return [{ name, unit: 'ms', values: found.values.flat(), baseline: found.baseline.flat() }]
  }

/** One frame of a screen that draws sixty a second, in milliseconds. */
const frame = 16.7

const typing = (name, sample) =>
  async function typed({ browser, ours, bare, withEditor }) {
    const keys = { rounds: 20 }
    const found = await interleave({
      form: () => measureFormTyping(browser, ours, { sample, ...keys }),
      field: () => measureBareField(browser, bare, keys),
      json: () =>
        measureJsonTyping(browser, ours, { sample, wanted: ['json', 'finding'], ...keys }),
      editor: () => measureJsonTyping(browser, withEditor, { wanted: ['json'], ...keys }),
    })
    const form = found.form.flat().map((times) => Math.max(times.field, times.json, times.finding))
    const field = found.field.flat().map((times) => times.field)
    const json = found.json.flat()
    const editor = found.editor.flat().map((times) => times.json)
    const ms = { unit: 'ms' }
    return [
      { ...ms, name: `${name}-form`, values: form, baseline: field, goal: { beyond: frame } },
      { ...ms, name: `${name}-form-p95`, values: [percentile95(form)], goal: { below: 50 } },
      {
        ...ms,
        name: `${name}-json`,
        values: json.map((times) => Math.max(times.json, times.finding)),
        baseline: editor,
        goal: { beyond: frame },
      },
      {
        ...ms,
        name: `${name}-json-p95`,
        values: [percentile95(json.map((times) => times.finding))],
        goal: { below: 50 },
      },
      {
        ...ms,
        name: `${name}-finding-after-glyph`,
        values: json.map((times) => times.finding - times.json),
        goal: { below: frame },
      },
    ]
  }

const lint = (count, goal) =>
  async function lintFile({ command }) {
    const file = path.join(work, `${count}-tools.json`)
    writeFileSync(file, makeSet(count, toolBytes))
    const { values, baseline } = await interleave({
      values: () => measureLint(command, file, count),
      baseline: () => measureEmptyNode(),
    })
    return [{ name: `lint-${count}-tools`, unit: 'ms', values, baseline, goal }]
  }

async function rules() {
  const core = await loadRules(work)
  const texts = textsOfTools(core, 4000)
  const { all, edit } = await interleave({
    all: () => measureRules(core, texts),
    edit: () => measureEdit(core, texts.slice(0, 300)),
  })
  return [
    { name: 'rules-4000-tools', unit: 'ms', values: all, goal: { below: 4000 } },
    { name: 'rules-300-tools-one-edit', unit: 'ms', values: edit, goal: { below: 50 } },
  ]
}

/** Lengths are of five links each, of other tools; they are the same on every machine. */
async function links() {
  const core = await loadLinks(work)
  const texts = textsOfTools(await loadRules(work), 4000)
  const results = []
  for (const [language, isChinese] of Object.entries({ english: false, chinese: true })) {
    for (const size of [1, 5, 30]) {
      const picked = pickTexts(texts, { isChinese, count: 5 * size })
      if (picked.length === 0) continue
      const lengths = Array.from({ length: 5 }, (_, i) =>
        linkLengths(
          core,
          picked.filter((_, at) => at % 5 === i),
        ),
      )
      const values = lengths.map(({ ours }) => ours)
      const name = `link-${size}-${language}`
      for (const other of ['deflate', 'lzString'])
        results.push({
          name: `${name}-to-${other === 'deflate' ? 'deflate' : 'lz-string'}`,
          unit: 'characters',
          values,
          baseline: lengths.map((length) => length[other]),
        })
    }
  }
  const single = [...pickTexts(texts, { isChinese: false, count: 140 })]
  const shares = sharesOfDeflate(core, [
    ...single,
    ...pickTexts(texts, { isChinese: true, count: 60 }),
  ])
  const unit = '% of deflate'
  const opened = pickTexts(texts, { isChinese: false, count: 30 })
  return [
    ...results,
    { name: 'link-200-tools-median', unit, values: shares, goal: { below: 75 } },
    {
      name: 'link-200-tools-upper-quartile',
      unit,
      values: [upperQuartile(shares)],
      goal: { below: 85 },
    },
    {
      name: 'link-opened-30-tools',
      unit: 'ms',
      values: Array.from({ length: rounds }, () => measureOpening(core, opened)),
      goal: { below: 200 },
    },
  ]
}

const sections = {
  'first-field': firstField,
  'json-editor': editor,
  'review-page': reviewPage,
  'keystroke-one-tool': keystroke('keystroke-one-tool', oneTool),
  'keystroke-300-tools': keystroke('keystroke-300-tools', manyTools),
  'typing-one-tool': typing('typing-one-tool', oneTool),
  'typing-300-tools': typing('typing-300-tools', manyTools),
  'lint-1000-tools': lint(1000),
  'lint-4000-tools': lint(4000, { below: 5000 }),
  rules,
  links,
  overlap: () => overlapResults(work, rounds, toolBytes),
}

async function run(world) {
  const counts = { met: 0, missed: 0, unmeasured: 0 }
  for (const [name, measure] of Object.entries(sections)) {
    if (options.only !== undefined && options.only !== name) continue
    try {
      for (const result of await measure(world)) {
        const { line, isMet } = reportLine(result)
        console.log(line)
        if (isMet !== undefined) counts[isMet ? 'met' : 'missed'] += 1
      }
    } catch (problem) {
      console.log(`${name}: not measured (${problem.message.split('\n', 1)[0]})`)
      counts.unmeasured += 1
    }
  }
  return counts
}

if (!existsSync(path.join(options.dir, 'index.html'))) {
  console.error('There is no built page. Build it first: npm run build')
  process.exit(1)
}
if (options.only !== undefined && !Object.hasOwn(sections, options.only)) {
  console.error(`${options.only} is none of: ${Object.keys(sections).join(', ')}`)
  process.exit(2)
}
mkdirSync(work, { recursive: true })
await buildBaselines(work)
const folders = [options.dir, path.join(work, 'bare'), path.join(work, 'editor')]
const servers = await Promise.all(folders.map((dir) => serve({ dir, port: 0 })))
const browser = await chromium.launch({
  executablePath: provideBrowser(),
  args: launchArguments(),
})
const [ours, bare, withEditor] = servers.map(({ url }) => url)
const command = path.join(options.dir, 'cli/toolwright.js')
const { met, missed, unmeasured } = await run({ browser, ours, bare, withEditor, command })
await browser.close()
await Promise.all(servers.map(({ close }) => close()))
console.log(`goals: ${met} met, ${missed} missed, ${unmeasured} not measured`)
process.exitCode = unmeasured > 0 ? 1 : 0
