import type { Lang } from '../core/lint/rule'
import type { Command } from './command'
import type { Threads } from './threads'

/** Runs a command over files that exist in memory only; `out` and `err` are everything it wrote. */
export async function runInMemory(
  command: Command,
  args: readonly string[],
  files: Readonly<Record<string, string>>,
  lang: Lang = 'en',
  threads?: Threads,
) {
  const said = { out: '', err: '' }
  const code = await command.run(args, {
    lang,
    readFile: (path) =>
      Promise.resolve(
        files[path] === undefined
          ? { ok: false, reason: 'missing' }
          : { ok: true, text: files[path] },
      ),
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    ...(threads ? { threads } : {}),
  })
  return { code, ...said }
}
