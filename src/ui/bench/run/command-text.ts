import type { Run } from '../../../core/bench/runs/run'
import { providerAt } from '../../../core/bench/wire/providers'
import type { RunForm } from '../../../state/run-form'

/** A file that the command needs beside it. */
export interface CommandFile {
  readonly name: string
  /** The version that it holds; absent for the set itself. */
  readonly otherId?: string
}

/** The variable that the command reads the key from. */
export const keyVariable = (baseUrl: string): string =>
  providerAt(baseUrl)?.keyEnv ?? 'MODEL_API_KEY'

/** The files of a run by the command line: the set, then one for each version to compare with. */
export const commandFiles = (others: readonly string[]): readonly CommandFile[] => [
  { name: 'set.json' },
  ...others.map((otherId, i) => ({ name: `version-${i + 1}.json`, otherId })),
]

/** The command that asks the same as the page; no key is in it, only the name of a variable. */
export function commandText(
  form: RunForm,
  { baseUrl, wire }: Pick<Run, 'baseUrl' | 'wire'>,
  files: readonly CommandFile[],
  isKeyNeeded: boolean,
): string {
  const option = (name: string, value: string): readonly string[] =>
    value.trim() === '' ? [] : [`--${name} ${quoted(value.trim())}`]
  const [set, ...others] = files
  return [
    `toolwright bench ${set!.name}`,
    ...others.map(({ name }) => `--arm ${name}`),
    ...option('base-url', baseUrl),
    ...option('model', form.model),
    ...(providerAt(baseUrl)?.wire === wire ? [] : option('wire', wire)),
    ...(isKeyNeeded ? option('key-env', keyVariable(baseUrl)) : []),
    ...option('trials', form.trials),
    ...option('temperature', form.temperature),
    ...option('seed', form.seed),
    ...option('max-calls', form.maxCalls),
    ...option('out', 'bench-run.json'),
  ].join(' \\\n  ')
}

/** As a POSIX shell takes it, whatever is in it. */
const quoted = (value: string): string =>
  /^[\w.:/@%+=-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`
