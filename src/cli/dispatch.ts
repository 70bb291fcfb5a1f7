import type { Lang } from '../core/lint/rule'
import { commandLineText } from '../i18n/command-line'
import type { Command, ExitCode, Io } from './command'
import { answersCommand } from './answers'
import { benchCommand } from './bench/bench'
import { checkCallCommand } from './check-call'
import { convertCommand } from './convert'
import { diffCommand } from './diff/diff'
import { linkCommand } from './link'
import { lintCommand } from './lint/lint'
import { openCommand } from './open'
import { openapiCommand } from './openapi'
import { policyCommand } from './policy'
import { probeCommand } from './probe/probe'
import { pullCommand } from './pull'
import { reviewCommand } from './review/review'

export const COMMANDS: readonly Command[] = [
  lintCommand,
  answersCommand,
  checkCallCommand,
  probeCommand,
  convertCommand,
  pullCommand,
  openapiCommand,
  policyCommand,
  diffCommand,
  benchCommand,
  reviewCommand,
  linkCommand,
  openCommand,
]

/** `--lang`, taken out of the arguments wherever it stands; else the language of the environment. */
export function languageOf(
  args: readonly string[],
  environment: string | undefined,
): { readonly lang: Lang; readonly rest: readonly string[]; readonly bad?: string } {
  const byDefault: Lang = /^zh/i.test(environment ?? '') ? 'zh' : 'en'
  const rest: string[] = []
  let asked: string | undefined
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (arg === '--') {
      rest.push(...args.slice(i))
      break
    }
    if (arg === '--lang') asked = args[++i] ?? ''
    else if (arg.startsWith('--lang=')) asked = arg.slice('--lang='.length)
    else rest.push(arg)
  }
  if (asked === undefined) return { lang: byDefault, rest }
  if (asked === 'en' || asked === 'zh') return { lang: asked, rest }
  return { lang: byDefault, rest, bad: asked }
}

/** Runs the command that the arguments name. `ioFor` gives the world in the language asked for. */
export async function dispatch(
  args: readonly string[],
  version: string,
  environment: string | undefined,
  ioFor: (lang: Lang) => Io,
): Promise<ExitCode> {
  const { lang, rest, bad } = languageOf(args, environment)
  const io = ioFor(lang)
  const { name, own } = commandIn(rest)
  if (bad !== undefined) {
    const values = { name: '--lang', known: 'en, zh', value: bad }
    io.err(commandLineText(lang, 'bad-choice', values) + '\n')
    return 2
  }
  if (name === '--version' || name === '-v') {
    io.out(version + '\n')
    return 0
  }
  const isHelp = asksForHelp(name) || name === 'help'
  const command = COMMANDS.find((each) => each.name === (isHelp ? own[0] : name))
  if (command && (isHelp || asksInside(own))) {
    io.out(helpOn(command, lang))
    return 0
  }
  if (isHelp) {
    io.out(helpText(lang))
    return 0
  }
  if (command) return command.run(own, io)
  if (name !== undefined) {
    const known = COMMANDS.map((each) => each.name).join(', ')
    const key = name.startsWith('-') ? 'unknown-option' : 'unknown-command'
    io.err(commandLineText(lang, key, { name, known }) + '\n')
  }
  io.err(helpText(lang))
  return 2
}

const asksForHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h'

/** Behind `--` everything is a name, also what looks like an option. */
function asksInside(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(asksForHelp)
}

/** The command and its arguments; options may stand in front of it. */
function commandIn(args: readonly string[]): {
  readonly name: string | undefined
  readonly own: readonly string[]
} {
  const isCommand = (arg: string): boolean => COMMANDS.some((each) => each.name === arg)
  const isOption = args[0]?.startsWith('-') === true && !asksForHelp(args[0])
  const at = isOption ? Math.max(0, args.findIndex(isCommand)) : 0
  return { name: args[at], own: [...args.slice(0, at), ...args.slice(at + 1)] }
}

function helpOn(command: Command, lang: Lang): string {
  const usage = `${commandLineText(lang, 'usage')} toolwright ${command.usage}`
  return [usage, ...(command.details?.(lang) ?? []), ''].join('\n')
}

function helpText(lang: Lang): string {
  return [
    commandLineText(lang, 'help'),
    '',
    commandLineText(lang, 'usage'),
    ...COMMANDS.map((each) => `  toolwright ${each.usage}`),
    '',
    commandLineText(lang, 'help-languages'),
    '',
  ].join('\n')
}
