import type { Io } from '../command'
import { lintCommand } from './lint'

/** Runs the command over files that exist in memory only. */
export async function lint(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = Object.keys(files),
  lang: 'en' | 'zh' = 'en',
) {
  const said = { out: '', err: '' }
  const io: Io = {
    lang,
    readFile: (path) =>
      Promise.resolve(
        files[path] === undefined
          ? { ok: false, reason: 'missing' }
          : { ok: true, text: files[path] },
      ),
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
  }
  const code = await lintCommand.run(args, io)
  return { code, ...said }
}
