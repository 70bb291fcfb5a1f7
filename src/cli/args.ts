import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Lang } from '../core/lint/rule'
import { commandLineText } from '../i18n/command-line'

/** An option of a command: a flag, or one of the values where `oneOf` lists them. */
export interface Option {
  readonly type: 'boolean' | 'string'
  readonly oneOf?: readonly string[]
}

export type Arguments =
  | {
      readonly ok: true
      readonly values: Readonly<Record<string, string | boolean | undefined>>
      /** Every value of the options that were given one, for those that may be repeated. */
      readonly every: Readonly<Record<string, readonly string[]>>
      readonly names: readonly string[]
    }
  | { readonly ok: false; readonly message: string }

/**
 * Reads a command's arguments. What is not an option is a name; `-` is a name, and everything after
 * `--`. An unknown option, a missing value or a value outside `oneOf` comes back as a message.
 */
export function readArguments(
  args: readonly string[],
  options: Readonly<Record<string, Option>>,
  lang: Lang,
): Arguments {
  const config: ParseArgsConfig['options'] = Object.fromEntries(
    Object.entries(options).map(([name, { type }]) => [name, { type }]),
  )
  const { tokens } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values: Record<string, string | boolean | undefined> = {}
  const every: Record<string, string[]> = {}
  const names: string[] = []
  const fail = (message: string): Arguments => ({ ok: false, message })
  for (const token of tokens) {
    if (token.kind === 'positional') names.push(token.value)
    if (token.kind !== 'option') continue
    const name = token.rawName
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option) return fail(commandLineText(lang, 'unknown-option', { name }))
    if (option.type === 'boolean') {
      if (token.value !== undefined) return fail(commandLineText(lang, 'needless-value', { name }))
      values[token.name] = true
      continue
    }
    const { value } = token
    if (value === undefined || value === '' || (!token.inlineValue && value.startsWith('--')))
      return fail(commandLineText(lang, 'missing-value', { name }))
    if (option.oneOf && !option.oneOf.includes(value)) {
      const known = option.oneOf.join(', ')
      return fail(commandLineText(lang, 'bad-choice', { name, known, value }))
    }
    values[token.name] = value
    every[token.name] = [...(every[token.name] ?? []), value]
  }
  return { ok: true, values, every, names }
}

/** The value of an option that takes one. */
export function textOption(
  values: Readonly<Record<string, string | boolean | undefined>>,
  name: string,
): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}
