import { print } from '../core/json/print'
import type { JsonNode } from '../core/json/node'
import { pullSentence, type PullWord } from '../i18n/pull-words'
import type { Command, ExitCode, Io } from './command'
import { conversionToJson } from './conversion'
import { noteLines } from './convert'
import { concealing } from './pull/conceal'
import { exitCodeOf } from './pull/failure'
import { DEFAULT_SECONDS, type PullRequest, readPullRequest } from './pull/request'
import { failureToJson, pulledOutput } from './pull/pulled-output'
import type { Pulled } from './pull/pull-tools'
import { usageError } from './usage-error'
import { writeOut } from './write-out'

/** Fetches the tools of a running MCP server and prints them as the server words them. */
export const pullCommand: Command = {
  name: 'pull',
  usage:
    "pull --url URL [--header 'NAME: VALUE']… | --stdio 'COMMAND ARGUMENTS' [--env NAME=VALUE]… [--timeout SECONDS] [--out FILE] [--format wire|json]",
  details: (lang) => [
    pullSentence(lang, 'help-sources'),
    pullSentence(lang, 'help-secrets', { seconds: DEFAULT_SECONDS }),
  ],
  run: async (args, io) => {
    const request = readPullRequest(args, io.lang)
    if (typeof request === 'string') {
      return usageError(pullCommand, request, io)
    }
    // The protocol's library is large, so it is loaded once asked for.
    const { pullTools } = await import('./pull/pull-tools')
    return tell(await pullTools(request), request, io)
  },
}

/** Says what came of it. A file is written only when the whole list was had. */
async function tell(pulled: Pulled, request: PullRequest, io: Io): Promise<ExitCode> {
  const { where, asJson } = request
  const say = (word: PullWord, values: Readonly<Record<string, string | number>> = {}): void =>
    io.err(pullSentence(io.lang, word, { where, ...values }) + '\n')
  if (!pulled.ok) return tellFailure(pulled, request, io)
  const { listed } = pulled
  const { wire, conversion, isReadable } = pulledOutput(listed, io.lang)
  const isWritten = await write(asJson ? conversionToJson(conversion) : wire, request, io)
  if (!isWritten) return 2
  if (listed.doubled.length > 0) say('doubled', { key: listed.doubled.join(', ') })
  if (listed.leftOut.length > 0) say('left-out', { keys: listed.leftOut.join(', ') })
  if (listed.tools.length === 0) say('no-tools')
  if (!asJson) io.err(noteLines([...conversion.errors, ...conversion.losses], io.lang))
  return isReadable ? 0 : 1
}

/** What a server says is shown without the secrets it was given, should it say them back. */
function tellFailure(
  { failure, lastLines, wasConnected }: Extract<Pulled, { ok: false }>,
  { where, secrets, asJson, out }: PullRequest,
  io: Io,
): ExitCode {
  const conceal = concealing(secrets)
  const values = Object.entries(failure.values ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? conceal(value) : value,
  ])
  const filled: Record<string, string | number> = { where, ...Object.fromEntries(values) }
  const message = pullSentence(io.lang, failure.code, filled)
  for (const line of lastLines)
    io.err(pullSentence(io.lang, 'server-said', { line: conceal(line) }) + '\n')
  io.err(message + '\n')
  if (asJson && out === undefined) io.out(print(failureToJson(failure, message)) + '\n')
  return exitCodeOf(failure, wasConnected)
}

async function write(node: JsonNode, { out }: PullRequest, io: Io): Promise<boolean> {
  const text = print(node) + '\n'
  if (out === undefined) {
    io.out(text)
    return true
  }
  const reason = await writeOut(out, text)
  if (reason === undefined) return true
  io.err(pullSentence(io.lang, 'not-written', { path: out, reason }) + '\n')
  return false
}
