import process from 'node:process'
import { parentPort, workerData } from 'node:worker_threads'
import { version } from '../../package.json'
import { dispatch } from './dispatch'
import { processIo } from './io'
import { LINT_THREAD, runLintThread } from './lint/lint-thread'
import { tuneEngine } from './tune-engine'

if (parentPort && workerData === LINT_THREAD) runLintThread(parentPort)
else runCommand()

function runCommand(): void {
  tuneEngine()
  const environment = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG

  // A reader that stops early, such as `head`, is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

  // The exit code is set, not forced, so that a pipe gets everything that was written.
  void dispatch(process.argv.slice(2), version, environment, processIo).then((code) => {
    process.exitCode = code
  })
}
