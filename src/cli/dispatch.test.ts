import { describe, expect, it } from 'vitest'
import type { Lang } from '../core/lint/rule'
import { COMMAND_LINE } from '../i18n/command-line'
import { COMMANDS, dispatch, languageOf } from './dispatch'

async function run(args: readonly string[], environment?: string) {
  const written = { out: '', err: '', lang: 'en' as Lang }
  const code = await dispatch(args, '1.2.3', environment, (lang) => {
    written.lang = lang
    return {
      lang,
      readFile: () => Promise.resolve({ ok: false, reason: 'missing' }),
      out: (part) => void (written.out += part),
      err: (part) => void (written.err += part),
    }
  })
  return { code, ...written }
}

describe('the command line', () => {
  it('has all its commands, each with its usage', () => {
    expect(COMMANDS.map((each) => each.name)).toEqual([
      'lint',
      'answers',
      'check-call',
      'probe',
      'convert',
      'pull',
      'openapi',
      'policy',
      'diff',
      'bench',
      'review',
      'link',
      'open',
    ])
    for (const { name, usage } of COMMANDS) expect(usage.startsWith(name)).toBe(true)
  })

  it.each([['--help'], ['-h'], ['help']])('helps on %s', async (arg) => {
    const { code, out } = await run([arg])
    expect(code).toBe(0)
    for (const { usage } of COMMANDS) expect(out).toContain(usage)
  })

  it('says its version, and how a command is used', async () => {
    expect((await run(['--version'])).out).toBe('1.2.3\n')
    expect(await run(['convert', '--help'])).toMatchObject({ code: 0 })
  })

  it('explains one command, with its dialects', async () => {
    for (const args of [
      ['help', 'convert'],
      ['convert', '-h'],
      ['--help', 'convert'],
    ]) {
      const { code, out } = await run(args)
      expect([code, out.split('\n')[0]]).toEqual([
        0,
        `Usage: toolwright ${COMMANDS.find(({ name }) => name === 'convert')!.usage}`,
      ])
      expect(out).toContain('--to: openai.chat')
    }
  })

  it.each([
    [['--format', 'json', 'lint', 'a.json'], 'a.json: there is no such file.'],
    [['--to=claude', 'convert', 'a.json'], 'a.json: there is no such file.'],
    [['--base', 'https://x.example/', '--lang', 'en', 'link', 'a.json'], 'a.json: there is no'],
    [['lint', '--', '--help'], '--help: there is no such file.'],
  ])('takes options in front of the command: %j', async (args, reason) => {
    const { code, err } = await run(args)
    expect(err).toContain(reason)
    expect(code).toBe(2)
  })

  it.each([
    [['-x'], 'Unknown option -x'],
    [['--nope', 'lint', 'a.json'], 'Unknown option --nope'],
    [[], 'Usage'],
    [['paint'], 'There is no command "paint"'],
    [['toString'], 'There is no command "toString"'],
    [['--lang', 'fr', 'lint'], '--lang must be one of'],
    [['lint', '--lang'], '--lang must be one of'],
  ])('refuses %j with exit code 2', async (args, reason) => {
    const { code, err, out } = await run(args)
    expect(err).toContain(reason)
    expect([code, out]).toEqual([2, ''])
  })

  it.each([
    [['help'], 'zh_CN.UTF-8', 'zh'],
    [['help'], 'de_DE.UTF-8', 'en'],
    [['help'], undefined, 'en'],
    [['--lang', 'en', 'help'], 'zh_CN', 'en'],
    [['help', '--lang=zh'], 'C', 'zh'],
  ])('speaks the language of %j in %s', async (args, environment, lang) => {
    expect((await run(args, environment)).lang).toBe(lang)
  })

  it('leaves everything after -- alone', () => {
    expect(languageOf(['lint', '--', '--lang'], undefined).rest).toEqual(['lint', '--', '--lang'])
  })

  it('has the same slots in both languages', () => {
    const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((hit) => hit[0]).sort()
    for (const { en, zh } of Object.values(COMMAND_LINE)) expect(slots(zh)).toEqual(slots(en))
  })
})
