import process from 'node:process'
import type { Lang } from '../../core/lint/rule'
import { type PullWord, pullSentence } from '../../i18n/pull-words'
import { readArguments, textOption } from '../args'
import { splitCommand } from './split-command'

const OPTIONS = {
  url: { type: 'string' },
  header: { type: 'string' },
  stdio: { type: 'string' },
  env: { type: 'string' },
  timeout: { type: 'string' },
  out: { type: 'string' },
  format: { type: 'string', oneOf: ['wire', 'json'] },
} as const

/** Long enough for a package runner to download the server first. */
export const DEFAULT_SECONDS = 60
const MOST_SECONDS = 3600

/** Where the server is, and what it is told. */
export type Source =
  | { readonly kind: 'url'; readonly url: URL; readonly headers: Readonly<Record<string, string>> }
  | {
      readonly kind: 'stdio'
      readonly command: string
      readonly args: readonly string[]
      readonly env: Readonly<Record<string, string>>
    }

export interface PullRequest {
  readonly source: Source
  /** The source as a sentence may name it: no query, no secret. */
  readonly where: string
  /** Values that must not be shown, should a server say them back. */
  readonly secrets: readonly string[]
  readonly seconds: number
  readonly out: string | undefined
  readonly asJson: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

/** What was asked for, or a sentence on what is wrong with the question; no sentence holds a secret. */
export function readPullRequest(
  args: readonly string[],
  lang: Lang,
  environment: Environment = process.env,
): PullRequest | string {
  const say = (word: PullWord, values?: Readonly<Record<string, string | number>>): string =>
    pullSentence(lang, word, values)
  const read = readArguments(args, OPTIONS, lang)
  if (!read.ok) return read.message
  const [name] = read.names
  if (name !== undefined) return say('no-names', { name })
  const url = textOption(read.values, 'url')
  const stdio = textOption(read.values, 'stdio')
  const { header = [], env = [] } = read.every
  if ((url === undefined) === (stdio === undefined)) return say('one-source')
  if (url === undefined && header.length > 0)
    return say('only-with', { name: '--header', other: '--url' })
  if (stdio === undefined && env.length > 0)
    return say('only-with', { name: '--env', other: '--stdio' })
  const timeout = textOption(read.values, 'timeout') ?? String(DEFAULT_SECONDS)
  const seconds = /^\d+(\.\d+)?$/.test(timeout) ? Number(timeout) : 0
  if (!(seconds > 0 && seconds <= MOST_SECONDS))
    return say('bad-timeout', { most: MOST_SECONDS, value: timeout })
  const from = url === undefined ? readCommand(stdio!, env, environment) : readUrl(url, header)
  if ('word' in from) return say(from.word, from.values)
  const file = textOption(read.values, 'out')
  const out = file === '-' ? undefined : file
  const asJson = read.values.format === 'json'
  return { ...from, seconds, out, asJson }
}

type Refusal = {
  readonly word: PullWord
  readonly values?: Readonly<Record<string, string | number>>
}
type Read = Pick<PullRequest, 'source' | 'where' | 'secrets'>

function readUrl(text: string, lines: readonly string[]): Read | Refusal {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return { word: 'bad-url' }
  if (url.username || url.password) return { word: 'url-with-password' }
  url.hash = ''
  const headers: Record<string, string> = {}
  for (const [index, line] of lines.entries()) {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/.exec(line) ?? []
    if (name === undefined || !/^[\t\x20-\x7e\x80-\xff]+$/.test(value ?? ''))
      return { word: 'bad-header', values: { number: index + 1 } }
    // One name, one header: the last one given counts, in whatever letters.
    for (const other of Object.keys(headers))
      if (other.toLowerCase() === name.toLowerCase()) delete headers[other]
    headers[name] = value!
  }
  return {
    source: { kind: 'url', url, headers },
    where: url.origin + url.pathname,
    secrets: [...Object.values(headers), ...url.searchParams.values()],
  }
}

function readCommand(
  text: string,
  lines: readonly string[],
  environment: Environment,
): Read | Refusal {
  const split = splitCommand(text)
  if (!split.ok) return split
  const { command, args } = split
  const env: Record<string, string> = {}
  for (const [index, line] of lines.entries()) {
    const [, name, given] = /^([^=\s]+)(?:=([^]*))?$/.exec(line) ?? []
    if (name === undefined) return { word: 'bad-env', values: { number: index + 1 } }
    const value = given ?? environment[name]
    if (value === undefined) return { word: 'unset-env', values: { name } }
    env[name] = value
  }
  // Arguments may hold a secret, so only the program is named.
  return {
    source: { kind: 'stdio', command, args, env },
    where: command,
    secrets: Object.values(env),
  }
}
