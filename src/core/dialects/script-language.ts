import type { ScriptLanguage } from '../source/read-javascript/expression'

/** The names that code blocks give the languages of scripts. */
const NAMES: Readonly<Record<ScriptLanguage, readonly string[]>> = {
  javascript: ['javascript', 'js', 'jsx', 'mjs', 'cjs', 'typescript', 'ts', 'tsx', 'mts'],
  python: ['python', 'py', 'python3'],
}

/** The language of a script that a code block says it is in; undefined for JSON and for none. */
export function scriptLanguage(name: string | undefined): ScriptLanguage | undefined {
  if (name === undefined) return undefined
  return (Object.keys(NAMES) as ScriptLanguage[]).find((each) => NAMES[each].includes(name))
}
