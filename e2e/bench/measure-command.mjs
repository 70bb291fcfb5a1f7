// Times the built command as a terminal starts it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

function time(args, acceptable) {
  const begun = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  const spent = performance.now() - begun
  if (!acceptable.includes(status)) throw new Error(`exit ${status}: ${stderr.trim()}`)
  return { spent, stdout }
}

/** Milliseconds of a Node that does nothing. */
export function measureEmptyNode() {
  return time(['-e', ''], [0]).spent
}

/** Milliseconds of `lint FILE --format json`, which must report `count` tools. */
export function measureLint(command, file, count) {
  if (!existsSync(command)) throw new Error('the command is not built')
  const { spent, stdout } = time([command, 'lint', file, '--format', 'json'], [0, 1])
  const reported = JSON.parse(stdout).tools.length
  if (reported !== count) throw new Error(`${reported} tools reported instead of ${count}`)
  return spent
}
