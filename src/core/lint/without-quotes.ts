import { bool, type Path } from '../json/node'

/** The words of the fix that `withoutQuotes` makes, for every rule that offers it. */
export const WITHOUT_QUOTES = {
  en: 'Write {value} without quotes',
  zh: '写成不带引号的{value}',
} as const

/** The fix that writes a flag in quotes as the flag it means. */
export const withoutQuotes = (path: Path, meant: boolean) => ({
  id: 'toBoolean' as const,
  values: { value: String(meant) },
  edits: [{ op: 'set' as const, path, value: bool(meant) }],
})
