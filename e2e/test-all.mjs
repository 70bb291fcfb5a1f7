// Runs every check in order and stops at the first stage that fails; `--corpus` adds the tests
// that read material from outside the repository. What only reads the sources runs side by side.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { provideBrowser } from './browser.mjs'
import { countPlaywright, countStep, countVitest } from './test-counts.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const results = path.join(root, 'test-results')
const shared = process.env.TOOLWRIGHT_SHARED ?? path.resolve(root, '../shared')

const vitest = (name, ...more) => ({
  command: ['vitest', 'run', ...more],
  more: ['--reporter=default', '--reporter=json', `--outputFile.json=test-results/${name}.json`],
  report: `${name}.json`,
  count: countVitest,
})

const reading = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'types of core', command: ['tsc', '-p', 'src/core/tsconfig.json'] },
]

const stages = [
  { name: 'unit and property', ...vitest('unit') },
  { name: 'build', command: ['npm', 'run', 'build'], isOurs: false },
  {
    name: 'end to end',
    before: provideBrowser,
    note: 'Journeys marked @long are left out here; npm run test:e2e runs them too.',
    command: ['playwright', 'test', '--project', 'short'],
    report: 'e2e.json',
    count: countPlaywright,
  },
  {
    name: 'corpus',
    isOptional: true,
    ...vitest('corpus', '--mode', 'corpus'),
  },
]

/** Runs one stage and answers its counts; a stage without a report counts as one. */
async function runStage(stage, isQuiet) {
  const { command, more = [], report, count = countStep, before, isOurs = true } = stage
  const file = report && path.join(results, report)
  if (file) rmSync(file, { force: true })
  try {
    before?.()
  } catch (problem) {
    console.error(problem.message)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const [program, ...args] = isOurs ? ['npx', '--no-install', ...command] : command
  const status = await statusOf(program, [...args, ...more], isQuiet)
  const told = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return count(status === 0, told)
}

/** How a program ended. A quiet one says what it has to say at its end, and in one piece. */
const statusOf = (program, args, isQuiet) =>
  new Promise((resolve) => {
    const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
    const child = spawn(program, args, { cwd: root, stdio, shell: process.platform === 'win32' })
    const said = []
    child.stdout?.on('data', (piece) => said.push(piece))
    child.stderr?.on('data', (piece) => said.push(piece))
    child.on('error', (problem) => said.push(Buffer.from(`${problem.message}\n`)))
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said))
      resolve(status)
    })
  })

function wanted() {
  if (!process.argv.includes('--corpus')) return stages.filter((stage) => !stage.isOptional)
  if (existsSync(shared)) return stages
  console.log(`Corpus tests are left out: there is no folder ${path.relative(root, shared)}`)
  return stages.filter((stage) => !stage.isOptional)
}

/** Runs a stage, says so, and keeps what came of it. */
async function account(stage, isQuiet = false) {
  if (!isQuiet) console.log(`\n== ${stage.name}`)
  if (stage.note) console.log(stage.note)
  const begun = performance.now()
  const { passed, failed, skipped } = await runStage(stage, isQuiet)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  lines.push(`${stage.name}: ${passed} passed, ${failed} failed${left} (${seconds} s)`)
  total.passed += passed
  total.failed += failed
}

mkdirSync(results, { recursive: true })
const lines = []
const total = { passed: 0, failed: 0 }
console.log(`\n== ${reading.map(({ name }) => name).join(', ')}`)
await Promise.all(reading.map((stage) => account(stage, true)))
for (const stage of wanted()) {
  if (total.failed > 0) break
  await account(stage)
}

console.log(`\n== summary\n${lines.map((line) => `  ${line}`).join('\n')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
