import { lintReportText } from '../i18n/lint-report'
import { type Arguments, type Option, readArguments } from './args'
import type { Lang } from '../core/lint/rule'

/** Reads the arguments of a command that wants one file at least. */
export function fileArguments(
  args: readonly string[],
  options: Readonly<Record<string, Option>>,
  lang: Lang,
): Arguments {
  const read = readArguments(args, options, lang)
  return read.ok && read.names.length === 0
    ? { ok: false, message: lintReportText(lang, 'no-files') }
    : read
}
